#!/usr/bin/env bash
# Makes the reference of each library target from modules that are built: an archive for each, which must come without a
# warning, such as a link that leads nowhere or a missing parameter. The guides are articles of the archive of Touchstone.
#
#   Documentation/reference.sh MODULES OUTPUT [DOCC OPTION...]      MODULES is for instance .build/debug/Modules
#
# Lists the archives in OUTPUT/archives, in the order of the targets.
set -euo pipefail
cd "$(dirname "$0")/.."
modules=$1 output=$2
shift 2
triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
rm -rf "$output"
mkdir -p "$output"
swift package --scratch-path "$output/manifest" dump-package | python3 Tests/Embedded/plan.py --hosts >"$output/plan"
[[ -s $output/plan ]] || { echo "error: the manifest names no library target" >&2; exit 1; }
# Later modules may link to symbols of earlier ones, which they find in their archives.
earlier=()
status=0
while read -r name path _; do
  mkdir "$output/$name"
  swift symbolgraph-extract -module-name "$name" -I "$modules" -target "$triple" \
    -minimum-access-level public -output-dir "$output/$name"
  # A copy of the catalog, with the header that leads back to the site, and with the guides.
  catalog=$output/$name.docc
  find "$path" -name '*.docc' -prune -exec cp -r {} "$catalog" \;
  mkdir -p "$catalog"
  cp Documentation/reference/header.html Documentation/reference/theme-settings.json "$catalog/"
  [[ $name != Touchstone ]] || python3 Documentation/reference/articles.py "$catalog"
  if docc convert "$catalog" --additional-symbol-graph-dir "$output/$name" --warnings-as-errors \
    --fallback-display-name "$name" --fallback-bundle-identifier "touchstone.$name" --experimental-enable-custom-templates \
    --enable-experimental-external-link-support "${earlier[@]}" "$@" --output-path "$output/$name.doccarchive"; then
    earlier+=(--dependency "$output/$name.doccarchive")
    echo "$output/$name.doccarchive" >>"$output/archives"
    echo "  $name"
  else
    status=1
  fi
done <"$output/plan"
[[ $status == 0 ]] || { echo "error: the documentation has warnings" >&2; exit 1; }
