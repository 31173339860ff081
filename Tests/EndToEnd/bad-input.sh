#!/usr/bin/env bash
# usage: bad-input.sh [--keep]
#
# What `cameo record` does with bad input: the table of faults below, each in a fresh store beside one healthy endpoint.
# An endpoint's fault exits 1 and keeps the healthy one; what makes the whole run impossible exits 2 and sends nothing.
# Needs root for the small and the read-only file systems and for the network that is not there: root writes into
# folders of mode 0555, so a mode alone would prove nothing. Without root those four are skipped and counted.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
[ "${1:-}" = --keep ] && { KEEP=1; shift; }
[ $# = 0 ] || die "usage: bad-input.sh [--keep]"
CAMEO=$(cameo_binary)
temporary_folder
KEY=6f1d2c3b4a5968778695a4b3c2d1e0f00f1e2d3c4b5a69788796a5b4c3d2e1f0
CANARY=Kestrel-Zimowit-7719
PASSED=0 FAILED=0 SKIPPED=0

PORT=$(free_port)
HOST=http://127.0.0.1:$PORT
DEAD=$(free_port)
start "$FOLDER/server.log" python3 "$E2E/fault_server.py" "$PORT" "$FOLDER/asked"
wait_for "$HOST/healthy" "$STARTED_PID" "$FOLDER/server.log"

# project NAME: a fresh project with a store and its settings; left in $PROJECT. The request file comes from stdin.
project() {
  PROJECT=$FOLDER/$1
  mkdir -p "$PROJECT" "$FOLDER/home"
  git -C "$PROJECT" init --quiet
  cameo init >"$FOLDER/init.log" 2>&1 || { cat "$FOLDER/init.log" >&2; die "cameo init failed"; }
  mkdir -p "$PROJECT/recordings/requests"
  cat >"$PROJECT/recordings/requests/api.http"
  cat >"$PROJECT/recordings/requests/http-client.env.json" <<JSON
{
  "local": {
    "host": "$HOST",
    "dead": "http://127.0.0.1:$DEAD",
    "cameo": { "data": "synthetic", "hosts": ["127.0.0.1:$PORT", "127.0.0.1:$DEAD"] }
  }
}
JSON
}

# request NAME URL: one request of a file, on standard output.
request() { printf '### %s\nGET %s\n\n' "$1" "$2"; }

cameo() {
  env -C "$PROJECT" HOME="$FOLDER/home" XDG_CONFIG_HOME="$FOLDER/home/.config" CAMEO_KEY="$KEY" "$CAMEO" "$@" </dev/null
}

kept() { compgen -G "$PROJECT/recordings/fixtures/$1/$1-*.json" >/dev/null; }
row() { printf '%-7s %-28s %s\n' "$1" "$2" "${3:-}"; }

# expect NAME STATUS WORDS healthy|nothing COMMAND...: runs it and holds status, message, what was kept and what was
# said against the row of the table. WORDS is an extended regular expression; case does not matter.
expect() {
  local name=$1 wanted=$2 words=$3 outcome=$4 status=0 faults=() said=$FOLDER/$1.said
  shift 4
  : >"$FOLDER/asked"
  timeout 120 "$@" >"$said" 2>&1 || status=$?
  [ "$status" = "$wanted" ] || faults+=("exit status $status, not $wanted")
  grep -qiE -- "$words" "$said" || faults+=("does not say: $words")
  grep -qF -- "$CANARY" "$said" && faults+=("prints a value of a body")
  grep -rqF -- "$CANARY" "$PROJECT/recordings" "$PROJECT/redaction-rules" 2>/dev/null &&
    faults+=("keeps a value of a body")
  grep -q '^127.0.0.2' "$FOLDER/asked" && faults+=("asked a host that is not on the list")
  case $outcome in
    healthy) kept healthy || faults+=("the healthy endpoint was not kept") ;;
    nothing)
      kept healthy && faults+=("something was kept")
      [ -s "$FOLDER/asked" ] && faults+=("something was sent: $(head -n 1 "$FOLDER/asked")")
      ;;
    unkept) kept healthy && faults+=("something was kept") ;;
  esac
  kept faulty && faults+=("the faulty answer was kept")
  if [ ${#faults[@]} = 0 ]; then PASSED=$((PASSED + 1)) && row ok "$name" "$(grep -iE -m 1 -- "$words" "$said")"; else
    FAILED=$((FAILED + 1))
    row FAIL "$name" "$(printf '%s; ' "${faults[@]}")"
    tail -n 8 "$said" | sed 's/^/        /'
  fi
}

# record ARGUMENT...: the command for `expect`, with the project and the key as they are now.
record() {
  COMMAND=(env -C "$PROJECT" HOME="$FOLDER/home" XDG_CONFIG_HOME="$FOLDER/home/.config" CAMEO_KEY="$KEY"
    "$CAMEO" record "$@")
}

# answer NAME PATH WORDS: a bad answer of one endpoint beside a healthy one.
answer() {
  project "$1" < <(request Healthy "{{host}}/healthy"; request Faulty "{{host}}$2")
  record --env local
  expect "$1" 1 "$3" healthy "${COMMAND[@]}"
}

answer empty-body /empty 'faulty.*(empty|no body|nothing)'
answer html-with-200 /html 'faulty.*(html|json)'
answer half-gzip /half-gzip 'faulty.*(gzip|compress|cut|coding|end|json)'
answer 500-megabytes /huge 'faulty.*(large|limit|mib|megabyte|bytes|big)'
answer invalid-utf-8 /bad-utf8 'faulty.*utf-?8'
answer depth-10000 /deep 'faulty.*(deep|depth|nest)'
answer comma-too-many /comma 'faulty.*1:9 malformed-number, 1:43 trailing-comma'
answer cut-json /cut 'faulty.*(json|end)'
answer redirect-loop /loop 'faulty.*(redirect|hop|loop)'
answer other-host /elsewhere '127\.0\.0\.2'
answer status-429 /busy 'faulty.*429'
answer status-502 /bad-gateway 'faulty.*502'
answer status-503 /unavailable 'faulty.*503'
answer status-504 /gateway-timeout 'faulty.*504'

project unset-variable < <(request Healthy "{{host}}/healthy"; request Faulty "{{host}}/{{nosuch}}")
record --env local
expect unset-variable 1 'api\.http:5:[0-9]+.*nosuch' healthy "${COMMAND[@]}"

project refused-port < <(request Healthy "{{host}}/healthy"; request Faulty "{{dead}}/healthy")
record --env local
expect refused-port 1 'faulty.*(refused|connect)' healthy "${COMMAND[@]}"

project unknown-environment < <(request Healthy "{{host}}/healthy")
record --env nowhere
expect unknown-environment 2 'nowhere.*' nothing "${COMMAND[@]}"
record
expect no-environment 2 'local' nothing "${COMMAND[@]}"

project duplicate-name < <(request Healthy "{{host}}/healthy"; request Healthy "{{host}}/healthy")
record --env local
expect duplicate-name 2 'api\.http:4.*healthy' nothing "${COMMAND[@]}"

project malformed-line < <(printf '### Healthy\nGET\n')
record --env local
expect malformed-line 2 'api\.http:2' nothing "${COMMAND[@]}"

project wrong-key < <(request Healthy "{{host}}/healthy")
KEY=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef record --env local
expect wrong-key 2 'key' nothing "${COMMAND[@]}"

project short-key < <(request Healthy "{{host}}/healthy")
KEY=tooshort record --env local
expect short-key 2 'key.*32|32.*key' nothing "${COMMAND[@]}"

# private_file NAME IGNORED TRACKED
private_file() {
  project "$1" < <(request Healthy "{{host}}/healthy")
  printf '{ "local": { "password": "Bialy-Zubr-331" } }\n' >"$PROJECT/recordings/requests/http-client.private.env.json"
  rm -f "$PROJECT/.gitignore"
  [ "$2" = ignored ] && echo "http-client.private.env.json" >"$PROJECT/.gitignore"
  [ "$3" = tracked ] && git -C "$PROJECT" add --force recordings/requests/http-client.private.env.json
  record --env local
}
private_file tracked-private-file ignored tracked
expect tracked-private-file 2 'http-client\.private\.env\.json' nothing "${COMMAND[@]}"
private_file unignored-private-file "" ""
expect unignored-private-file 2 'http-client\.private\.env\.json' nothing "${COMMAND[@]}"

# interrupted SIGNAL: one request is on the wire when the signal comes, one waits, whichever is first. The first is finished
# and kept, the second never sent, and the store is clean.
interrupted() {
  local name=interrupted-by-$1 status=0 faults=() said=$FOLDER/interrupted-by-$1.said tries
  project "$name" < <(request Healthy "{{host}}/held"; request Faulty "{{host}}/held")
  record --env local --jobs 1
  : >"$FOLDER/asked"
  rm -f "$FOLDER/asked.go"
  timeout 60 "${COMMAND[@]}" >"$said" 2>&1 &
  local runner=$!
  for ((tries = 0; tries < 500; tries++)); do grep -q /held "$FOLDER/asked" && break; sleep 0.02; done
  # `timeout` hands the signal on to the one process below it.
  kill -s "$1" "$(pgrep -P "$runner")"
  for ((tries = 0; tries < 500; tries++)); do grep -q '^ending: ' "$said" && break; sleep 0.02; done
  touch "$FOLDER/asked.go"
  wait "$runner" || status=$?
  [ "$status" = 1 ] || faults+=("exit status $status, not 1")
  grep -q 'not sent: the run was ended before its turn' "$said" || faults+=("does not say what was not sent")
  [ "$(grep -c /held "$FOLDER/asked")" = 1 ] || faults+=("asked on after the signal")
  kept healthy || kept faulty || faults+=("what was on the wire was not kept")
  cameo verify >>"$said" 2>&1 || faults+=("the store is not clean")
  if [ ${#faults[@]} = 0 ]; then PASSED=$((PASSED + 1)) && row ok "$name" "$(grep '^ending: ' "$said")"; else
    FAILED=$((FAILED + 1))
    row FAIL "$name" "$(printf '%s; ' "${faults[@]}")"
    tail -n 8 "$said" | sed 's/^/        /'
  fi
}
interrupted INT
interrupted TERM

# small_disk NAME: a tmpfs of 1 MiB where the project will be.
small_disk() {
  mkdir -p "$FOLDER/$1"
  mount -t tmpfs -o size=1m tmpfs "$FOLDER/$1" && MOUNTS+=("$FOLDER/$1")
}

skip() { SKIPPED=$((SKIPPED + 1)); row skipped "$1" "$2"; }

if [ "$(id -u)" != 0 ]; then
  for name in read-only-mount full-disk full-disk-after no-network; do skip "$name" "needs root"; done
else
  if small_disk read-only-mount; then
    project read-only-mount < <(request Healthy "{{host}}/healthy")
    mount -o remount,ro "$PROJECT"
    record --env local
    expect read-only-mount 2 'read-only|not writ|cannot write|write' nothing "${COMMAND[@]}"
  else skip read-only-mount "no mount here"; fi

  if small_disk full-disk; then
    project full-disk < <(request Healthy "{{host}}/healthy")
    # Leaves one block free: enough to begin, too little to end.
    dd if=/dev/zero of="$PROJECT/filler" bs=4096 2>/dev/null || true
    truncate -s -4096 "$PROJECT/filler"
    record --env local
    expect full-disk 2 'disk|space|full' unkept "${COMMAND[@]}"
    rm "$PROJECT/filler"
    if ! cameo verify >"$FOLDER/full-disk.verify" 2>&1; then
      grep -q "cameo repair" "$FOLDER/full-disk.verify" && cameo repair >>"$FOLDER/full-disk.verify" 2>&1
    fi
    record --env local
    expect full-disk-after 0 '.' healthy "${COMMAND[@]}"
  else skip full-disk "no mount here"; skip full-disk-after "no mount here"; fi

  project no-network < <(request Healthy "{{host}}/healthy"; request Faulty "{{host}}/empty")
  record --env local
  if unshare -n true 2>/dev/null; then
    expect no-network 1 'connect|network|unreachable' unkept unshare -n "${COMMAND[@]}"
  else skip no-network "no network namespaces here"; fi
fi

printf '%d passed, %d failed, %d skipped\n' "$PASSED" "$FAILED" "$SKIPPED"
[ "$FAILED" = 0 ]
