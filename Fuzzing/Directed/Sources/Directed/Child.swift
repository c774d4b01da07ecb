import Children
import Glibc

/// The result of a combination.
enum Outcome {
  /// It ended, with a number that says how.
  case ended(Int32)
  /// It was ended by a signal: a trap, an abort, or the timer of one that hangs.
  case failed(signal: Int32, report: String)
}

/// A process of its own, which no fault outlives.
struct Child {
  private let process: pid_t
  private let numbers: Int32
  private let errors: Int32

  /// Starts work, which may send numbers and ends with one, within seconds of CPU time.
  init(seconds: Int = 120, _ work: (_ send: (Int32) -> Void) -> Int32) {
    var ends: [Int32] = [0, 0]
    var complaints: [Int32] = [0, 0]
    guard pipe(&ends) == 0, pipe(&complaints) == 0 else { fatalError("no pipe") }
    fflush(nil)
    process = fork_child()
    (numbers, errors) = (ends[0], complaints[0])
    if process == 0 {
      dup2(complaints[1], 2)
      // CPU time: on a busy machine each program takes longer.
      signal(SIGPROF) { _ in abort() }
      var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
      let code = work { number in
        var number = number
        write(ends[1], &number, 4)
      }
      _exit(code)
    }
    close(ends[1])
    close(complaints[1])
  }

  /// Waits for its end; returns its result and what it sent.
  func finish() -> (outcome: Outcome, sent: [Int32]) {
    let report = readAll(errors)
    let sent = readAll(numbers)
    close(numbers)
    close(errors)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let words = sent.withUnsafeBytes { raw in
      stride(from: 0, to: raw.count - raw.count % 4, by: 4).map {
        raw.loadUnaligned(fromByteOffset: $0, as: Int32.self)
      }
    }
    let (signal, code) = (status & 0x7f, (status >> 8) & 0xff)
    if signal == 0, code != sanitizerCode { return (.ended(code), words) }
    return (.failed(signal: signal, report: String(decoding: report, as: UTF8.self)), words)
  }
}

/// Runs many pieces of work, several at a time, and reports the result of each.
func runAll(
  _ indices: [Int], unless isNeedless: (Int) -> Bool = { _ in false }, _ work: (Int) -> Int32,
  _ report: (Int, Outcome) -> Void
) {
  let several = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  var running: [(index: Int, child: Child)] = []
  func finishFirst() {
    let (index, child) = running.removeFirst()
    report(index, child.finish().outcome)
  }
  for index in indices where !isNeedless(index) {
    if running.count == several { finishFirst() }
    running.append((index, Child { _ in work(index) }))
  }
  while !running.isEmpty { finishFirst() }
}

/// The code with which the address sanitizer ends a process.
let sanitizerCode: Int32 = 99

private func readAll(_ file: Int32) -> [UInt8] {
  var all: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return all }
    // What repeats without end is cut.
    if all.count < 4_000_000 { all += buffer[..<count] }
  }
}
