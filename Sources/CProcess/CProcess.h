// The door to prctl, which is variadic and so hidden from Swift, and to a union of sigaction's.
#pragma once
#include <signal.h>
#include <stddef.h>
#if defined(__linux__)
#include <sys/prctl.h>
/// No core file, and no other process of this user reads our memory. 0 on success.
static inline int cameo_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
#else
static inline int cameo_forbid_dumps(void) { return 0; }
#endif
/// Whether whoever started this process has it ignore a signal.
static inline int cameo_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}
