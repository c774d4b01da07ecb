#!/usr/bin/env bash
# Builds every library target as Embedded Swift for a bare WebAssembly machine, links them, and plays a session there.
#
#   Tests/Embedded/link.sh            build, link, run, compare with Session.log
#   Tests/Embedded/link.sh --record   write Session.log anew
#
# Three things are proved: each function of each library target links without C mathematics, Unicode tables or casts to
# protocols, called or not; the session runs; and the same session built natively writes the same log, to the bit.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=Tests/Embedded
output=.build-embedded
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
PATH=$tools:$PATH

# The one symbol that may stay open while nothing calls it: a `Hashable` type has a `hashValue`, which wants a seed.
tolerated='^arc4random_buf$'

rm -rf "$output"
mkdir -p "$output/wasm" "$output/native" "$output/session-wasm" "$output/session-native"
swift package --scratch-path "$output/manifest" dump-package | python3 "$here/plan.py" >"$output/plan"
[[ -s $output/plan ]] || { echo "error: the manifest names no library target" >&2; exit 1; }

# compile KIND NAME PATH ACCESS FEATURE...: one module, its interface and its object file.
compile() {
  local kind=$1 name=$2 path=$3 access=$4
  shift 4
  local options=(-wmo -parse-as-library -swift-version 6 -warnings-as-errors -module-name "$name" -I "$output/$kind")
  local feature
  for feature in "$@"; do options+=(-enable-upcoming-feature "$feature"); done
  [[ $access == package ]] && options+=(-package-name touchstone)
  if [[ $kind == wasm ]]; then
    # The stack protector wants a canary from the platform; a bare machine has none.
    options+=(
      -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -Osize
      -Xfrontend -disable-stack-protector)
  else
    options+=(-O)
  fi
  local sources=()
  mapfile -t sources < <(find "$path" -name '*.swift' | LC_ALL=C sort)
  [[ ${#sources[@]} -gt 0 ]] || { echo "error: no source files in $path" >&2; exit 1; }
  swiftc "${options[@]}" -emit-module -emit-module-path "$output/$kind/$name.swiftmodule" \
    -c "${sources[@]}" -o "$output/$kind/$name.o"
}

objects=()
features=()
while read -r name path access rest; do
  read -r -a features <<<"$rest"
  echo "  $name"
  compile wasm "$name" "$path" "$access" "${features[@]}"
  compile native "$name" "$path" "$access" "${features[@]}"
  objects+=("$name.o")
done <"$output/plan"

cp "$here/Session.swift" "$output/session-wasm/"
cp "$here/Session.swift" "$here/NativeMain.swift" "$output/session-native/"
compile wasm Session "$output/session-wasm" public "${features[@]}"
compile native Session "$output/session-native" public "${features[@]}"
clang -target wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin -c "$here/Support.c" -o "$output/wasm/Support.o"

# The compiler inlines across modules and then emits a private function of an earlier module once more in a later one.
# The two are the same code, and the linker takes the first.
link=(wasm-ld --allow-multiple-definition)

# Every function must resolve, so nothing may be dropped first. Open symbols are read from the linker's own messages.
echo "  linking everything"
"${link[@]}" --no-entry --no-gc-sections --warn-unresolved-symbols "${objects[@]/#/$output/wasm/}" "$output/wasm/Support.o" \
  "$output/wasm/Session.o" -o "$output/everything.wasm" 2>"$output/everything.messages" ||
  { cat "$output/everything.messages" >&2; exit 1; }
open=$(sed -n 's/.*undefined symbol: //p' "$output/everything.messages" | sort -u | grep -v "$tolerated" || true)
for symbol in $open; do
  echo "error: a bare machine has no $symbol, wanted by" \
    $(sed -n "s/.*warning: \(.*\): undefined symbol: $symbol\$/\1/p" "$output/everything.messages" | sort -u) >&2
done
# A method of a protocol extension that its own module never calls is left there as an empty stub, which the linker
# prefers to the real one of a later module: calling it would trap. `@inline(__always)` on the method prevents that.
mismatched=$(sed -n 's/.*function signature mismatch: //p' "$output/everything.messages" | sort -u)
for symbol in $mismatched; do
  echo "error: an empty stub hides $(swift demangle --compact "${symbol/\$e/\$s}")" >&2
done
[[ -z $open$mismatched ]] || exit 1

echo "  running the session"
"${link[@]}" --fatal-warnings "${objects[@]/#/$output/wasm/}" "$output/wasm/Session.o" "$output/wasm/Support.o" -o "$output/session.wasm"
wasmkit run "$output/session.wasm" >"$output/session.wasm.log"
swiftc "${objects[@]/#/$output/native/}" "$output/native/Session.o" -lm -o "$output/session"
"$output/session" >"$output/session.native.log"

[[ -s $output/session.wasm.log ]] || { echo "error: the session wrote nothing" >&2; exit 1; }
if [[ ${1:-} == --record ]]; then cp "$output/session.wasm.log" "$here/Session.log"; fi
diff -u "$here/Session.log" "$output/session.wasm.log" ||
  { echo "error: the embedded session differs from Session.log" >&2; exit 1; }
diff -u "$here/Session.log" "$output/session.native.log" ||
  { echo "error: the native session differs from Session.log" >&2; exit 1; }

echo "Embedded: ${#objects[@]} library targets, $(wc -l <"$here/Session.log") lines of log, the same on both machines," \
  "$(wc -c <"$output/session.wasm") bytes of WebAssembly"
