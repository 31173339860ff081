"""Fills a PocketBase over its own API: people who log in, customers with personal data, orders with free text.

usage: seed.py URL VERSION PLANTED PRIVATE     seeds, writes the planted values and the private environment
       seed.py --administrator                 prints address and password for the server's own command
"""

import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from planting import Planted, full_name, people, write_private  # noqa: E402

ADMINISTRATOR = ("halina.brzozowska@sklep-rowerowy-lodz.pl", "Wrzosowisko+38-Latarnia")
USER_PASSWORD = "Zielony-Smok-7=Baszta"
SMTP_PASSWORD = "pkw9-Lipiec&Zamek_51"
SHOP_HOST = "hooks.sklep-rowerowy-lodz.pl"


class Backend:
    def __init__(self, address, version):
        self.address = address
        self.old = version.startswith("0.22.")
        self.token = None
        login = "/api/admins" if self.old else "/api/collections/_superusers"
        account = {"identity": ADMINISTRATOR[0], "password": ADMINISTRATOR[1]}
        self.token = self.call("POST", login + "/auth-with-password", account)["token"]

    def call(self, method, path, body=None):
        fields = {"Content-Type": "application/json"}
        if self.token:
            fields["Authorization"] = self.token
        data = json.dumps(body).encode() if body else None
        request = urllib.request.Request(self.address + path, data, fields, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            sys.exit(f"seed: {method} {path}: {error.code} {error.read().decode()}")

    def add(self, collection, record):
        return self.call("POST", f"/api/collections/{collection}/records", record)["id"]

    def make_collection(self, name, fields):
        """A collection that whoever is logged in may read, and only the administrator may delete from."""
        member = '@request.auth.id != ""'
        body = {"name": name, "type": "base", "listRule": member, "viewRule": member, "createRule": member,
                "updateRule": member, "deleteRule": None}
        if self.old:
            body["schema"] = [old_field(dict(field)) for field in fields]
        else:
            clocks = [{"name": "created", "type": "autodate", "onCreate": True},
                      {"name": "updated", "type": "autodate", "onCreate": True, "onUpdate": True}]
            body["fields"] = fields + clocks
        return self.call("POST", "/api/collections", body)["id"]

    def wait_for_logs(self):
        """The server writes its log a few seconds late; a request that reads it must find the same rows each time."""
        wanted = urllib.parse.quote('data.url="/api/collections/users/records"')
        for _ in range(100):
            if self.call("GET", "/api/logs?perPage=1&filter=" + wanted)["totalItems"] >= 4:
                return
            time.sleep(0.2)
        sys.exit("seed: the log stays empty")


def old_field(field):
    """Up to 0.22 what is special to a type of field stood in an object of its own."""
    top = {"name": field.pop("name"), "type": field.pop("type"), "required": field.pop("required", False)}
    if top["type"] in ("select", "relation"):
        field["maxSelect"] = 1
    if top["type"] == "json":
        field["maxSize"] = 200000
    return {**top, "options": field}


def field(name, kind, **more):
    return {"name": name, "type": kind, **more}


def seed(backend, planted):
    crowd = [planted.person(person) for person in people()]
    planted.add("email", ADMINISTRATOR[0])
    for secret in (ADMINISTRATOR[1], USER_PASSWORD, SMTP_PASSWORD):
        planted.add("password", secret)
    sender = planted.add("email", "zamowienia@sklep-rowerowy-lodz.pl")
    backend.call("PATCH", "/api/settings", {
        "meta": {"senderName": planted.add("name", "Zofia Ostrowidzka"), "senderAddress": sender},
        "smtp": {"enabled": False, "host": planted.add("host", "poczta.sklep-rowerowy-lodz.pl"), "port": 587,
                 "username": sender, "password": SMTP_PASSWORD}})
    for person in crowd[:4]:
        record = {"email": person["email"], "emailVisibility": True, "name": full_name(person),
                  "password": USER_PASSWORD, "passwordConfirm": USER_PASSWORD}
        backend.add("users", {**record, "username": person["login"].replace(".", "_")} if backend.old else record)
        planted.add("login", person["login"].replace(".", "_"))
    orders(backend, planted, crowd, customers(backend, planted, crowd))


def customers(backend, planted, crowd):
    kind = backend.make_collection("customers", [
        field("full_name", "text", required=True), field("email", "email", required=True), field("phone", "text"),
        field("address", "json"), field("birth_date", "date"), field("iban", "text"), field("vip", "bool"),
        field("lat", "number"), field("lon", "number"), field("owner", "text"), field("profile", "text")])
    made = []
    for number, person in enumerate(crowd):
        # A login under a name that sounds like a state, and JSON inside a string: both have fooled redactors.
        pin = planted.add("pin", f"{4821 + 613 * number}")
        profile = {"login": person["login"], "pin": pin, "mail": person["email"]}
        made.append(backend.add("customers", {
            "full_name": full_name(person), "email": person["email"], "phone": person["phone"],
            "address": {"street": person["street"], "city": person["city"], "zip": person["postcode"],
                        "country": person["country"]},
            "birth_date": person["born"] + " 00:00:00.000Z", "iban": person["iban"], "vip": number % 2 == 0,
            "lat": person["lat"], "lon": person["lon"], "owner": crowd[number % 3]["login"],
            "profile": json.dumps(profile)}))
    made.append(kind)
    return made


def note(planted, crowd, number):
    """Free text: nothing, a person with a phone, or a password in the open."""
    first, second = crowd[number % len(crowd)], crowd[(number * 5 + 3) % len(crowd)]
    texts = ["",
             f"Call {full_name(first)} at {first['phone']}, else leave it with {second['given']} next door.",
             f"{first['family']} moved to {first['street']}, {first['city']}; write to {second['email']}",
             f"Portal login for {first['login']} is {USER_PASSWORD}, born {second['born']}"]
    return planted.add("note", texts[number % len(texts)])


def orders(backend, planted, crowd, made):
    kind = made.pop()
    backend.make_collection("orders", [
        field("number", "text", required=True), field("customer", "relation", collectionId=kind, cascadeDelete=False),
        field("total_cents", "number"), field("currency", "select", values=["EUR", "USD", "GBP"]),
        field("status", "select", values=["new", "paid", "shipped", "refunded"]), field("items", "json"),
        field("note", "text"), field("receipt_token", "text"), field("webhook", "url")])
    for number in range(25):
        secret = (0xB5297A4D3F84C2E1906D7715A8E3CF42 * (2 * number + 1)) % (1 << 128)
        token = planted.add("token", f"rcpt_live_{secret:032x}")
        key = planted.add("token", f"whk{secret % (1 << 96):024x}")
        backend.add("orders", {
            "number": f"R-2026-{70413 + 17 * number}", "customer": made[number % len(made)],
            "total_cents": 1999 + 731 * number, "currency": ["EUR", "USD", "GBP"][number % 3],
            "status": ["new", "paid", "shipped", "refunded"][number % 4],
            "items": [{"sku": f"WHEEL-{number % 5}", "qty": 1 + number % 3, "price": 19.95 + number}],
            "note": note(planted, crowd, number), "receipt_token": token,
            "webhook": f"https://{SHOP_HOST}/orders?key={key}&for={crowd[number % 12]['login']}"})
    planted.add("host", SHOP_HOST)
    backend.wait_for_logs()


def main(arguments):
    if arguments == ["--administrator"]:
        print("\n".join(ADMINISTRATOR))
        return
    if len(arguments) != 4:
        sys.exit(__doc__)
    address, version, planted_path, private_path = arguments
    planted = Planted()
    seed(Backend(address, version), planted)
    planted.write(planted_path)
    write_private(private_path, {"adminEmail": ADMINISTRATOR[0], "adminPassword": ADMINISTRATOR[1],
                                 "userEmail": people()[0]["email"], "userPassword": USER_PASSWORD})


main(sys.argv[1:])
