// The one door to PCRE2. Its functions have macros for names, and each match needs three objects of the library: here is
// what compiles one pattern, what matches one text, and what says why it failed.
#pragma once
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

// NULL if the pattern is none: then the error and the byte say why. Nothing of how the library was built decides how a
// pattern reads. Machine code is made where the system lets it; without it the same pattern is interpreted, as is one
// with callouts.
static inline pcre2_code *cameo_pattern_compile(
    const uint8_t *bytes, size_t count, uint32_t options, int *error, size_t *offset) {
  pcre2_compile_context *context = pcre2_compile_context_create(NULL);
  if (!context) {
    *error = PCRE2_ERROR_HEAP_FAILED;
    return NULL;
  }
  pcre2_set_newline(context, PCRE2_NEWLINE_LF);
  pcre2_set_bsr(context, PCRE2_BSR_UNICODE);
  pcre2_set_parens_nest_limit(context, 100);
  pcre2_code *code = pcre2_compile(
      bytes, count,
      options | PCRE2_UTF | PCRE2_UCP | PCRE2_NEVER_BACKSLASH_C | PCRE2_NO_AUTO_CAPTURE | PCRE2_DOLLAR_ENDONLY,
      error, offset, context);
  pcre2_compile_context_free(context);
  if (code && !(options & PCRE2_AUTO_CALLOUT)) pcre2_jit_compile(code, PCRE2_JIT_COMPLETE);
  return code;
}

static inline void cameo_pattern_free(pcre2_code *code) { pcre2_code_free(code); }

// What a match may still cost, and where in the text it was last.
typedef struct {
  uint64_t left;
  size_t place;
} cameo_pattern_work;

// Called before each item of a pattern: it costs one, and one for each byte gone forwards or back since the last.
static inline int cameo_pattern_count(pcre2_callout_block *block, void *user) {
  cameo_pattern_work *work = (cameo_pattern_work *)user;
  size_t here = block->current_position;
  uint64_t cost = 1 + (here > work->place ? here - work->place : work->place - here);
  if (cost > work->left) return PCRE2_ERROR_CALLOUT;
  work->left -= cost;
  work->place = here;
  return 0;
}

// 1 for a match, 0 for none, else an error of the library. Of a pattern with callouts the work is counted, of another
// the steps at each start.
static inline int cameo_pattern_match(
    const pcre2_code *code, const uint8_t *bytes, size_t count, uint32_t options, uint32_t steps, uint64_t work,
    uint32_t kibibytes) {
  cameo_pattern_work counted = {work, 0};
  pcre2_match_context *context = pcre2_match_context_create(NULL);
  pcre2_match_data *data = pcre2_match_data_create(1, NULL);
  int result = PCRE2_ERROR_NOMEMORY;
  if (context && data) {
    pcre2_set_match_limit(context, steps);
    pcre2_set_depth_limit(context, steps);
    pcre2_set_heap_limit(context, kibibytes);
    pcre2_set_callout(context, cameo_pattern_count, &counted);
    result = pcre2_match(code, bytes ? bytes : (const uint8_t *)"", count, 0, options, data, context);
    // Machine code has 32 KiB of the thread's own stack; the interpreter takes what it needs from the heap.
    if (result == PCRE2_ERROR_JIT_STACKLIMIT)
      result = pcre2_match(
          code, bytes ? bytes : (const uint8_t *)"", count, 0, options | PCRE2_NO_JIT, data, context);
  }
  pcre2_match_data_free(data);
  pcre2_match_context_free(context);
  return result >= 0 ? 1 : result == PCRE2_ERROR_NOMATCH ? 0 : result;
}

// The library's words for an error, ended by zero.
static inline void cameo_pattern_message(int error, uint8_t *words, size_t count) {
  if (pcre2_get_error_message(error, words, count) < 0 && count > 0) words[0] = 0;
}
