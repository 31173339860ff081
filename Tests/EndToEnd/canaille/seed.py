"""Fills a Canaille over SCIM: people who log in, with addresses and phones, and one group.

usage: seed.py URL PLANTED PRIVATE     seeds, writes the planted values and the private environment
       seed.py --client                prints the options of the first client for the server's own command
"""

import base64
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from planting import Planted, full_name, people, write_private  # noqa: E402

CLIENT_ID = "portal-rowerowy"
CLIENT_SECRET = "ksk_Zb84-Wiosna!Przystan.19"
CONTACT = "radomila.czajka@portal-rowerowy-lodz.pl"
PASSWORD = "Mglisty-Bocian-52=Kuznia"
USER = "urn:ietf:params:scim:schemas:core:2.0:User"
ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"
GROUP = "urn:ietf:params:scim:schemas:core:2.0:Group"


def basic():
    return base64.b64encode(f"{CLIENT_ID}:{CLIENT_SECRET}".encode()).decode()


def client_options():
    options = ["--client-id", CLIENT_ID, "--client-secret", CLIENT_SECRET, "--client-name", "Portal rowerowy",
               "--contacts", CONTACT, "--redirect-uris", "http://127.0.0.1:9/callback", "--response-types", "code",
               "--token-endpoint-auth-method", "client_secret_basic"]
    for grant in ("password", "client_credentials", "refresh_token", "authorization_code"):
        options += ["--grant-types", grant]
    for scope in ("openid", "profile", "email", "phone", "address", "groups", "offline_access"):
        options += ["--scope", scope]
    return options


def call(address, path, body, fields):
    request = urllib.request.Request(address + path, body, fields, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"seed: POST {path}: {error.code} {error.read().decode()[:600]}")


def scim_user(person, number):
    """What both versions accept: the old one needs no `active`, the new one no `primary`."""
    return {
        "schemas": [USER, ENTERPRISE], "userName": person["login"], "displayName": full_name(person), "active": True,
        "title": "Mechanic", "preferredLanguage": "en", "password": PASSWORD,
        "name": {"givenName": person["given"], "familyName": person["family"], "formatted": full_name(person)},
        "emails": [{"value": person["email"]}], "phoneNumbers": [{"value": person["phone"]}],
        "addresses": [{"streetAddress": person["street"], "locality": person["city"],
                       "postalCode": person["postcode"], "region": person["region"],
                       "formatted": f"{person['street']}, {person['postcode']} {person['city']}"}],
        ENTERPRISE: {"employeeNumber": f"{41907 + 288 * number}", "department": "Workshop",
                     "organization": "Portal rowerowy"}}


def seed(address, planted):
    fields = {"Authorization": "Basic " + basic(), "Content-Type": "application/x-www-form-urlencoded"}
    form = urllib.parse.urlencode({"grant_type": "client_credentials", "scope": "openid profile"}).encode()
    token = call(address, "/oauth/token", form, fields)["access_token"]
    fields = {"Authorization": "Bearer " + token, "Content-Type": "application/scim+json"}
    for secret in (PASSWORD, CLIENT_SECRET, basic()):
        planted.add("password", secret)
    planted.add("email", CONTACT)
    made = []
    for number, person in enumerate(people()):
        user = scim_user(planted.person(person), number)
        planted.add("address", user["addresses"][0]["formatted"])
        planted.add("employee", user[ENTERPRISE]["employeeNumber"])
        made.append(call(address, "/scim/v2/Users", json.dumps(user).encode(), fields)["id"])
    group = {"schemas": [GROUP], "displayName": "mechanics",
             "members": [{"value": one, "$ref": f"{address}/scim/v2/Users/{one}"} for one in made[:3]]}
    call(address, "/scim/v2/Groups", json.dumps(group).encode(), fields)


def main(arguments):
    if arguments == ["--client"]:
        print("\n".join(client_options()))
        return
    if len(arguments) != 3:
        sys.exit(__doc__)
    address, planted_path, private_path = arguments
    planted = Planted()
    seed(address, planted)
    planted.write(planted_path)
    write_private(private_path, {
        "clientBasic": basic(), "clientId": CLIENT_ID, "clientSecret": CLIENT_SECRET,
        "personLogin": people()[0]["login"], "personPassword": PASSWORD})


main(sys.argv[1:])
