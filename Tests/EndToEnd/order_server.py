"""Says the same thing each time, but never in the same order: each answer waits for a moment that chance picks.

usage: order_server.py PORT COUNT     /login gives a token, /list the numbers, /item/N one body of COUNT
"""

import http.server
import json
import random
import sys
import time

COUNT = 0


def item(number):
    """Bodies that differ in members, null and emptiness, and name each other's people."""
    chance = random.Random(number)
    body = {"id": 90017 + number * 613, "owner": f"Wincenty Podlaski-{number % 5}", "state": "active",
            "mail": f"w.podlaski{number % 5}@grodzisk-poczta.pl", "score": number / 8,
            "tags": ["a", "b"][:number % 3], "note": f"ask Wincenty Podlaski-{(number + 2) % 5}"}
    if number % 4 == 1:
        body["closed_at"] = None
    if number % 4 == 2:
        body["closed_at"] = "2025-03-14T07:00:00Z"
    body["parts"] = [{"sku": chance.randrange(10**6), **({"qty": n} if n % 2 else {})} for n in range(number % 7)]
    return body


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        time.sleep(random.uniform(0, 0.05))
        status = 200
        if self.path == "/login":
            body = {"token": "tkn-5f0c1b7e93aa4d28b6", "user": "Wincenty Podlaski-1"}
        elif self.path.startswith("/item/") and self.headers.get("Authorization") == "Bearer tkn-5f0c1b7e93aa4d28b6":
            body = item(int(self.path.rsplit("/", 1)[1]))
        elif self.path == "/list":
            body = {"items": [item(number) for number in range(COUNT)], "total": COUNT}
        else:
            status, body = 401, {"message": "who are you, Wincenty?"}
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


if len(sys.argv) != 3:
    sys.exit(__doc__)
COUNT = int(sys.argv[2])
http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
