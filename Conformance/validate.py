"""Validates the files of the suite, or those given, by schema.json. It needs the package jsonschema, and says so without.

    python3 Conformance/validate.py [FILE...]
"""

import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: there is no jsonschema for Python here")
    sys.exit()

suite = pathlib.Path(__file__).parent
schema = json.loads((suite / "schema.json").read_text())
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
files = [pathlib.Path(name) for name in sys.argv[1:]] or sorted(suite.glob("*/*.json"))
count = 0
for file in files:
    for error in validator.iter_errors(json.loads(file.read_text())):
        count += 1
        worst = jsonschema.exceptions.best_match([error])
        print(f"{file}: {worst.json_path}: {worst.message[:200]}")
print(f"{len(files)} files, {count} errors")
sys.exit(count > 0)
