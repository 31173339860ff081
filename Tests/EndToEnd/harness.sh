# Sourced by the scripts beside it: what each of them needs to start servers and to end only those.
#
# Everything that is installed goes to $CAMEO_E2E_CACHE, everything of one run to a work folder that the
# caller names, so that two runs on one machine never meet.

E2E=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
PACKAGE=$(cd "$E2E/../.." && pwd)
CACHE=${CAMEO_E2E_CACHE:-$HOME/.cache/cameo-e2e}
STARTED=()  # process groups begun here
FOLDERS=()  # temporary folders made here
MOUNTS=()   # file systems mounted here

say() { printf '[end to end] %s\n' "$*" >&2; }

# Ends the script with status 2, "could not do it", which tells a broken desk from a failed check.
die() { say "$*"; exit 2; }

# Prints the path of the binary under test: $CAMEO, else the debug build of this package.
cameo_binary() {
  local binary=${CAMEO:-$PACKAGE/.build/debug/cameo}
  [ -x "$binary" ] || die "no cameo at $binary: run 'swift build --product cameo' or set CAMEO"
  realpath "$binary"
}

free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# python_home NAME PINS REQUIREMENT: a virtual environment in the cache, complete or absent, never half.
python_home() {
  local home=$CACHE/$1 pins=$2 requirement=$3 mark
  mark="$requirement $(sha256sum <"$pins")"
  mkdir -p "$CACHE"
  (
    flock 9
    [ "$(cat "$home/.complete" 2>/dev/null || true)" = "$mark" ] && exit 0
    say "installing $requirement"
    rm -rf "$home"
    python3 -m venv "$home" || die "python3 cannot make virtual environments: apt-get install python3-venv"
    "$home/bin/pip" install --quiet --disable-pip-version-check -c "$pins" "$requirement" >&2
    printf '%s\n' "$mark" >"$home/.complete"
  ) 9>"$CACHE/.$1.lock"
}

# start LOG COMMAND...: runs a server in a process group of its own; its number is left in $STARTED_PID.
start() {
  local log=$1
  shift
  setsid "$@" >"$log" 2>&1 </dev/null &
  STARTED_PID=$!
  STARTED+=("$STARTED_PID")
}

# wait_for URL PID LOG: any answer will do. Fails at once when the process is gone.
wait_for() {
  local url=$1 pid=$2 log=$3 tries
  for ((tries = 0; tries < 300; tries++)); do
    curl --silent --output /dev/null --max-time 2 "$url" && return 0
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.2
  done
  tail -n 20 "$log" >&2
  die "no answer from $url"
}

# temporary_folder: its path is left in $FOLDER; removed at the end unless KEEP=1.
temporary_folder() {
  FOLDER=$(mktemp -d "${TMPDIR:-/tmp}/cameo-e2e.XXXXXX")
  FOLDERS+=("$FOLDER")
}

# on_exit: ends the groups that were started here, and no others; then gives back mounts and folders.
on_exit() {
  local status=$? group tries
  trap - EXIT INT TERM
  for group in ${STARTED[@]+"${STARTED[@]}"}; do
    kill -TERM -- "-$group" 2>/dev/null || continue
    for ((tries = 0; tries < 50; tries++)); do kill -0 -- "-$group" 2>/dev/null || break; sleep 0.1; done
    kill -0 -- "-$group" 2>/dev/null && kill -KILL -- "-$group" || true
  done
  local folder
  for folder in ${MOUNTS[@]+"${MOUNTS[@]}"}; do umount "$folder" || true; done
  for folder in ${FOLDERS[@]+"${FOLDERS[@]}"}; do
    if [ "${KEEP:-0}" = 1 ]; then say "kept $folder"; else rm -rf "$folder"; fi
  done
  exit "$status"
}
trap on_exit EXIT
trap 'exit 130' INT TERM

# run_beside WORK COMMAND...: runs it beside the servers; without one, waits for Ctrl-C.
run_beside() {
  local work=$1
  shift
  [ "$(cat "$work/planted-production.json")" = "$(cat "$work/planted-staging.json")" ] ||
    die "the two versions were not seeded alike"
  cp "$work/planted-production.json" "$work/planted.json"
  if [ $# -gt 0 ]; then "$@"; else
    say "running: $(tr -d '\n' <"$work/hosts.json"); Ctrl-C ends them"
    start /dev/null sleep infinity
    wait "$STARTED_PID"
  fi
}
