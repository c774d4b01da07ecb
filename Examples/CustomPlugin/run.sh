#!/usr/bin/env bash
# The tests, then the scenario file that names both kinds.
set -euo pipefail
swift test
swift run CheckScenarios
