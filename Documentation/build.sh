#!/usr/bin/env bash
# Makes one static folder of everything there is to read, and the playground: .build-site, for any web server. All texts, all
# symbols, rules, scenarios and sources, with a search over them.
#
#   bash Documentation/build.sh            all of it
#   bash Documentation/build.sh pages      without the reference, and with the playground that the repository keeps, in seconds
#
# The reference of all modules is combined by `docc merge` and lies in reference/; its pages need a server, since they load
# their texts. The other pages open from the disk as well.
set -euo pipefail
cd "$(dirname "$0")/.."
site=.build-site
work=.build-documentation
mkdir -p "$site"

reference() {
  local archives
  swift build | tail -n 1
  Documentation/reference.sh .build/debug/Modules "$work" --transform-for-static-hosting --hosting-base-path reference
  mapfile -t archives <"$work/archives"
  rm -rf "$site/reference"
  docc merge "${archives[@]}" --synthesized-landing-page-name Touchstone --output-path "$site/reference"
  # The folder itself shows the page of the umbrella, whose topics lead into all modules.
  echo '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=documentation/touchstone/"><title>Reference</title>' \
    >"$site/reference/index.html"
}

mkdir -p "$site/playground"
if [[ ${1:-} == pages ]]; then
  cp Examples/Browser/playground.html "$site/playground/index.html"
else
  reference
  TOUCHSTONE_PAGES=.. bash Examples/Browser/build.sh
  cp Examples/Browser/.build-web/index.html "$site/playground/index.html"
fi
python3 Documentation/site "$site"
echo "$site: $(find "$site" -type f | wc -l) files"
