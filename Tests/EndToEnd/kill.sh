#!/usr/bin/env bash
# usage: kill.sh [--times N] [--seed N] [--keep]
#
# Kills `cameo record` with SIGKILL at N (200) random instants, each time in a fresh store: half of them anywhere in the
# run, half from the first staged file on, where the commit is. After each the store must be clean, or `cameo verify`
# must say to run `cameo repair`, after which it is; no file may ever stand half written under its final name.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
usage="usage: kill.sh [--times N] [--seed N] [--keep]"
TIMES=${TIMES:-200} SEED=${SEED:-20261130}
while [ $# -gt 0 ]; do
  case $1 in
    --times) TIMES=${2:?$usage}; shift ;;
    --seed) SEED=${2:?$usage}; shift ;;
    --keep) KEEP=1 ;;
    --beside) SERVERS=$2 FOLDER=$3; shift 2 ;;
    *) die "$usage" ;;
  esac
  shift
done
CAMEO=$(cameo_binary)
export CAMEO TIMES SEED
if [ -z "${SERVERS:-}" ]; then
  temporary_folder
  "$E2E/pocketbase.sh" "$FOLDER/servers" bash "$E2E/kill.sh" --beside "$FOLDER/servers" "$FOLDER"
  exit
fi

cameo=(env HOME="$FOLDER/home" XDG_CONFIG_HOME="$FOLDER/home/.config"
  CAMEO_KEY=2a7d1f3c5b6948879605a4b3c2d1e0f1f2e3d4c5b6a798897a6b5c4d3e2f1a0b
  CAMEO_PRIVATE_ENV="$SERVERS/private.env.json" "$CAMEO")
mkdir -p "$FOLDER/home" "$FOLDER/template"
cd "$FOLDER/template"
git init --quiet
"${cameo[@]}" init >"$FOLDER/init.log" 2>&1 || { cat "$FOLDER/init.log" >&2; die "cameo init failed"; }
python3 "$E2E/place_requests.py" recordings/requests "$E2E/pocketbase/requests" "$SERVERS/hosts.json"

fresh() {
  cd "$FOLDER"
  rm -rf "$FOLDER/project"
  cp -a "$FOLDER/template" "$FOLDER/project"
  cd "$FOLDER/project"
}

# How long a run takes whole, and when its first staged file comes.
fresh
begun=$(date +%s%N)
"${cameo[@]}" record --env production >"$FOLDER/whole.log" 2>&1 &
recording=$!
until [ -n "$(ls -A recordings/.cameo/stage 2>/dev/null)" ] || ! kill -0 "$recording" 2>/dev/null; do sleep 0.001; done
staged=$(($(date +%s%N) - begun))
wait "$recording" || { tail -n 20 "$FOLDER/whole.log" >&2; die "cameo record failed"; }
whole=$(($(date +%s%N) - begun))
say "a whole run takes $((whole / 1000000)) ms, its first staged file comes after $((staged / 1000000)) ms"
commit=$((whole > staged ? whole - staged : whole / 4))

mapfile -t instants < <(python3 - "$TIMES" "$SEED" "$whole" "$commit" <<'PYTHON'
import random, sys
times, seed, whole, commit = map(int, sys.argv[1:])
chance = random.Random(seed)
for number in range(times):
    print(f"+{chance.uniform(0, commit * 1.1) / 1e9:.6f}" if number % 2 else f"{chance.uniform(0, whole) / 1e9:.6f}")
PYTHON
)

killed=0 repaired=0 faults=0
fault() {
  faults=$((faults + 1))
  printf 'FAIL  kill %s at %s: %s\n' "$number" "$instant" "$1"
  shift
  printf '%s\n' "$@" | tail -n 15 | sed 's/^/      /'
}
number=0
for instant in "${instants[@]}"; do
  number=$((number + 1))
  fresh
  outcome=$(python3 "$E2E/kill_at.py" "$instant" recordings "${cameo[@]}" record --env production)
  [ "$outcome" = killed ] && killed=$((killed + 1))
  said=$(python3 "$E2E/check_files.py" recordings) || fault "half a file" "$said"
  if ! said=$("${cameo[@]}" verify 2>&1); then
    grep -q "cameo repair" <<<"$said" ||
      { fault "verify is not clean and does not say cameo repair" "$said"; continue; }
    said=$("${cameo[@]}" repair 2>&1) || { fault "repair failed" "$said"; continue; }
    repaired=$((repaired + 1))
    said=$("${cameo[@]}" verify 2>&1) || fault "verify is not clean after repair" "$said"
  fi
  said=$(python3 "$E2E/check_files.py" recordings --whole) || fault "a store that verifies is not whole" "$said"
  # Now and then: the next run must work as if nothing had been.
  if ((number % 20 == 0)); then
    said=$("${cameo[@]}" record --env production 2>&1 && python3 "$E2E/check_files.py" recordings --whole) ||
      fault "the next run failed" "$said"
  fi
done
printf 'killed %d of %d, repaired %d (seed %d)\n%d passed, %d failed\n' \
  "$killed" "$TIMES" "$repaired" "$SEED" $((TIMES - faults)) "$faults"
[ "$faults" = 0 ]
