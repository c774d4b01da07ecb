"""Runs suites of the linked tests, and says what failed first."""
import json, os, re, resource, subprocess, tempfile, time
from dataclasses import dataclass

from build import TESTS
from package import ROOT

# What an idle machine takes once may take a busy one several times as long; a loop without end takes longer.
PATIENCE, GRACE = 5, 20


@dataclass
class Run:
    """How a run of suites ended: `killer` is the test that failed, or what stopped the run."""
    passed: bool
    killer: str
    suite: str
    seconds: float


def command(*options):
    return [TESTS, "--testing-library", "swift-testing", *options]


def suite_of(test):
    """The suite of a test's name; tests in no suite are those of their target."""
    return test.split("/")[0] if "/" in test and "(" not in test.split("/")[0] else test.split(".")[0]


def all_suites():
    """All suites but those that read the sources, as the checkout's have no mutants."""
    listed = subprocess.run(command("--list-tests"), cwd=ROOT, capture_output=True, text=True, check=True)
    tests = (line for line in listed.stdout.splitlines() if "." in line and not line.startswith("ArchitectureTests."))
    return sorted({suite_of(test) for test in tests})


def pattern(names):
    """What selects some suites."""
    return "^(" + "|".join(re.escape(name) + "/" if "." in name else re.escape(name) + r"\.[^/]*\(" for name in names) + ")"


def limit(seconds):
    def apply():
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))
        # Of what is written to: a browser that a test opens reserves far more than it uses.
        resource.setrlimit(resource.RLIMIT_DATA, (8 << 30, 8 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return apply


def run(names, number=0, usual=None, reached=None):
    """Runs suites with a mutant on, until the first failure. `usual` is the time of the processor that they take without."""
    seconds = usual * PATIENCE + GRACE if usual is not None else 1200
    environment = dict(os.environ, MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
    if reached:
        environment["MUTANTS_REACHED"] = reached
    with tempfile.TemporaryDirectory() as folder:
        events = os.path.join(folder, "events")
        options = ["--filter", pattern(names), "--event-stream-output-path", events, "--event-stream-version", "0"]
        before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        process = subprocess.Popen(
            command(*options), cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=limit(seconds))
        open_tests, issue = follow(process, events, started + 4 * seconds + 60)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if issue or process.returncode:
        test = issue or next(iter(open_tests), names[0])
        how = "" if issue else " (no end)" if used >= seconds or process.returncode == -9 else " (crash)"
        return Run(False, readable(test) + how, suite_of(test), used)
    return Run(True, "", "", used)


def follow(process, path, deadline):
    """Reads what the tests report until they end or one fails; returns the tests that had not ended, and the failure."""
    open_tests, rest, at = {}, "", 0
    while True:
        ended = process.poll() is not None
        if os.path.exists(path):
            with open(path, encoding="utf-8", errors="replace") as file:
                file.seek(at)
                rest += file.read()
                at = file.tell()
        *lines, rest = rest.split("\n")
        for line in lines:
            payload = json.loads(line)["payload"] if '"kind":"event"' in line else {}
            kind, test = payload.get("kind"), payload.get("testID", "")
            if kind == "issueRecorded" and not payload["issue"]["isKnown"]:
                stop(process)
                return open_tests, test
            if kind == "testStarted" and "(" in test:
                open_tests[test] = True
            elif kind == "testEnded":
                open_tests.pop(test, None)
        if ended:
            return open_tests, None
        if time.monotonic() > deadline:
            stop(process)
            return open_tests, None
        time.sleep(0.02)


def stop(process):
    if process.poll() is None:
        os.killpg(process.pid, 9)
    process.wait()


def readable(test):
    """A test's name without its place in the file."""
    return re.sub(r"/[^/]*\.swift:\d+:\d+$", "", test).replace("`", "")
