"""Run with `python3 -m unittest discover Fuzzing/mutants`."""
import os, subprocess, tempfile, unittest

import candidates, draw, package, schemata, suites, syntax

SOURCE = b"""struct Box {
  var width = 2.5
  func holds(_ x: Double, _ open: Bool) -> Bool {
    guard open && x > 0 else { return false }
    return x < width
  }
  mutating func clear() {
    print("cleared \\(width > 3)")
    width = 0
  }
}
"""


def mutants(source):
    """The mutants of a file that is a module of its own."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Box.swift")
        with open(path, "wb") as file:
            file.write(source)
        module = package.Module("Boxes", [os.path.relpath(path, package.ROOT)], ["swiftc", "-module-name", "Boxes"])
        return candidates.of_file("Boxes", "Box.swift", syntax.trees(module)[module.sources[0]], source)


class OperatorTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.all = mutants(SOURCE)

    def becomes(self, operator):
        return sorted(mutant.becomes for mutant in self.all if mutant.operator == operator)

    def test_each_operator_finds_its_places(self):
        self.assertEqual(self.becomes("compare"), ["x < 0", "x > width"])
        self.assertEqual(self.becomes("boundary"), ["x <= width", "x >= 0"])
        self.assertEqual(self.becomes("constant"), ["1", "1", "2.6"])
        self.assertEqual(self.becomes("condition"), ["open", "true", "x > 0"])
        self.assertEqual(self.becomes("negate"), ["!(false)"])
        self.assertEqual(self.becomes("return"), ["return", "return", "return false"])
        self.assertEqual(len(self.becomes("call") + self.becomes("assignment")), 2)

    def test_all_mutants_of_a_file_compile_together_on_the_same_lines(self):
        text = schemata.mutated(SOURCE, list(enumerate(self.all, 1)))
        self.assertEqual(text.count(b"\n"), SOURCE.count(b"\n"))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "Box.swift")
            with open(path, "wb") as file:
                file.write(text + schemata.SWITCH.encode())
            subprocess.run(["swiftc", "-parse-as-library", "-c", path, "-o", path + ".o"], check=True, capture_output=True)

    def test_names_stay_when_other_lines_change(self):
        moved = mutants(b"// A box.\n\n" + SOURCE)
        self.assertEqual([mutant.id for mutant in moved], [mutant.id for mutant in self.all])
        self.assertEqual(len({mutant.id for mutant in moved}), len(moved))


class DrawTests(unittest.TestCase):
    def test_quotas_are_by_lines_and_sum_up(self):
        self.assertEqual(draw.quotas({"A": 300, "B": 100, "C": 1}, 4), {"A": 3, "B": 1, "C": 0})

    def test_the_seed_makes_the_order(self):
        all = mutants(SOURCE)
        first = [mutant.id for mutant in draw.ordered("Boxes", all)]
        self.assertEqual(first, [mutant.id for mutant in draw.ordered("Boxes", all[::-1])])
        self.assertNotEqual(first, [mutant.id for mutant in draw.ordered("Boxes", all, seed=1)])


class SuiteTests(unittest.TestCase):
    def test_a_test_belongs_to_its_suite_or_to_its_target(self):
        self.assertEqual(suites.suite_of("CoreTests.RectTests/`a / b`()/File.swift:1:2"), "CoreTests.RectTests")
        self.assertEqual(suites.suite_of("CoreTests.`a test (HT-9)`()/File.swift:1:2"), "CoreTests")


if __name__ == "__main__":
    unittest.main()
