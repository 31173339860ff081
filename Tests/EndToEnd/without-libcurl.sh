#!/usr/bin/env bash
# Builds the test library where the headers and pkg-config files of libcurl, PCRE2 and libyaml are out of the way: a package that
# only tests with fixtures must not need them. Linux; as root, or where users may make namespaces of their own.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

if [[ ${1:-} != --hidden ]]; then
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  namespace=(unshare --mount)
  [[ $(id -u) == 0 ]] || namespace+=(--map-root-user)
  # Mounts made in the namespace end with it; nothing outside is changed.
  "${namespace[@]}" "${BASH_SOURCE[0]}" --hidden "$scratch"
  exit
fi

scratch=$2
mkdir "$scratch/empty"
hidden=0
while IFS= read -r folder; do
  mount --bind "$scratch/empty" "$folder"
  hidden=$((hidden + 1))
done < <(find /usr/include /usr/local/include -type d -name curl 2>/dev/null)
while IFS= read -r file; do
  mount --bind /dev/null "$file"
done < <(find /usr/lib /usr/local/lib /usr/share \( -name libcurl.pc -o -name libpcre2-8.pc -o -name yaml-0.1.pc \) 2>/dev/null
  find /usr/include /usr/local/include \( -name pcre2.h -o -name yaml.h \) 2>/dev/null)

if echo '#include <curl/curl.h>' | clang -E -x c - >/dev/null 2>&1; then
  echo "without-libcurl: curl/curl.h is still found; hide its folder here, too" >&2
  exit 2
fi
echo "without-libcurl: hid $hidden folders of headers"
swift build --package-path "$root" --scratch-path "$scratch/build" --product CameoTesting
