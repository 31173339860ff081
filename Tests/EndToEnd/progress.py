"""Plays `cameo record` at a pseudo-terminal and looks at its progress: one line an environment, in place, in windows of any
width, also while they are resized; taken away at the end and on Ctrl-C; none where the terminal can't move its cursor.

The binary under test is $CAMEO, else .build/debug/cameo. Needs python3 on a system with pseudo-terminals.
"""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import tempfile
import termios
import threading

import json_backend
from screen import Screen

CAMEO = os.path.abspath(os.environ.get("CAMEO", ".build/debug/cameo"))
GATE = threading.Event()
MOVES = re.compile(rb"\x1b\[\d*[A-Z]|\x1b\]|\r(?!\n)")
TOKEN = "tk-8831-zebra-quilt"


def answer(request):
    if request.path != "/quick":
        GATE.wait(60)
    return {"id": 1, "status": "active"}


class Run:
    """One recording at a terminal of its own; each step waits until the screen shows a text, then acts on the run."""

    def __init__(self, folder, environments, steps=(), width=80, more=(), **variables):
        env = {**os.environ, "HOME": folder, "CAMEO_KEY": "5b0e" * 16, "TERM": "xterm", **variables}
        words = [CAMEO, "record", "--recordings", folder + "/recordings", "--retry", "0"]
        words += [word for name in environments for word in ("--env", name)] + list(more)
        GATE.clear()
        self.bytes, self.rest, self.seen, self.screen = b"", "", [], Screen(width)
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.execve(CAMEO, words, env)
        self.resize(width)
        for text, act in steps:
            self.read(until=text)
            act(self)
        self.read()
        self.status = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
        os.close(self.terminal)
        assert not self.screen.faults, self.screen.faults
        assert TOKEN.encode() not in self.bytes

    def resize(self, width):
        self.screen.width = width
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))

    def read(self, until=None):
        while until is None or not any(until in line for line in self.screen.text()):
            ready, _, _ = select.select([self.terminal], [], [], 20)
            assert ready, (until, self.screen.text())
            try:
                data = os.read(self.terminal, 4096)
            except OSError:
                return
            if not data:
                return
            self.bytes += data
            text = self.rest + data.decode()
            cut = re.search(r"\x1b(\[\d*)?$", text)
            self.rest = text[cut.start() :] if cut else ""
            self.screen.write(text[: cut.start()] if cut else text)
            self.seen.append(self.screen.text())

    def has_progress(self):
        return any("in flight" in line or re.search(r"\d (out|fail)\b", line) for line in self.screen.text())


def project(host):
    folder = tempfile.mkdtemp(prefix="cameo-progress-")
    env = dict(os.environ, HOME=folder, CAMEO_KEY="5b0e" * 16)
    words = [CAMEO, "init", "--env", "production", "--env", "staging", "--recordings", folder + "/recordings"]
    subprocess.run(words, env=env, check=True, capture_output=True)
    with open(folder + "/recordings/requests/api.http", "w") as file:
        file.write("### quick\nGET {{host}}/quick\nAuthorization: Bearer {{token}}\n\n### gone\nGET http://127.0.0.1:1/\n\n")
        file.writelines(f"### slow-{number}\nGET {{{{host}}}}/slow/{number}\n\n" for number in range(3))
    entry = {"host": host, "token": TOKEN}
    with open(folder + "/recordings/requests/http-client.env.json", "w") as file:
        json.dump({"production": entry, "staging": entry}, file)
    return folder


def main():
    host = json_backend.start(answer)
    folder = project(host)

    run = Run(folder, ["production", "staging"], [("staging     2/5 done", lambda _: GATE.set())])
    shown = next(screen for screen in run.seen if any("staging     2/5" in line for line in screen))
    assert shown == [
        "production  2/5 done  1 failed  3 in flight  29 B",
        "staging     2/5 done  1 failed  3 in flight  29 B",
    ], shown
    assert run.status == 1 and not run.has_progress(), run.screen.text()
    assert run.screen.text()[0].startswith("production gone: error:") or "gone" in run.screen.text()[0]

    # A window of 40 columns, and one that is made narrower and wider meanwhile.
    run = Run(folder, ["production"], [("production 2/5 1 fail 3 out", lambda _: GATE.set())], width=40)
    assert run.status == 1 and not run.has_progress(), run.screen.text()
    steps = [
        ("production  2/5 done  1 failed  3 in flight", lambda run: run.resize(40)),
        ("production 2/5 1 fail 3 out 29 B", lambda run: run.resize(90)),
        ("production  2/5 done  1 failed  3 in flight", lambda run: run.resize(20)),
        ("product… 2/5 1 fail", lambda run: run.resize(60)),
        ("production  2/5 done  1 failed  3 in flight", lambda _: GATE.set()),
    ]
    run = Run(folder, ["production"], steps)
    assert run.status == 1 and not run.has_progress(), run.screen.text()
    assert all(len(screen) == 1 for screen in run.seen if any("in flight" in line for line in screen)), run.seen

    # The first Ctrl-C takes the lines away for good: the second one leaves nothing behind.
    def interrupt(run):
        os.write(run.terminal, b"\x03")

    steps = [("3 in flight", interrupt), ("ending: what is on the wire", lambda _: GATE.set())]
    run = Run(folder, ["production", "staging"], steps)
    assert run.status == 1 and not run.has_progress(), run.screen.text()
    steps = [("3 in flight", interrupt), ("ending: what is on the wire", interrupt)]
    run = Run(folder, ["production", "staging"], steps)
    assert run.status == -signal.SIGINT and not run.has_progress(), (run.status, run.screen.text())

    # What it waits for; Ctrl-C ends the wait.
    steps = [
        ("3 in flight", lambda _: GATE.set()),
        ("asking again in 30 s", lambda _: None),
        ("asking again in 29 s", interrupt),
    ]
    run = Run(project(host), ["production"], steps, more=["--confirm", "2"])
    assert run.status == 1 and not any("asking" in line for line in run.screen.text()), run.screen.text()

    # Progress has no colour, so NO_COLOR changes nothing.
    run = Run(folder, ["staging"], [("3 in flight", lambda _: GATE.set())], NO_COLOR="1")
    assert run.status == 1 and b"\x1b[3" not in run.bytes
    timer = threading.Timer(0.5, GATE.set)
    timer.start()
    run = Run(folder, ["staging"], [], **{"TERM": "dumb"})
    assert run.status == 1 and not MOVES.search(run.bytes), run.bytes
    print("progress: in place, for every width, away at the end and on Ctrl-C, none on a dumb terminal")


main()
