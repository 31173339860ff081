// The door to prctl, which is variadic and so hidden from Swift.
#pragma once
#if defined(__linux__)
#include <sys/prctl.h>
/// No core file, and no other process of this user reads our memory. 0 on success.
static inline int cameo_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
#else
static inline int cameo_forbid_dumps(void) { return 0; }
#endif
