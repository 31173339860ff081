#!/usr/bin/env bash
# usage: own-recordings.sh [PROJECT]
#
# Records both real backends, old version and new, into the recordings/ of PROJECT (this package): a person runs it when
# the project's own fixtures are to grow. CI never does, it records into stores and keys of its own.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
if [ "${1:-}" != --beside ]; then
  [ $# -le 1 ] || die "usage: own-recordings.sh [PROJECT]"
  PROJECT=$(realpath "${1:-$PACKAGE}")
  CAMEO=$(cameo_binary)
  export CAMEO PROJECT
  temporary_folder
  "$E2E/pocketbase.sh" "$FOLDER/pocketbase" "$E2E/canaille.sh" "$FOLDER/canaille" \
    bash "$E2E/own-recordings.sh" --beside "$FOLDER"
  exit
fi
FOLDER=$2
cd "$PROJECT"
requests=recordings/requests
[ -e recordings/cameo.jsonc ] || "$CAMEO" init
python3 - "$FOLDER" <<'PYTHON'
import json, os, sys
folder, merged = sys.argv[1], {}
for backend in ("pocketbase", "canaille"):
    with open(os.path.join(folder, backend, "private.env.json")) as file:
        for environment, variables in json.load(file).items():
            merged.setdefault(environment, {}).update(variables)
with open(os.open(os.path.join(folder, "private.env.json"), os.O_WRONLY | os.O_CREAT, 0o600), "w") as file:
    json.dump(merged, file)
PYTHON
# The ports of this run are nobody's business afterwards: the environment file goes back to the listed ones.
restore() { python3 "$E2E/place_requests.py" "$requests" "$E2E/pocketbase/requests" "$E2E/canaille/requests"; }
python3 "$E2E/place_requests.py" "$requests" "$E2E/pocketbase/requests" "$FOLDER/pocketbase/hosts.json" \
  "$E2E/canaille/requests" "$FOLDER/canaille/hosts.json"
# One request at a time, since Canaille's threads share one database session.
status=0
CAMEO_PRIVATE_ENV=$FOLDER/private.env.json "$CAMEO" record --env production --env staging --jobs 1 || status=$?
restore
python3 "$E2E/scan.py" "$FOLDER/pocketbase/planted.json" recordings redaction-rules || status=1
python3 "$E2E/scan.py" "$FOLDER/canaille/planted.json" recordings redaction-rules || status=1
"$CAMEO" verify || status=1
exit "$status"
