#!/usr/bin/env bash
# The tests, then the scenario file that names both kinds: whether its log is the expected one, and why.
set -euo pipefail
swift test
swift run DialTool check Scenarios
swift run DialTool explain Scenarios/dial-and-check-mark.json --gesture mark
