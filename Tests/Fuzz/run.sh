#!/usr/bin/env bash
# Fuzzes the readers of texts (json) or of paths (paths) with libFuzzer: Tests/Fuzz/run.sh [json|paths] [option]...
#   --runs N            executions, 1 000 000 unless told otherwise; --seconds N: stop after so long
#   --seed N            libFuzzer's seed, 1 unless told otherwise
#   --length N          bytes of a text at most, 1024 unless told otherwise
#   --sanitize address  with the address sanitizer, too
#   --replay FILE...    plays these inputs and nothing else
# What it learns stays in .build/fuzz/corpus-*; an input that breaks a property goes to .build/fuzz/findings and, once
# it is understood, to Tests/Fuzz/Findings, from where the tests play it. Built with swiftc, since a package with unsafe
# flags can be nobody's dependency.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=json runs=1000000 seconds=0 seed=1 length=1024 sanitizer=
case ${1:-} in json | paths) target=$1 && shift ;; esac
while [ $# -gt 0 ]; do
  case $1 in
    --runs) runs=$2 && shift 2 ;;
    --seconds) seconds=$2 runs=-1 && shift 2 ;;
    --seed) seed=$2 && shift 2 ;;
    --length) length=$2 && shift 2 ;;
    --sanitize) sanitizer=$2 && shift 2 ;;
    --replay) shift && break ;;
    *) sed -n '2,7s/^# \{0,1\}//p' "$0" && exit 2 ;;
  esac
done

sanitizers=fuzzer${sanitizer:+,$sanitizer}
built=.build/fuzz/${sanitizer:-plain}
mkdir -p "$built" ".build/fuzz/corpus-$target" .build/fuzz/findings
# A module is built anew if one of its sources is newer. `sanitized` ones tell libFuzzer where they go, and properties do
# not: what they look at is no way into the library.
module() { # sanitizers, name, sources...
  local sanitizers=$1 name=$2 && shift 2
  [ -n "$(find "$@" "$0" -newer "$built/$name.o" 2>&1 | head -1)" ] || return 0
  echo "compiling $name"
  swiftc -swift-version 6 -O -wmo -parse-as-library -package-name cameo ${sanitizers:+-sanitize="$sanitizers"} \
    -I "$built" -I Sources/CLibpcre2 -module-name "$name" \
    -emit-module -emit-module-path "$built/$name.swiftmodule" -c "$@" -o "$built/$name.o"
}
module "$sanitizers" LosslessJSON Sources/LosslessJSON/*.swift
objects=("$built/LosslessJSON.o")
if [ "$target" = json ]; then
  module "$sanitizer" JSONTarget Tests/TestSupport/{SeededGenerator,JSONGrammar,JSONProperties*}.swift \
    Tests/Fuzz/JSONTarget.swift
  objects+=("$built/JSONTarget.o")
else
  module "$sanitizers" PatternMatching Sources/PatternMatching/*.swift
  module "$sanitizers" JSONQueries Sources/JSONQueries/*.swift
  module "$sanitizer" PathTarget Tests/JSONQueriesTests/PathProperties.swift Tests/Fuzz/PathTarget.swift
  objects+=("$built"/{PatternMatching,JSONQueries,PathTarget}.o -lpcre2-8)
fi
swiftc -sanitize="$sanitizers" "${objects[@]}" -o "$built/new-$target"
mv "$built/new-$target" "$built/fuzz-$target"

export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
if [ $# -gt 0 ]; then exec "$built/fuzz-$target" "$@"; fi
seeds=("Tests/Fuzz/Seeds/$target" "Tests/Fuzz/Findings/$target")
if [ "$target" = json ] && [ -n "${CAMEO_JSON_TEST_SUITE:-}" ]; then
  seeds+=("$CAMEO_JSON_TEST_SUITE"/test_{parsing,transform})
fi
exec "$built/fuzz-$target" -runs="$runs" -max_total_time="$seconds" -seed="$seed" -max_len="$length" \
  -dict="Tests/Fuzz/$target.dict" -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 \
  -artifact_prefix=.build/fuzz/findings/ ".build/fuzz/corpus-$target" "${seeds[@]}"
