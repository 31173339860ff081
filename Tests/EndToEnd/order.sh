#!/usr/bin/env bash
# usage: order.sh [--times N] [--keep]
#
# Against a backend that always says the same but answers in another order each time, a store must come out the same
# byte for byte: with one job and with sixteen, N (5) times each. A crash on purpose must print nothing of what is in
# memory.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
usage="usage: order.sh [--times N] [--keep]"
TIMES=5
while [ $# -gt 0 ]; do
  case $1 in
    --times) TIMES=${2:?$usage}; shift ;;
    --keep) KEEP=1 ;;
    *) die "$usage" ;;
  esac
  shift
done
CAMEO=$(cameo_binary)
temporary_folder
PORT=$(free_port)
ITEMS=40
start "$FOLDER/server.log" python3 "$E2E/order_server.py" "$PORT" "$ITEMS"
wait_for "http://127.0.0.1:$PORT/login" "$STARTED_PID" "$FOLDER/server.log"

cameo=(env HOME="$FOLDER/home" XDG_CONFIG_HOME="$FOLDER/home/.config"
  CAMEO_KEY=5b6c7d8e9fa0b1c2d3e4f506172839f00dcafe7be4c1d2a3958670b1c2d3e44a "$CAMEO")
mkdir -p "$FOLDER/home" "$FOLDER/template"
cd "$FOLDER/template"
git init --quiet
"${cameo[@]}" init >"$FOLDER/init.log" 2>&1 || { cat "$FOLDER/init.log" >&2; die "cameo init failed"; }
mkdir -p recordings/requests
environment="{ \"host\": \"http://127.0.0.1:$PORT\", \"cameo\": { \"data\": \"synthetic\" } }"
printf '{ "old": %s, "new": %s }\n' "$environment" "$environment" >recordings/requests/http-client.env.json
{
  printf '###\n# @name login\nGET {{host}}/login\n\n### List\nGET {{host}}/list\n\n'
  printf '### Nobody\n# @cameo-expect 401\nGET {{host}}/item/0\n\n'
  for ((item = 0; item < ITEMS; item++)); do
    printf '### Item %s\nGET {{host}}/item/%s\n' "$item" "$item"
    printf 'Authorization: Bearer {{login.response.body.$.token}}\n\n'
  done
} >recordings/requests/api.http

PASSED=0 FAILED=0
passed() { PASSED=$((PASSED + 1)); printf 'ok    %s\n' "$1"; }
failed() { FAILED=$((FAILED + 1)); printf 'FAIL  %s\n%s\n' "$1" "$(tail -n 20 <<<"$2" | sed 's/^/      /')"; }

first=
for ((turn = 1; turn <= TIMES; turn++)); do
  for jobs in 1 16; do
    project=$FOLDER/jobs-$jobs-$turn
    cp -a "$FOLDER/template" "$project"
    cd "$project"
    said=$("${cameo[@]}" record --env old --env new --jobs "$jobs" 2>&1) ||
      { failed "record --jobs $jobs" "$said"; continue; }
    rm -rf recordings/.cameo
    if [ -z "$first" ]; then
      first=$project
      [ "$(wc -l <recordings/fixtures/SHA256SUMS)" -gt "$ITEMS" ] || die "too little was kept to compare"
    elif difference=$(diff -r "$first/recordings" recordings && diff -r "$first/redaction-rules" redaction-rules); then
      passed "--jobs $jobs, turn $turn: the same store"
    else failed "--jobs $jobs, turn $turn: another store" "$difference"; fi
  done
done

canary=Kestrel-Zimowit-7719-Kestrel-Zimowit-7719
status=0
{ SWIFT_BACKTRACE=enable=yes "${cameo[@]}" trap <<<"$canary" >"$FOLDER/trap.said" 2>&1; } 2>/dev/null || status=$?
python3 - "$canary" >"$FOLDER/canary.json" <<'PYTHON'
import json, sys
print(json.dumps([{"value": sys.argv[1], "kind": "canary"}]))
PYTHON
if [ "$status" -lt 128 ]; then failed "a crash on purpose" "trap exits $status: it did not crash"; else
  if said=$(python3 "$E2E/scan.py" "$FOLDER/canary.json" "$FOLDER/trap.said"); then
    passed "a crash prints nothing of what was in memory (status $status)"
  else failed "a crash prints what was in memory" "$said"; fi
fi

printf '%d passed, %d failed\n' "$PASSED" "$FAILED"
[ "$FAILED" = 0 ]
