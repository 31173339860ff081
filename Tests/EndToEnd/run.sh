#!/usr/bin/env bash
# usage: run.sh pocketbase|canaille [--keep] [--data real|synthetic]
#
# The main job on a backend nobody here wrote: starts its two versions, records both into a fresh store, and checks
# what was written and printed. Exit status 0: all checks passed; 1: some failed; 2: it could not be tried.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
usage="usage: run.sh pocketbase|canaille [--keep] [--data real|synthetic]"
BACKEND=${1:-} DATA=synthetic
[ -x "$E2E/$BACKEND.sh" ] && [ -d "$E2E/$BACKEND/requests" ] || die "$usage"
shift
while [ $# -gt 0 ]; do
  case $1 in
    --keep) KEEP=1 ;;
    --data) DATA=${2:?$usage}; shift ;;
    *) die "$usage" ;;
  esac
  shift
done
CAMEO=$(cameo_binary)
export CAMEO
temporary_folder
"$E2E/$BACKEND.sh" "$FOLDER/servers" bash "$E2E/checks.sh" "$BACKEND" "$FOLDER/servers" "$FOLDER" "$DATA"
