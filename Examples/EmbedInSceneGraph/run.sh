#!/usr/bin/env bash
# Both programs; each exits with 1 when its log is not the expected one.
set -euo pipefail
swift run EmbedInSceneGraph
swift run ControlsInSceneGraph
