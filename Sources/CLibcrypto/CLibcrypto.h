// The one door to OpenSSL's libcrypto: SHA-256 and HMAC only.
#pragma once
#include <openssl/evp.h>
#include <openssl/hmac.h>
