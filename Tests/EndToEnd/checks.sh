#!/usr/bin/env bash
# usage: checks.sh BACKEND SERVERS FOLDER [DATA]
#
# The checks of run.sh, beside running servers: SERVERS is what BACKEND.sh left behind, FOLDER an empty folder of
# our own. Prints a line for each check and "N passed, N failed" at the end.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
[ $# -ge 3 ] || die "usage: checks.sh BACKEND SERVERS FOLDER [DATA]"
BACKEND=$1 SERVERS=$2 FOLDER=$3 DATA=${4:-synthetic}
CAMEO=$(cameo_binary)
PROJECT=$FOLDER/project PRINTED=$FOLDER/printed RAW=$FOLDER/raw STORE=$FOLDER/project/recordings
mkdir -p "$PROJECT" "$PRINTED" "$FOLDER/home"
PASSED=0 FAILED=0
RECORD=(record --env production --env staging)
# Canaille's threads share one database session: two requests at once and it answers 500.
[ "$BACKEND" = canaille ] && RECORD+=(--jobs 1)

passed() { PASSED=$((PASSED + 1)); printf 'ok    %s\n' "$1"; }
failed() {
  FAILED=$((FAILED + 1))
  printf 'FAIL  %s\n' "$1"
  shift
  printf '%s\n' "$@" | tail -n 40 | sed 's/^/      /'
}

# check NAME COMMAND...: its output is shown only where it fails.
check() {
  local name=$1 output
  shift
  if output=$("$@" 2>&1); then passed "$name${output:+: ${output##*$'\n'}}"; else failed "$name" "$output"; fi
}

# run NAME STATUS ARGUMENT...: cameo in the project, with a home and key of its own; what it prints is kept and scanned.
run() {
  local name=$1 wanted=$2 status=0
  shift 2
  (cd "$PROJECT" && env HOME="$FOLDER/home" XDG_CONFIG_HOME="$FOLDER/home/.config" \
    CAMEO_KEY=f00dcafe7be4c1d2a3958670b1c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4 \
    CAMEO_PRIVATE_ENV="$SERVERS/private.env.json" "$CAMEO" "$@") \
    >"$PRINTED/$name.out" 2>"$PRINTED/$name.err" </dev/null || status=$?
  if [ "$status" = "$wanted" ]; then passed "cameo $* exits $wanted"; else
    failed "cameo $* exits $status, not $wanted" "$(cat "$PRINTED/$name.out" "$PRINTED/$name.err")"
  fi
}

seals() {
  cd "$STORE/fixtures"
  cat SHA256SUMS
  find . -name '*.json' ! -name '*.contract.json' -print0 | sort -z | xargs -0 --no-run-if-empty sha256sum
}
same_seals() { diff "$FOLDER/seals" <(seals); }
sealed() { (cd "$STORE/fixtures" && sha256sum --check --quiet SHA256SUMS); }
no_address() { ! grep -rEn '127\.0\.0\.1:[0-9]{4}' "$STORE/fixtures" "$PROJECT/redaction-rules"; }
says() { grep -qF -- "$1" "${@:2}" || { echo "nowhere: $1"; cat "${@:2}"; return 1; }; }

# Without these the checks below could pass on a backend that says nothing.
control() {
  local found
  python3 "$E2E/play.py" "$E2E/$BACKEND/requests" "$SERVERS/private.env.json" "$SERVERS/hosts.json" "$RAW" || return 1
  found=$(python3 "$E2E/scan.py" "$SERVERS/planted.json" "$RAW" | tail -n 1)
  echo "$found"
  [ "$(sed -E 's/^scan: ([0-9]+) .*/\1/' <<<"$found")" -ge 150 ]
}
check "the backends really answer with planted values" control
check "the listed differences are the real ones" \
  python3 "$E2E/differences.py" "$RAW" "$E2E/$BACKEND/expected-differences.json"

git -C "$PROJECT" init --quiet
run init 0 init
DATA=$DATA python3 "$E2E/place_requests.py" "$STORE/requests" "$E2E/$BACKEND/requests" "$SERVERS/hosts.json"
run record 0 "${RECORD[@]}"
check "no planted value in the store, the home folder or what was printed" \
  python3 "$E2E/scan.py" "$SERVERS/planted.json" "$PROJECT" "$FOLDER/home" "$PRINTED"
check "no address of a server in fixtures and decisions" no_address
check "fixtures are named by shape" python3 "$E2E/check_names.py" "$STORE" "$STORE/requests"
check "every file is as SHA256SUMS says" sealed
run verify 0 verify

run diff 0 diff --format json
check "diff names the real differences and no others" \
  python3 "$E2E/check_diff.py" "$E2E/$BACKEND/expected-differences.json" "$PRINTED/diff.out"
run diff-text 0 diff

(seals) >"$FOLDER/seals"
run again 0 "${RECORD[@]}"
check "a second run says so" says "nothing new" "$PRINTED/again.out" "$PRINTED/again.err"
check "a second run changes no immutable file and no line of SHA256SUMS" same_seals
run verify-again 0 verify

# One byte of the middle, so that the file stays as long as it was.
victim=$(cd "$STORE/fixtures" && find . -name '*-v1.json' | sort | head -n 1)
if [ -n "$victim" ]; then
  cp "$STORE/fixtures/$victim" "$FOLDER/intact"
  python3 - "$STORE/fixtures/$victim" <<'PYTHON'
import sys
with open(sys.argv[1], "r+b") as file:
    data = bytearray(file.read())
    data[len(data) // 2] ^= 1
    file.seek(0)
    file.write(data)
PYTHON
  run verify-broken 1 verify
  check "verify names the changed file" \
    says "$(basename "$victim")" "$PRINTED/verify-broken.out" "$PRINTED/verify-broken.err"
  cp "$FOLDER/intact" "$STORE/fixtures/$victim"
  run verify-mended 0 verify
else
  failed "there is a fixture to change" "no *-v1.json"
fi
check "no planted value in anything written or printed in the end" \
  python3 "$E2E/scan.py" "$SERVERS/planted.json" "$PROJECT" "$FOLDER/home" "$PRINTED"

# Tokens, pages and samples, in a store of their own beside the same servers.
PROJECT=$FOLDER/series STORE=$FOLDER/series/recordings
mkdir -p "$PROJECT"
git -C "$PROJECT" init --quiet
run series-init 0 init
DATA=$DATA python3 "$E2E/place_requests.py" "$STORE/requests" "$E2E/$BACKEND/series" "$SERVERS/hosts.json"
run series 0 "${RECORD[@]}" --format json
check "every page and sample is an answer of its endpoint" \
  python3 "$E2E/check_series.py" "$E2E/$BACKEND/series/expected.json" "$PRINTED/series.out"
# How large and how slow an answer was may be any number, a planted one too; nothing else of the report is taken out.
sed -i -E 's/("(bytes|milliseconds|nameLookup|connect|tls|firstByte|total)": )[0-9.]+/\1"measured"/g' "$PRINTED/series.out"
run series-verify 0 verify
# Canaille makes the same token twice in one second, and then knows neither.
sleep 1
run series-again 0 "${RECORD[@]}"
check "pages and samples bring nothing new the second time" says "nothing new" "$PRINTED/series-again.out"
check "no planted value in pages and samples" \
  python3 "$E2E/scan.py" "$SERVERS/planted.json" "$PROJECT" "$FOLDER/home" "$PRINTED"

printf '%d passed, %d failed\n' "$PASSED" "$FAILED"
[ "$FAILED" = 0 ]
