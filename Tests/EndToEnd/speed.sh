#!/usr/bin/env bash
# usage: speed.sh [--runs N] [--endpoints N] [--growth N] [--keep]
#
# Measures `cameo record` of 500 endpoints (2 to 50 kB of JSON each) from nginx on loopback, into an empty store each
# time, against curl fetching the same URLs to disk: over HTTP/1.1, and over HTTP/2 with TLS; at once, and with 20 ms
# before each answer. Then the same of N (10) times as many endpoints, against N times what the few took. Wants a release
# build: $CAMEO, else .build/release/cameo. Prints medians of N (5) turns, one line a measure, separated by tabs:
# measure, figure, unit, ratio, baseline. CPU is user and system time of the one process; nginx's is not in it.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
usage="usage: speed.sh [--runs N] [--endpoints N] [--growth N] [--keep]"
RUNS=5 ENDPOINTS=500 GROWTH=10
while [ $# -gt 0 ]; do
  case $1 in
    --runs) RUNS=${2:?$usage}; shift ;;
    --endpoints) ENDPOINTS=${2:?$usage}; shift ;;
    --growth) GROWTH=${2:?$usage}; shift ;;
    --keep) KEEP=1 ;;
    *) die "$usage" ;;
  esac
  shift
done
MANY=$((ENDPOINTS * GROWTH))
CAMEO=${CAMEO:-$PACKAGE/.build/release/cameo}
CAMEO=$(cameo_binary)
NGINX=$(command -v nginx || echo /usr/sbin/nginx)
[ -x "$NGINX" ] || die "no nginx: apt-get install nginx-light"
ECHO=/usr/lib/nginx/modules/ngx_http_echo_module.so
[ -e "$ECHO" ] || die "no echo module for the delay: apt-get install libnginx-mod-http-echo"
temporary_folder
PORT=$(free_port) TLS_PORT=$(free_port)
mkdir -p "$FOLDER"/{files,home,nginx/logs}

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "/CN=localhost" \
  -addext "subjectAltName=IP:127.0.0.1" -keyout "$FOLDER/nginx/key.pem" -out "$FOLDER/nginx/certificate.pem" \
  2>"$FOLDER/openssl.log" || { cat "$FOLDER/openssl.log" >&2; die "openssl made no certificate"; }

cat >"$FOLDER/nginx/nginx.conf" <<NGINX
load_module $ECHO;
daemon off;
worker_processes 1;
user $(id -un);
pid $FOLDER/nginx/pid;
error_log $FOLDER/nginx/logs/error.log;
events { worker_connections 1024; }
http {
  log_format protocol "\$server_protocol";
  access_log off;
  types { application/json json; }
  keepalive_requests 100000;
  client_body_temp_path $FOLDER/nginx/body;
  proxy_temp_path $FOLDER/nginx/proxy;
  server {
    listen 127.0.0.1:$PORT;
    listen 127.0.0.1:$TLS_PORT ssl http2;
    ssl_certificate $FOLDER/nginx/certificate.pem;
    ssl_certificate_key $FOLDER/nginx/key.pem;
    access_log $FOLDER/nginx/logs/protocols protocol;
    root $FOLDER/files;
    location /late/ { echo_sleep 0.02; echo_exec @file; }
    location @file { rewrite ^/late(/.*)\$ \$1 break; }
  }
}
NGINX

python3 "$E2E/speed_files.py" "$FOLDER/files" "$MANY"

# The log's place is given twice: before it reads its settings, nginx would write to the system's.
start "$FOLDER/nginx/out.log" \
  "$NGINX" -p "$FOLDER/nginx" -e "$FOLDER/nginx/logs/error.log" -c "$FOLDER/nginx/nginx.conf"
wait_for "http://127.0.0.1:$PORT/file-0000.json" "$STARTED_PID" "$FOLDER/nginx/out.log"
cmp --silent <(curl --silent "http://127.0.0.1:$PORT/late/file-0001.json") "$FOLDER/files/file-0001.json" ||
  die "nginx does not serve the late files: $(cat "$FOLDER/nginx/logs/error.log")"

cameo=(env HOME="$FOLDER/home" XDG_CONFIG_HOME="$FOLDER/home/.config"
  CAMEO_KEY=91b0c2d3e4f5061728394a5b6c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7e8f9 "$CAMEO")

# template URL COUNT: in $FOLDER/template a store with nothing but its requests, in $FOLDER/list curl's list of the same.
template() {
  local url=$1 count=$2 number name
  rm -rf "$FOLDER/template"
  mkdir -p "$FOLDER/template"
  (cd "$FOLDER/template" && git init --quiet && "${cameo[@]}" init) >"$FOLDER/init.log" 2>&1 ||
    { cat "$FOLDER/init.log" >&2; die "cameo init failed"; }
  mkdir -p "$FOLDER/template/recordings/requests"
  printf '{ "local": { "host": "%s", "cameo": { "data": "synthetic" } } }\n' "$url" \
    >"$FOLDER/template/recordings/requests/http-client.env.json"
  for ((number = 0; number < count; number++)); do
    printf -v name 'file-%04d' "$number"
    printf '### %s\nGET {{host}}/%s.json\n\n' "$name" "$name"
    printf 'url = "%s/%s.json"\noutput = "%s/fetched/%s.json"\n' "$url" "$name" "$FOLDER" "$name" >&3
  done >"$FOLDER/template/recordings/requests/api.http" 3>"$FOLDER/list"
}

# turn NAME COUNT SIDE COMMAND...: one line of $FOLDER/turns.
turn() {
  local name=$1 count=$2 side=$3 took
  shift 3
  took=$(python3 "$E2E/speed_turn.py" "$FOLDER/last.log" "$@") ||
    { tail -n 20 "$FOLDER/last.log" >&2; die "failed: $side, $name"; }
  printf '%s\t%s\t%s\t%s\n' "$name" "$count" "$side" "$took" >>"$FOLDER/turns"
}

fetch=(curl --silent --show-error --fail --parallel --parallel-max 50 --cacert "$FOLDER/nginx/certificate.pem")

# measure NAME URL COUNT: the two take turns, so that what else the machine does meets both.
measure() {
  local name=$1 url=$2 count=$3 run
  say "$name, $count endpoints"
  template "$url" "$count"
  for ((run = 0; run < RUNS; run++)); do
    rm -rf "$FOLDER/fetched" "$FOLDER/project"
    mkdir "$FOLDER/fetched"
    cp -a "$FOLDER/template" "$FOLDER/project"
    # What was removed and copied is not to be waited for by who is measured.
    sync --file-system "$FOLDER"
    turn "$name" "$count" curl "${fetch[@]}" --config "$FOLDER/list"
    sync --file-system "$FOLDER"
    cd "$FOLDER/project"
    turn "$name" "$count" cameo "${cameo[@]}" record --env local --cacert "$FOLDER/nginx/certificate.pem"
    cd "$FOLDER"
    check "$count"
  done
}

# check COUNT: both sides have all there is.
check() {
  local count=$1 other
  other=$(diff -rq "$FOLDER/files" "$FOLDER/fetched" | grep -v "^Only in $FOLDER/files:" || true)
  [ -z "$other" ] && [ "$(find "$FOLDER/fetched" -type f | wc -l)" = "$count" ] || die "curl fetched something else"
  [ "$(find "$FOLDER/project/recordings/fixtures" -name '*-v1.json' | wc -l)" = "$count" ] ||
    die "cameo kept something else"
}

# spoken PROTOCOL: since the last time, both sides spoke nothing else.
spoken() {
  local spoken
  spoken=$(sort -u "$FOLDER/nginx/logs/protocols")
  [ "$spoken" = "$1" ] || die "spoken was $spoken instead of $1"
  : >"$FOLDER/nginx/logs/protocols"
}

: >"$FOLDER/nginx/logs/protocols"
measure "HTTP/1.1" "http://127.0.0.1:$PORT" "$ENDPOINTS"
measure "HTTP/1.1, 20 ms before each answer" "http://127.0.0.1:$PORT/late" "$ENDPOINTS"
spoken "HTTP/1.1"
measure "HTTP/2" "https://127.0.0.1:$TLS_PORT" "$ENDPOINTS"
measure "HTTP/2, 20 ms before each answer" "https://127.0.0.1:$TLS_PORT/late" "$ENDPOINTS"
spoken "HTTP/2.0"
[ "$GROWTH" -le 1 ] || measure "HTTP/1.1" "http://127.0.0.1:$PORT" "$MANY"
python3 "$E2E/speed_table.py" "$FOLDER/turns" "$FOLDER/files"
