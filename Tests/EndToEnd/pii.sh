#!/usr/bin/env bash
# usage: pii.sh [--records N] [--seed N]... [--keep]
#
# Redacts a labelled corpus of API responses under both policies and holds recall, precision, formats and structure
# against what we promise. CAMEO_PII_CORPUS names the corpus generator, a Python script with `gen` and `score`; it needs
# Faker from PyPI. Without either nothing is tested, and that is said.
set -euo pipefail
. "$(dirname "$0")/harness.sh"
usage="usage: pii.sh [--records N] [--seed N]... [--keep]"
RECORDS=2000
SEEDS=()
while [ $# -gt 0 ]; do
  case $1 in
    --records) RECORDS=${2:?$usage}; shift ;;
    --seed) SEEDS+=("${2:?$usage}"); shift ;;
    --keep) KEEP=1 ;;
    *) die "$usage" ;;
  esac
  shift
done
[ ${#SEEDS[@]} -gt 0 ] || SEEDS=(101)
if [ -z "${CAMEO_PII_CORPUS:-}" ]; then
  echo "NOT RUN: the labelled corpus. Set CAMEO_PII_CORPUS to its generator." >&2
  exit 0
fi
CAMEO=$(cameo_binary)
temporary_folder
PYTHON=python3
if ! "$PYTHON" -c 'import faker' 2>/dev/null; then
  python3 -m venv "$FOLDER/python"
  PYTHON="$FOLDER/python/bin/python3"
  "$PYTHON" -m pip install --quiet --disable-pip-version-check Faker >"$FOLDER/pip.log" 2>&1 || {
    tail -3 "$FOLDER/pip.log" >&2
    echo "NOT RUN: the labelled corpus. Faker can't be installed from PyPI." >&2
    exit 0
  }
fi

failed=0
for seed in "${SEEDS[@]}"; do
  corpus="$FOLDER/$seed"
  "$PYTHON" "$CAMEO_PII_CORPUS" gen --records "$RECORDS" --seed "$seed" --out "$corpus" >"$FOLDER/gen.log"
  for policy in detect strict; do
    CAMEO_KEY=$(printf '5b%.0s' {1..32}) "$CAMEO" redact --policy "$policy" --jobs 2 \
      --output "$corpus/$policy.ndjson" "$corpus/records.ndjson"
    "$PYTHON" "$CAMEO_PII_CORPUS" score "$corpus" "$corpus/$policy.ndjson" --audit --json "$corpus/$policy.json" \
      >"$corpus/$policy.txt"
    python3 "$E2E/pii_promises.py" "$policy" "$seed" "$corpus/$policy.json" || failed=1
  done
done
exit $failed
