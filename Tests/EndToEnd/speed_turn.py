"""Runs a command once and tells what it took: wall seconds, CPU seconds of user and system, peak memory in bytes.

usage: speed_turn.py LOG COMMAND...

The command's output goes to LOG. What it starts and waits for counts as its own. Ends as the command does.
"""

import os
import sys
import time


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    log, *command = arguments
    to_log = [(os.POSIX_SPAWN_OPEN, 1, log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
              (os.POSIX_SPAWN_DUP2, 1, 2)]
    begun = time.monotonic()
    # Spawned, not forked: a fork's memory would count as the command's.
    child = os.posix_spawnp(command[0], command, os.environ, file_actions=to_log)
    _, status, used = os.wait4(child, 0)
    wall = time.monotonic() - begun
    print(f"{wall:.4f}\t{used.ru_utime + used.ru_stime:.4f}\t{used.ru_maxrss * 1024}")
    sys.exit(os.waitstatus_to_exitcode(status) and 1)


main(sys.argv[1:])
