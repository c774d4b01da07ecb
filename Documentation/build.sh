#!/usr/bin/env bash
# Makes one static folder of everything there is to read, and the playground: .build-site, for any web server.
#
#   bash Documentation/build.sh            all of it
#   bash Documentation/build.sh pages      without the reference and the playground: the texts alone, in a second
#
# The reference of all modules is combined by `docc merge` and lies in reference/; its pages need a server, since they load
# their texts. The other pages open from the disk as well.
set -euo pipefail
cd "$(dirname "$0")/.."
site=.build-site
work=.build-documentation
mkdir -p "$site" "$work"

reference() {
  local triple name path earlier=() archives=()
  triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
  swift build | tail -n 1
  swift package --scratch-path "$work/manifest" dump-package | python3 Tests/Embedded/plan.py >"$work/plan"
  while read -r name path _; do
    rm -rf "$work/$name" "$work/$name.doccarchive"
    mkdir "$work/$name"
    swift symbolgraph-extract -module-name "$name" -I .build/debug/Modules -target "$triple" \
      -minimum-access-level public -output-dir "$work/$name"
    local catalog=()
    mapfile -t catalog < <(find "$path" -name '*.docc' -prune)
    docc convert "${catalog[@]}" --additional-symbol-graph-dir "$work/$name" \
      --fallback-display-name "$name" --fallback-bundle-identifier "touchstone.$name" \
      --enable-experimental-external-link-support "${earlier[@]}" --transform-for-static-hosting \
      --hosting-base-path reference --output-path "$work/$name.doccarchive"
    earlier+=(--dependency "$work/$name.doccarchive")
    archives+=("$work/$name.doccarchive")
  done <"$work/plan"
  rm -rf "$site/reference"
  docc merge "${archives[@]}" --synthesized-landing-page-name Touchstone --output-path "$site/reference"
}

if [[ ${1:-} != pages ]]; then
  reference
  bash Examples/Browser/build.sh
  mkdir -p "$site/playground"
  cp Examples/Browser/.build-web/index.html "$site/playground/index.html"
fi
python3 Documentation/site.py "$site"
echo "$site: $(find "$site" -type f | wc -l) files"
