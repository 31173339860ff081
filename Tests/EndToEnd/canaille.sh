#!/usr/bin/env bash
# usage: canaille.sh WORK [COMMAND...]
#
# Starts Canaille 0.0.74 as production and 0.3.6 as staging on free loopback ports, seeds both alike, leaves
# hosts.json, planted.json and private.env.json in WORK, runs COMMAND, and ends both servers.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
[ $# -ge 1 ] || die "usage: canaille.sh WORK [COMMAND...]"
mkdir -p "$1"
WORK=$(realpath "$1")
shift
export AUTHLIB_INSECURE_TRANSPORT=1  # tokens over plain HTTP: these servers never leave loopback

# settings VERSION FOLDER PORT: the server's own settings file, on standard output.
settings() {
  local version=$1 folder=$2 port=$3
  cat <<TOML
SECRET_KEY = "$(openssl rand -hex 24)"
SERVER_NAME = "127.0.0.1:$port"
PREFERRED_URL_SCHEME = "http"
[CANAILLE]
DATABASE = "sql"
NAME = "Portal rowerowy"
JAVASCRIPT = false
[CANAILLE_SQL]
DATABASE_URI = "sqlite:///$folder/canaille.sqlite"
[CANAILLE_SCIM]
ENABLE_SERVER = true
[CANAILLE_OIDC]
REQUIRE_NONCE = false
TOML
  case $version in
    0.0.*)
      printf "[CANAILLE_OIDC.JWT]\nISS = 'http://127.0.0.1:%s'\n" "$port"
      printf "PRIVATE_KEY = '''\n%s\n'''\n" "$(cat "$folder/key.pem")"
      printf "PUBLIC_KEY = '''\n%s\n'''\n" "$(openssl rsa -in "$folder/key.pem" -pubout 2>/dev/null)"
      ;;
    *) printf "ACTIVE_JWKS = ['''%s''']\n" "$(cat "$folder/key.pem")" ;;
  esac
}

# begin ENVIRONMENT VERSION: leaves the address in $ADDRESS.
begin() {
  local environment=$1 version=$2 folder=$WORK/$1 back=$PWD program port client
  python_home "canaille-$version" "$E2E/canaille/constraints-$version.txt" \
    "canaille[front,oidc,scim,server,sqlite]==$version"
  program=$CACHE/canaille-$version/bin/canaille
  rm -rf "$folder"
  mkdir -p "$folder"
  port=$(free_port)
  ADDRESS=http://127.0.0.1:$port
  openssl genrsa -out "$folder/key.pem" 2048 2>/dev/null
  settings "$version" "$folder" "$port" >"$folder/canaille.toml"
  export CONFIG=$folder/canaille.toml CANAILLE_CONFIG=$folder/canaille.toml
  cd "$folder"
  # The first client cannot be made over the API, so the server's own command does it.
  mapfile -t client < <(python3 "$E2E/canaille/seed.py" --client)
  "$program" db upgrade >setup.log 2>&1 || { tail -n 20 setup.log >&2; die "canaille $version: no database"; }
  "$program" create client "${client[@]}" --client-uri "$ADDRESS" >>setup.log 2>&1 ||
    { tail -n 20 setup.log >&2; die "canaille $version: no client"; }
  # Without an audience every token that is introspected counts as foreign, and so as inactive.
  "$program" set client "${client[1]}" --audience "${client[1]}" >>setup.log 2>&1 ||
    { tail -n 20 setup.log >&2; die "canaille $version: no audience"; }
  case $version in
    0.0.*)
      printf 'bind = ["127.0.0.1:%s"]\nworkers = 1\n' "$port" >hypercorn.toml
      start "$folder/server.log" "$program" run --config "$folder/hypercorn.toml"
      ;;
    *) start "$folder/server.log" "$program" run --bind "127.0.0.1:$port" --workers 1 ;;
  esac
  wait_for "$ADDRESS/.well-known/openid-configuration" "$STARTED_PID" "$folder/server.log"
  python3 "$E2E/canaille/seed.py" "$ADDRESS" "$WORK/planted-$environment.json" "$WORK/private.env.json"
  cd "$back"
}

begin production 0.0.74
PRODUCTION=$ADDRESS
begin staging 0.3.6
printf '{"production": "%s", "staging": "%s"}\n' "$PRODUCTION" "$ADDRESS" >"$WORK/hosts.json"
run_beside "$WORK" "$@"
