"""Runs a command and kills it with SIGKILL at one instant.

usage: kill_at.py SECONDS STORE COMMAND...     that long after the start
       kill_at.py +SECONDS STORE COMMAND...    that long after its first file in the store's stage

Prints "killed" or, where the command was faster, "ended" and its exit status.
"""

import os
import signal
import subprocess
import sys
import time


def staged(store):
    stage = os.path.join(store, ".cameo", "stage")
    return os.path.isdir(stage) and any(files for _, _, files in os.walk(stage))


def main(arguments):
    if len(arguments) < 3:
        sys.exit(__doc__)
    when, store, command = arguments[0], arguments[1], arguments[2:]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               start_new_session=True)
    if when.startswith("+"):
        while process.poll() is None and not staged(store):
            time.sleep(0.0002)
    time.sleep(float(when))
    if process.poll() is not None:
        print("ended", process.returncode)
        return
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    print("killed")


main(sys.argv[1:])
