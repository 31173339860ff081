#!/usr/bin/env bash
# usage: speed.sh [--runs N] [--endpoints N] [--keep]
#
# Times `cameo record` of 500 endpoints (2 to 50 kB of JSON each) from nginx on loopback, into an empty store each time,
# against curl fetching the same URLs to disk; then the same with 20 ms before each answer. Wants a release build:
# $CAMEO, else .build/release/cameo. Prints medians of N (5) runs, one line a measure, separated by tabs:
# measure, figure, unit, ratio, baseline.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
usage="usage: speed.sh [--runs N] [--endpoints N] [--keep]"
RUNS=5 ENDPOINTS=500
while [ $# -gt 0 ]; do
  case $1 in
    --runs) RUNS=${2:?$usage}; shift ;;
    --endpoints) ENDPOINTS=${2:?$usage}; shift ;;
    --keep) KEEP=1 ;;
    *) die "$usage" ;;
  esac
  shift
done
CAMEO=${CAMEO:-$PACKAGE/.build/release/cameo}
CAMEO=$(cameo_binary)
NGINX=$(command -v nginx || echo /usr/sbin/nginx)
[ -x "$NGINX" ] || die "no nginx: apt-get install nginx-light"
ECHO=/usr/lib/nginx/modules/ngx_http_echo_module.so
[ -e "$ECHO" ] || die "no echo module for the delay: apt-get install libnginx-mod-http-echo"
temporary_folder
PORT=$(free_port)
mkdir -p "$FOLDER"/{files,home,template/recordings,nginx/logs}

cat >"$FOLDER/nginx/nginx.conf" <<NGINX
load_module $ECHO;
daemon off;
worker_processes 1;
user $(id -un);
pid $FOLDER/nginx/pid;
error_log $FOLDER/nginx/logs/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  types { application/json json; }
  keepalive_requests 100000;
  client_body_temp_path $FOLDER/nginx/body;
  proxy_temp_path $FOLDER/nginx/proxy;
  server {
    listen 127.0.0.1:$PORT;
    root $FOLDER/files;
    location /late/ { echo_sleep 0.02; echo_exec @file; }
    location @file { rewrite ^/late(/.*)\$ \$1 break; }
  }
}
NGINX

python3 "$E2E/speed_files.py" "$FOLDER/files" "$ENDPOINTS"

# The log's place is given twice: before it reads its settings, nginx would write to the system's.
start "$FOLDER/nginx/out.log" \
  "$NGINX" -p "$FOLDER/nginx" -e "$FOLDER/nginx/logs/error.log" -c "$FOLDER/nginx/nginx.conf"
wait_for "http://127.0.0.1:$PORT/file-000.json" "$STARTED_PID" "$FOLDER/nginx/out.log"
cmp --silent <(curl --silent "http://127.0.0.1:$PORT/late/file-001.json") "$FOLDER/files/file-001.json" ||
  die "nginx does not serve the late files: $(cat "$FOLDER/nginx/logs/error.log")"

cameo=(env HOME="$FOLDER/home" XDG_CONFIG_HOME="$FOLDER/home/.config"
  CAMEO_KEY=91b0c2d3e4f5061728394a5b6c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7e8f9 "$CAMEO")

# template NAME PREFIX: a store with nothing but its requests, and curl's list of the same URLs.
template() {
  local number name
  mkdir -p "$FOLDER/$1"
  (cd "$FOLDER/$1" && git init --quiet && "${cameo[@]}" init) >"$FOLDER/init.log" 2>&1 ||
    { cat "$FOLDER/init.log" >&2; die "cameo init failed"; }
  mkdir -p "$FOLDER/$1/recordings/requests"
  printf '{ "local": { "host": "http://127.0.0.1:%s%s", "cameo": { "data": "synthetic" } } }\n' "$PORT" "$2" \
    >"$FOLDER/$1/recordings/requests/http-client.env.json"
  for ((number = 0; number < ENDPOINTS; number++)); do
    printf -v name 'file-%03d' "$number"
    printf '### %s\nGET {{host}}/%s.json\n\n' "$name" "$name"
    printf 'url = "http://127.0.0.1:%s%s/%s.json"\noutput = "%s/fetched/%s.json"\n' \
      "$PORT" "$2" "$name" "$FOLDER" "$name" >&3
  done >"$FOLDER/$1/recordings/requests/api.http" 3>"$FOLDER/$1.curl"
}

# seconds COMMAND...: its wall time on standard output.
seconds() {
  local begun
  begun=$(date +%s%N)
  "$@" >"$FOLDER/last.log" 2>&1 || { tail -n 20 "$FOLDER/last.log" >&2; die "failed: $*"; }
  python3 -c "print(f'{($(date +%s%N) - $begun) / 1e9:.4f}')"
}

median() { sort -n | awk '{ line[NR] = $1 } END { print line[int((NR + 1) / 2)] }'; }

# measure NAME TEMPLATE: the two take turns, so that what else the machine does meets both.
measure() {
  local run fetch record ratio
  : >"$FOLDER/$2.fetch"
  : >"$FOLDER/$2.record"
  for ((run = 0; run < RUNS; run++)); do
    rm -rf "$FOLDER/fetched" "$FOLDER/project"
    mkdir "$FOLDER/fetched"
    cp -a "$FOLDER/$2" "$FOLDER/project"
    seconds curl --silent --show-error --fail --parallel --parallel-max 50 --config "$FOLDER/$2.curl" \
      >>"$FOLDER/$2.fetch"
    diff -rq "$FOLDER/files" "$FOLDER/fetched" >&2 || die "curl fetched something else"
    cd "$FOLDER/project"
    seconds "${cameo[@]}" record --env local >>"$FOLDER/$2.record"
    cd "$FOLDER"
    [ "$(find project/recordings/fixtures -name '*-v1.json' | wc -l)" = "$ENDPOINTS" ] ||
      die "cameo kept something else"
  done
  fetch=$(median <"$FOLDER/$2.fetch") record=$(median <"$FOLDER/$2.record")
  ratio=$(python3 -c "print(f'{$record / $fetch:.2f}')")
  printf '%s\t%s\ts\t%s\tcurl --parallel --parallel-max 50: %s s\n' "$1" "$record" "$ratio" "$fetch"
}

template loopback ""
template late /late
printf 'measure\tfigure\tunit\tratio\tbaseline\n'
measure "record $ENDPOINTS endpoints, loopback" loopback
measure "record $ENDPOINTS endpoints, 20 ms before each answer" late
