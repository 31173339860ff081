#!/usr/bin/env bash
# usage: own-recordings.sh [PROJECT]
#
# Records both real backends, old version and new, into the recordings/ of PROJECT (this package): a person runs it when
# the project's own fixtures are to grow. CI never does, it records into stores and keys of its own.
#
# The first run makes the store and its key, which stays in the user's configuration folder: back it up, since only who
# has it can add to the store. What is private lies in a temporary folder, and only the addresses of the servers stand
# in PROJECT for as long as the run takes.
#
# To begin anew, before anybody relies on the store, remove recordings/cameo.jsonc, recordings/fixtures and
# redaction-rules/decisions.jsonc first; the expectations name no value and stay.
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

if [ ! -e recordings/cameo.jsonc ]; then
  "$CAMEO" init --env production --env staging
  # The app's enums say which states and currencies are public.
  if [ -d Tests/RecordingsTests ]; then
    sed -i 's|^\(  "environments": .*\]\)$|\1,\n  "models": ["../Tests/RecordingsTests"]|' recordings/cameo.jsonc
  fi
fi
python3 "$E2E/merge_private.py" "$FOLDER/private.env.json" "$FOLDER"/{pocketbase,canaille}/private.env.json
# The ports of this run are nobody's business afterwards: the environment file goes back to the listed ones.
requests=recordings/requests
trap 'python3 "$E2E/place_requests.py" "$requests" "$E2E/pocketbase/requests" "$E2E/canaille/requests"' EXIT
python3 "$E2E/place_requests.py" "$requests" "$E2E/pocketbase/requests" "$FOLDER/pocketbase/hosts.json" \
  "$E2E/canaille/requests" "$FOLDER/canaille/hosts.json"

status=0
# Everything that is printed is searched for planted values like everything that is written.
run() { "$CAMEO" "$@" 2> >(tee -a "$FOLDER/printed.err" >&2) | tee -a "$FOLDER/printed.out" || status=1; }

# One request at a time, since Canaille's threads share one database session.
CAMEO_PRIVATE_ENV=$FOLDER/private.env.json run record --env production --env staging --jobs 1

# derive NAME PARENT OPTION...: a negative that is there already stays as it is.
derive() {
  local name=$1
  shift
  compgen -G "recordings/fixtures/*/$name.json" >/dev/null || run derive "$@"
}
derive login-missing-token login-v1 --drop /token
derive customers-missing-full-name customers-v1 --drop /items/0/full_name
derive customer-null-email customer-v1 --null /email
derive customer-vip-as-string customer-v1 --kind /vip --to string
derive orders-first-page-unknown-status orders-first-page-v1 --value /items/0/status
derive people-missing-user-name people-v1 --drop /Resources/0/userName

for backend in pocketbase canaille; do
  python3 "$E2E/scan.py" "$FOLDER/$backend/planted.json" recordings redaction-rules "$FOLDER"/printed.* || status=1
done
run verify
exit "$status"
