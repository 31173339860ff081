"""Plays `cameo record` on a machine whose clock is wrong, or jumps while a run is under way: what is kept must be the same,
the store clean, and no last day in a contract may go backward.

The clock is moved for that one process, by a library that is loaded before libc's `time`. The binary under test is
$CAMEO, else .build/debug/cameo. Needs python3 and a C compiler on Linux; exits with 2 where there is none.
"""

import datetime
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import json_backend

CAMEO = os.path.abspath(os.environ.get("CAMEO", ".build/debug/cameo"))
KEY = "6f1d2c3b4a5968778695a4b3c2d1e0f00f1e2d3c4b5a69788796a5b4c3d2e1f0"
DAY = 86_400
YEARS = 3653 * DAY

SHIM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
/* Seconds that the clock is off are read anew at each call, so that it can jump. */
time_t time(time_t *out) {
  struct timeval now;
  long offset = 0;
  gettimeofday(&now, NULL);
  const char *path = getenv("CLOCK_OFFSET");
  FILE *file = path ? fopen(path, "r") : NULL;
  if (file) { if (fscanf(file, "%ld", &offset) != 1) offset = 0; fclose(file); }
  time_t moment = now.tv_sec + offset;
  if (out) *out = moment;
  return moment;
}
"""

failed = []


def check(name, holds, *words):
    print(("ok    " if holds else "FAIL  ") + name)
    if not holds:
        failed.append(name)
        print("      " + "\n      ".join(str(word) for word in words))


def main():
    compiler = shutil.which("cc") or shutil.which("clang")
    if not compiler:
        print("no C compiler: apt-get install gcc", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name:
        play(pathlib.Path(name), compiler)
    print(f"{len(failed)} failed")
    return 1 if failed else 0


def play(folder, compiler):
    (folder / "shim.c").write_text(SHIM)
    subprocess.run([compiler, "-shared", "-fPIC", "-o", folder / "shim.so", folder / "shim.c"], check=True)
    offset = folder / "offset"
    answers = {"extra": {}, "jump": None}

    def answer(handler):
        # The clock jumps while the first answer is on its way.
        if answers["jump"] is not None:
            offset.write_text(str(answers["jump"]))
        return {"id": 7, "status": "active", **answers["extra"]}

    host = json_backend.start(answer)
    project = folder / "project"
    requests = project / "recordings/requests"
    (folder / "home").mkdir()
    project.mkdir()
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(folder / "home"), "CAMEO_KEY": KEY,
        "LD_PRELOAD": str(folder / "shim.so"), "CLOCK_OFFSET": str(offset),
    }

    def cameo(*words):
        done = subprocess.run([CAMEO, *words], cwd=project, env=environment, capture_output=True, text=True, timeout=60)
        return done.returncode, done.stdout + done.stderr

    def days():
        text = (project / "recordings/fixtures/account/account.contract.json").read_text()
        return json.loads(text)["classes"]["2xx"]["dev"]["seen"]

    def run(name, offset_before, wanted, jump=None):
        offset.write_text(str(offset_before))
        answers["jump"] = jump
        status, said = cameo("record", "--env", "dev")
        check(f"{name}: record says '{wanted}'", status == 0 and wanted in said, status, said)
        answers["jump"] = None
        offset.write_text("0")
        status, said = cameo("verify")
        check(f"{name}: the store is clean", status == 0, said)
        left = [str(path) for path in project.rglob("*") if path.suffix == ".tmp"]
        left += [str(path) for path in project.glob("recordings/.cameo/stage/*")]
        check(f"{name}: nothing half done is left", left == [], left)

    offset.write_text("0")
    cameo("init")
    requests.mkdir(parents=True, exist_ok=True)
    (requests / "api.http").write_text("### account\nGET {{host}}/account\n\n### orders\nGET {{host}}/orders\n")
    (requests / "http-client.env.json").write_text(
        json.dumps({"dev": {"host": host, "cameo": {"data": "synthetic"}}}))

    run("a clock that is right", 0, "account-v1")
    first = days()
    run("a clock ten years back", -YEARS, "nothing new")
    check("the last day stays", days()[1] >= first[1], first, days())
    run("a clock that jumps ten years back in a run", 0, "nothing new", jump=-YEARS)
    check("the last day stays again", days()[1] >= first[1], first, days())
    answers["extra"] = {"nickname": "Pelu"}
    run("a new member, and a clock that jumps forward in a run", 0, "account-v2", jump=40 * DAY)
    answers["extra"] = {}
    run("a clock back where it was", 0, "nothing new")
    check("days are in order", days() == sorted(days()), days())
    kept = json.loads((project / "recordings/fixtures/account/account-v2.exchange.json").read_text())["day"]
    check("the clock was really moved", kept > datetime.date.today().isoformat(), kept)
    texts = "".join(path.read_text() for path in project.glob("recordings/fixtures/**/*.exchange.json"))
    check("every fixture has a day", len(re.findall(r'"day": "\d{4}-\d\d-\d\d"', texts)) == 4, texts)


if __name__ == "__main__":
    sys.exit(main())
