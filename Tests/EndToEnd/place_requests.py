"""Puts the request files of one or more backends into a store, with one environment file for all of them.

usage: place_requests.py INTO REQUESTS [HOSTS] ...

REQUESTS is a folder with a .http file and its environments; HOSTS a JSON file that says where the servers listen now.
The variable with a server's address is named like the .http file. $DATA, where set, is what the environments say
of their data.
"""

import json
import os
import shutil
import sys


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    into, merged, backend = arguments[0], {}, None
    os.makedirs(into, exist_ok=True)
    for source in arguments[1:]:
        if os.path.isdir(source):
            backend = next(name[:-len(".http")] for name in os.listdir(source) if name.endswith(".http"))
            shutil.copy(os.path.join(source, backend + ".http"), into)
            found = load(os.path.join(source, "http-client.env.json"))
        else:
            found = {environment: {backend: host} for environment, host in load(source).items()}
        for environment, variables in found.items():
            merged[environment] = {**merged.get(environment, {}), **variables}
    for environment, variables in merged.items():
        cameo = variables.pop("cameo")
        merged[environment] = {**variables, "cameo": {**cameo, "data": os.environ.get("DATA") or cameo["data"]}}
    with open(os.path.join(into, "http-client.env.json"), "w", encoding="utf-8") as file:
        json.dump(merged, file, indent=2)
        file.write("\n")


main(sys.argv[1:])
