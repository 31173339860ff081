// The one door to libcurl. Swift can't call C variadics, so each setter and getter has a typed wrapper here.
#pragma once
#include <curl/curl.h>

typedef size_t (*cameo_bytes_callback)(char *bytes, size_t size, size_t count, void *user);
typedef int (*cameo_debug_callback)(CURL *easy, curl_infotype type, char *bytes, size_t count, void *user);

static inline CURLcode cameo_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode cameo_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode cameo_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode cameo_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode cameo_set_bytes_callback(CURL *easy, CURLoption option, cameo_bytes_callback value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode cameo_set_debug_callback(CURL *easy, cameo_debug_callback value) {
  return curl_easy_setopt(easy, CURLOPT_DEBUGFUNCTION, value);
}

static inline long cameo_get_long(CURL *easy, CURLINFO info) {
  long value = 0;
  return curl_easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}
static inline curl_off_t cameo_get_offset(CURL *easy, CURLINFO info) {
  curl_off_t value = 0;
  return curl_easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}
static inline void *cameo_get_private(CURL *easy) {
  char *value = NULL;
  return curl_easy_getinfo(easy, CURLINFO_PRIVATE, &value) == CURLE_OK ? value : NULL;
}
// The fields of the server's own certificate, as `Name:value`; NULL if there is none.
static inline const struct curl_slist *cameo_get_certificate(CURL *easy) {
  struct curl_certinfo *chain = NULL;
  if (curl_easy_getinfo(easy, CURLINFO_CERTINFO, &chain) != CURLE_OK || !chain || chain->num_of_certs < 1) return NULL;
  return chain->certinfo[0];
}

// The bytes of an IPv4 or IPv6 address in network order: how many there are, 0 if the text is none.
static inline int cameo_address_bytes(const char *text, unsigned char bytes[16]) {
  if (inet_pton(AF_INET, text, bytes) == 1) return 4;
  return inet_pton(AF_INET6, text, bytes) == 1 ? 16 : 0;
}

static inline CURLMcode cameo_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}
// The next finished handle with its result; NULL if none is left. Flattens the union of CURLMsg.
static inline CURL *cameo_multi_next_done(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}
