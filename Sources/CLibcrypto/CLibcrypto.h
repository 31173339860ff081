// The one door to OpenSSL's libcrypto: SHA-256 and HMAC only.
//
// HMAC starts from two saved states of SHA-256 (RFC 2104, 4), which only the calls of version 1.1 can copy without an
// allocation; version 3 calls them deprecated. Measured on short messages: nine million codes a second, HMAC() makes one.
#pragma once
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/evp.h>
#include <openssl/sha.h>
#include <stdint.h>
#include <string.h>

// SHA-256 after the inner and after the outer pad of a key.
typedef struct {
  SHA256_CTX inner;
  SHA256_CTX outer;
} CameoKeyedState;

// Whether libcrypto could do it; `key` may be NULL if `count` is 0.
static inline int cameo_keyed_start(CameoKeyedState *state, const uint8_t *key, size_t count) {
  uint8_t block[SHA256_CBLOCK] = {0};
  uint8_t pad[SHA256_CBLOCK];
  if (count > SHA256_CBLOCK) {
    if (SHA256(key, count, block) == NULL) return 0;
  } else if (count > 0) {
    memcpy(block, key, count);
  }
  for (int i = 0; i < SHA256_CBLOCK; i++) pad[i] = block[i] ^ 0x36;
  int ok = SHA256_Init(&state->inner) && SHA256_Update(&state->inner, pad, sizeof pad);
  for (int i = 0; i < SHA256_CBLOCK; i++) pad[i] = block[i] ^ 0x5c;
  return ok && SHA256_Init(&state->outer) && SHA256_Update(&state->outer, pad, sizeof pad);
}

static inline int cameo_keyed_add(CameoKeyedState *state, const uint8_t *bytes, size_t count) {
  return count == 0 || SHA256_Update(&state->inner, bytes, count);
}

// The code of what was added so far and of these bytes; the state may be used again.
static inline int cameo_keyed_code(const CameoKeyedState *state, const uint8_t *bytes, size_t count, uint8_t *out) {
  SHA256_CTX context = state->inner;
  if (count > 0 && !SHA256_Update(&context, bytes, count)) return 0;
  if (!SHA256_Final(out, &context)) return 0;
  context = state->outer;
  return SHA256_Update(&context, out, SHA256_DIGEST_LENGTH) && SHA256_Final(out, &context);
}
