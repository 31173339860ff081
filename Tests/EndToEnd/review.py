"""Plays `cameo record --review` at a pseudo-terminal: what it shows, what it signs, and what state it leaves behind.

The binary under test is $CAMEO, else .build/debug/cameo. Needs python3 on a system with pseudo-terminals.
"""

import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import termios
import time

import json_backend

CAMEO = os.path.abspath(os.environ.get("CAMEO", ".build/debug/cameo"))
ENTER, LEAVE = b"\x1b[?1049h", b"\x1b[?1049l"
# No value may stand in standard output, standard error or a file that no line was signed for.
PLANTED = ["Goldfisch", "Silbermond", "kowalczyk", "quilt-lantern"]


def answer(_):
    items = [
        {"id": 640318275 + n, "email": f"m{n}.kowalczyk@poczta-lodz.pl", "status": "active",
         "tier": ["Goldfisch", "Silbermond"][n % 2], "token": f"tk-8831-zebra-quilt-lantern-{n}"}
        for n in range(6)
    ]
    return {"items": items}


class Review:
    """One recording at a terminal of its own; `steps` are pairs: wait until this text is shown, then press that."""

    def __init__(self, url, steps, send=None):
        self.folder = tempfile.mkdtemp(prefix="cameo-review-")
        env = dict(os.environ, HOME=self.folder, CAMEO_KEY="5b0e" * 16)
        store = self.folder + "/recordings"
        subprocess.run([CAMEO, "init", "--recordings", store], env=env, check=True, capture_output=True)
        out, err = open(self.folder + "/out", "wb"), open(self.folder + "/err", "wb")
        self.screen = b""
        child, self.terminal = pty.fork()
        if child == 0:
            os.dup2(out.fileno(), 1)
            os.dup2(err.fileno(), 2)
            words = [CAMEO, "record", url, "--as", "accounts", "--review", "--recordings", store]
            os.execve(CAMEO, words, env)
        before = termios.tcgetattr(self.terminal)
        for text, keys in steps:
            self.wait(text.encode())
            self.screen = b"" if keys else self.screen
            os.write(self.terminal, keys.encode())
        if send:
            self.wait(b"k keep values")
            os.kill(child, send)
        self.ended = self.wait(LEAVE)
        _, self.status = os.waitpid(child, 0)
        # Some systems take the terminal away with its last process.
        try:
            self.restored = termios.tcgetattr(self.terminal) == before
        except termios.error:
            self.restored = True
        self.printed = open(self.folder + "/out").read() + open(self.folder + "/err").read()
        self.decisions = open(self.folder + "/redaction-rules/decisions.jsonc").read()

    def wait(self, text, seconds=60):
        end = time.monotonic() + seconds
        while text not in self.screen:
            ready, _, _ = select.select([self.terminal], [], [], 0.2)
            if ready:
                try:
                    self.screen += os.read(self.terminal, 65536)
                except OSError:
                    return text in self.screen
            if time.monotonic() > end:
                sys.exit(f"the screen never showed {text!r}:\n{self.screen.decode(errors='replace')}")
        return True


def check(what, holds):
    if not holds:
        sys.exit(f"not so: {what}")
    print(f"  {what}")


def main():
    url = json_backend.start(answer) + "/accounts"

    signed = Review(url, [("1 of 4", "s"), ("2 of 4", "s"), ("3 of 4", "y"), ("4 of 4", "k"), ("[ ] 1", "1"), ("[x] 1", "\r")])
    check("a review ends with status 0 and the terminal as it was", signed.status == 0 and signed.ended and signed.restored)
    check("what was signed stands in decisions.jsonc",
          '"$.items[*].tier": { "keep": ["Goldfisch"], "signed"' in signed.decisions
          and '"$.items[*].status": { "keep": "wire-words", "signed"' in signed.decisions)
    check("no value stands in output or errors", not any(word in signed.printed for word in PLANTED))
    check("what was not signed is in no file", "Silbermond" not in signed.decisions and "kowalczyk" not in signed.decisions)

    broken = Review(url, [("1 of 4", "k"), ("[ ] 1", "\x03")])
    check("Ctrl-C ends with status 2 and the terminal as it was",
          os.waitstatus_to_exitcode(broken.status) == 2 and broken.ended and broken.restored)
    check("and nothing is signed", "accounts" not in broken.decisions and "[review-aborted]" in broken.printed)

    killed = Review(url, [], send=signal.SIGTERM)
    check("a signal leaves the terminal as it was, too",
          os.waitstatus_to_exitcode(killed.status) == -signal.SIGTERM and killed.ended and killed.restored)

    words = [CAMEO, "record", url, "--as", "accounts", "--review", "--recordings", killed.folder + "/recordings"]
    env = dict(os.environ, HOME=killed.folder, CAMEO_KEY="5b0e" * 16)
    none = subprocess.run(words, env=env, capture_output=True, text=True, start_new_session=True)
    check("without a terminal it says so and exits 2", none.returncode == 2 and "[no-terminal]" in none.stderr)


if __name__ == "__main__":
    main()
