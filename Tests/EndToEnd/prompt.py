"""Plays `cameo record` at a pseudo-terminal where a request file asks with `# @prompt`: what is shown, what is sent, and
what state the terminal is left in.

The binary under test is $CAMEO, else .build/debug/cameo. Needs python3 on a system with pseudo-terminals.
"""

import json
import os
import pty
import select
import signal
import subprocess
import tempfile
import termios

import json_backend

CAMEO = os.path.abspath(os.environ.get("CAMEO", ".build/debug/cameo"))
TOKEN = "tk-8831-zebra-quilt"
SEEN = []


def answer(request):
    SEEN.append((request.path, request.headers.get("Authorization")))
    return {"id": 1, "status": "active"}


class Run:
    """One recording at a terminal of its own; `steps` are pairs: wait until this text is shown, then type that."""

    def __init__(self, folder, steps, stop=None, **more):
        env = dict(os.environ, HOME=folder, CAMEO_KEY="5b0e" * 16, **more)
        if "CI" not in more:
            env.pop("CI", None)
        words = [CAMEO, "record", "--env", "staging", "--recordings", folder + "/recordings"]
        SEEN.clear()
        self.screen = b""
        child, self.terminal = pty.fork()
        if child == 0:
            os.execve(CAMEO, words, env)
        before = termios.tcgetattr(self.terminal)
        for text, keys in steps:
            self.read(until=text)
            os.write(self.terminal, keys)
        if stop:
            self.read(until=stop[0])
            # The question stands a moment before the mode: what is hidden is hidden first.
            assert not termios.tcgetattr(self.terminal)[3] & termios.ECHO
            os.kill(child, stop[1])
        after = self.read()
        self.is_restored = (after or termios.tcgetattr(self.terminal))[3] == before[3]
        self.status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        os.close(self.terminal)

    def read(self, until=None):
        """Until the text is shown, or to the end: then the terminal's mode just before it."""
        mode = None
        while until is None or until not in self.screen:
            ready, _, _ = select.select([self.terminal], [], [], 20)
            assert ready, self.screen
            try:
                data = os.read(self.terminal, 4096)
            except OSError:
                return mode
            if not data:
                return mode
            self.screen += data
            mode = termios.tcgetattr(self.terminal)
        return mode


def main():
    host = json_backend.start(answer)
    folder = tempfile.mkdtemp(prefix="cameo-prompt-")
    env = dict(os.environ, HOME=folder, CAMEO_KEY="5b0e" * 16)
    words = [CAMEO, "init", "--env", "staging", "--recordings", folder + "/recordings"]
    subprocess.run(words, env=env, check=True, capture_output=True)
    with open(folder + "/recordings/requests/api.http", "w") as file:
        file.write(
            "### account\n# @prompt who Who are you\n# @prompt token Of the test account\n"
            "GET {{host}}/account?u={{who}}\nAuthorization: Bearer {{token}}\n"
        )
    with open(folder + "/recordings/requests/http-client.env.json", "w") as file:
        json.dump({"staging": {"host": host}}, file)

    who, token = b"staging: who (Who are you): ", b"staging: token (Of the test account): "
    run = Run(folder, [(who, b"karl\n"), (token, TOKEN.encode() + b"\n")])
    assert run.status == 0, run.screen
    assert SEEN == [("/account?u=karl", "Bearer " + TOKEN)], SEEN
    assert TOKEN.encode() not in run.screen and b"karl" in run.screen, run.screen
    for path, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(path, name), "rb") as file:
                assert TOKEN.encode() not in file.read(), name

    run = Run(folder, [(who, b"\n")])
    assert run.status == 2 and b"[prompt-unanswered]" in run.screen and SEEN == [], run.screen
    run = Run(folder, [], CI="true")
    assert run.status == 2 and run.screen.count(b"[prompt-unanswered]") == 2 and SEEN == [], run.screen
    assert b"http-client.private.env.json" in run.screen, run.screen
    for number in [signal.SIGINT, signal.SIGTERM]:
        run = Run(folder, [(who, b"karl\n")], stop=(token, number))
        assert run.status == -number and run.is_restored and SEEN == [], (run.status, run.screen)
    print("prompts: asked, hidden, sent; refused in CI; the terminal as it was")


main()
