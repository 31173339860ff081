"""Copies a backend's request files into a store and writes where its servers listen into the environment file.

usage: place_requests.py REQUESTS HOSTS INTO [DATA]     DATA is what the environments say of their data
"""

import json
import os
import shutil
import sys


def main(arguments):
    if len(arguments) not in (3, 4):
        sys.exit(__doc__)
    requests, hosts_path, into = arguments[:3]
    os.makedirs(into, exist_ok=True)
    for name in os.listdir(requests):
        if name.endswith(".http"):
            shutil.copy(os.path.join(requests, name), into)
    with open(os.path.join(requests, "http-client.env.json"), encoding="utf-8") as file:
        environments = json.load(file)
    with open(hosts_path, encoding="utf-8") as file:
        for name, host in json.load(file).items():
            environments[name]["host"] = host
    for environment in environments.values():
        if len(arguments) == 4:
            environment["cameo"]["data"] = arguments[3]
    with open(os.path.join(into, "http-client.env.json"), "w", encoding="utf-8") as file:
        json.dump(environments, file, indent=2)
        file.write("\n")


main(sys.argv[1:])
