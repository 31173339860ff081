"""A backend with every fault that acceptance asks for, each under a path of its own.

usage: fault_server.py PORT LOG     listens on 127.0.0.1 and 127.0.0.2, writes "address path" of each request to LOG

/held is answered once there is a file LOG.go.
"""

import gzip
import http.server
import json
import os
import sys
import threading
import time

CANARY = "Kestrel-Zimowit-7719"
HEALTHY = json.dumps({"id": 7, "status": "active", "note": CANARY}).encode()
MEGABYTE = b"x" * (1 << 20)


def half_gzip():
    whole = gzip.compress(json.dumps([{"id": n, "note": CANARY + str(n * 7919)} for n in range(400)]).encode())
    return whole[:len(whole) // 2]


BODIES = {
    "/healthy": ("application/json", HEALTHY, {}),
    "/empty": ("application/json", b"", {}),
    "/html": ("text/html", f"<html><body>It works, {CANARY}!</body></html>".encode(), {}),
    "/half-gzip": ("application/json", half_gzip(), {"Content-Encoding": "gzip"}),
    "/bad-utf8": ("application/json", b'{"id": 7, "note": "' + CANARY.encode() + b' \xff\xfe"}', {}),
    "/deep": ("application/json", b"[" * 10000 + b"]" * 10000, {}),
    "/comma": ("application/json", b'{"id": 07, "note": ["' + CANARY.encode() + b'",]}', {}),
    "/cut": ("application/json", HEALTHY[:-9], {}),
}
STATUSES = {"/busy": 429, "/bad-gateway": 502, "/unavailable": 503, "/gateway-timeout": 504}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    log = None

    def do_GET(self):
        path = self.path.split("?")[0]
        address, port = self.request.getsockname()
        self.log.write(f"{address} {path}\n")
        self.log.flush()
        if path == "/loop":
            self.answer(302, b"", {"Location": "/loop"})
        elif path == "/elsewhere":
            self.answer(302, b"", {"Location": f"http://127.0.0.2:{port}/healthy"})
        elif path == "/huge":
            self.huge(500)
        elif path == "/held":
            while not os.path.exists(self.log.name + ".go"):
                time.sleep(0.02)
            self.answer(200, HEALTHY, {"Content-Type": "application/json"})
        elif path in STATUSES:
            self.answer(STATUSES[path], HEALTHY, {"Content-Type": "application/json", "Retry-After": "120"})
        elif path in BODIES:
            kind, body, fields = BODIES[path]
            self.answer(200, body, {"Content-Type": kind, **fields})
        else:
            self.answer(404, b'{"message": "not here"}', {"Content-Type": "application/json"})

    def answer(self, status, body, fields):
        self.send_response(status)
        for name, value in {**fields, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def huge(self, megabytes):
        """Valid JSON to the last byte, so that only its size speaks against it."""
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(megabytes * len(MEGABYTE) + 4))
        self.end_headers()
        try:
            self.wfile.write(b'["')
            for _ in range(megabytes):
                self.wfile.write(MEGABYTE)
            self.wfile.write(b'"]')
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def log_message(self, *_):
        pass


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    port = int(arguments[0])
    Handler.log = open(arguments[1], "a", encoding="utf-8")
    other = http.server.ThreadingHTTPServer(("127.0.0.2", port), Handler)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()


main(sys.argv[1:])
