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

source Tests/Embedded/modules.sh

# The one symbol that may stay open while nothing calls it: a `Hashable` type has a `hashValue`, which wants a seed.
tolerated='^arc4random_buf$'

compile_library --objects wasm native
rm -rf "$output"/session-*
mkdir "$output/session-wasm" "$output/session-native"
cp "$embedded/Session.swift" "$output/session-wasm/"
cp "$embedded/Session.swift" "$embedded/NativeMain.swift" "$output/session-native/"
compile wasm Session "$output/session-wasm" public "${features[@]}"
compile native Session "$output/session-native" public "${features[@]}"
compile_support Start

# Every function must resolve, so nothing may be dropped first. Open symbols are read from the linker's own messages.
echo "  linking everything"
"${link[@]}" --no-entry --no-gc-sections --warn-unresolved-symbols "${objects[@]/#/$output/wasm/}" "$output/wasm/"{Support,Start}.o \
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
# What has no text of its own, such as a case of an enum, is not written there but by these words.
unprinted=$(cd "$output/wasm" && grep -l 'cannot print value in embedded Swift' "${objects[@]}" || true)
[[ -z $unprinted ]] || echo "error: something is interpolated that Embedded Swift cannot print, in" $unprinted >&2
[[ -z $open$mismatched$unprinted ]] || exit 1

echo "  running the session"
"${link[@]}" --fatal-warnings $(program_objects wasm Session) "$output/wasm/"{Support,Start}.o -o "$output/session.wasm"
wasmkit run "$output/session.wasm" >"$output/session.wasm.log"
swiftc $(sed "s|\([^ ]*\) .*|$output/native/\1.o|" "$output/plan-programs") "$output/native/Session.o" -lm -o "$output/session"
"$output/session" >"$output/session.native.log"

[[ -s $output/session.wasm.log ]] || { echo "error: the session wrote nothing" >&2; exit 1; }
if [[ ${1:-} == --record ]]; then cp "$output/session.wasm.log" "$embedded/Session.log"; fi
diff -u "$embedded/Session.log" "$output/session.wasm.log" ||
  { echo "error: the embedded session differs from Session.log" >&2; exit 1; }
diff -u "$embedded/Session.log" "$output/session.native.log" ||
  { echo "error: the native session differs from Session.log" >&2; exit 1; }

echo "Embedded: ${#objects[@]} library targets, $(wc -l <"$embedded/Session.log") lines of log, the same on both machines," \
  "$(wc -c <"$output/session.wasm") bytes of WebAssembly"
