"""Plays request files with nothing but Python, as a second opinion on what a backend really answers.

usage: play.py REQUESTS PRIVATE HOSTS OUT

Each answer goes to OUT/<environment>/<endpoint>.json as {"status", "fields", "body"}, the body as text. It reads just
the part of the format that the request files here use; a line that it does not know ends it.
"""

import http.client
import json
import os
import re
import sys
import urllib.parse
import uuid


class Request:
    def __init__(self, title):
        self.title, self.name, self.method, self.target = title, None, None, ""
        self.fields, self.body, self.expected = [], "", None

    def endpoint(self):
        return re.sub(r"[^a-z0-9]+", "-", (self.name or self.title).lower()).strip("-")


def parse(text, variables):
    """The requests of one file, in order; `@variable` lines go into the dictionary."""
    requests, request, in_body = [], Request(""), False
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("###"):
            requests.append(request)
            request, in_body = Request(line[3:].strip()), False
        elif in_body:
            request.body += line + "\n"
        elif line.startswith("@") and " = " in line:
            name, value = line[1:].split(" = ", 1)
            variables[name] = value
        elif line.startswith(("#", "//")):
            directive = re.match(r"# @(name|cameo-expect) (.+)", line)
            if directive:
                setattr(request, "name" if directive[1] == "name" else "expected", directive[2])
        elif not line.strip():
            in_body = request.method is not None
        elif request.method is None:
            request.method, request.target = line.split(" ", 1)
        elif line.startswith("    "):
            request.target += line.strip()
        elif ": " in line:
            request.fields.append(line.split(": ", 1))
        else:
            sys.exit(f"line {number}: not understood: {line}")
    return [one for one in requests + [request] if one.method]


def at_path(value, path):
    """The part of the body that `$.items[0].id` names."""
    for name, index in re.findall(r"\.([A-Za-z_]\w*)|\[(\d+)\]", path):
        value = value[name] if name else value[int(index)]
    return value


def resolve(text, variables, answers):
    def one(match):
        expression = match[1]
        if expression == "$uuid":
            return str(uuid.uuid4())
        captured = re.match(r"(\w+)\.response\.body\.(\$.*)", expression)
        if captured:
            return str(at_path(json.loads(answers[captured[1]]["body"]), captured[2]))
        return variables[expression]
    return re.sub(r"\{\{(.+?)\}\}", one, text)


def send(request, variables, answers):
    url = urllib.parse.urlsplit(resolve(request.target, variables, answers))
    connection = http.client.HTTPConnection(url.hostname, url.port, timeout=60)
    fields = {name: resolve(value, variables, answers) for name, value in request.fields}
    body = resolve(request.body.strip(), variables, answers).encode()
    target = url.path + ("?" + url.query if url.query else "")
    connection.request(request.method, target, body or None, fields)
    response = connection.getresponse()
    answer = {"status": response.status, "fields": response.getheaders(), "body": response.read().decode()}
    connection.close()
    return answer


def load_text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main(arguments):
    if len(arguments) != 4:
        sys.exit(__doc__)
    folder, private_path, hosts_path, out = arguments
    environments = json.loads(load_text(os.path.join(folder, "http-client.env.json")))
    private, hosts = json.loads(load_text(private_path)), json.loads(load_text(hosts_path))
    surprises = 0
    for environment, public in environments.items():
        variables, answers, requests = {**public, **private[environment]}, {}, []
        for file in sorted(os.listdir(folder)):
            if file.endswith(".http"):
                variables[file[:-len(".http")]] = hosts[environment]
                requests += parse(load_text(os.path.join(folder, file)), variables)
        os.makedirs(os.path.join(out, environment), exist_ok=True)
        for request in requests:
            answer = send(request, variables, answers)
            if request.name:
                answers[request.name] = answer
            expected = request.expected.split() if request.expected else ["200", "201", "204"]
            if str(answer["status"]) not in expected:
                surprises += 1
                print(f"{environment} {request.endpoint()}: {answer['status']}, expected {' '.join(expected)}")
            path = os.path.join(out, environment, request.endpoint() + ".json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(answer, file, ensure_ascii=False, indent=1)
        print(f"{environment}: {len(requests)} answers")
    sys.exit(1 if surprises else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
