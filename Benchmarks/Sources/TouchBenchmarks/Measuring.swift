import TouchCounting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many samples of how long are taken of each case; the settings of the peer harness.
struct Effort: Sendable {
  var samples = 5
  var nanoseconds = 20e6
  var isHeavy = true
  /// Whether instructions are counted in place of time, by `Benchmarks/instructions`.
  var counts = CommandLine.arguments.dropFirst().first == "count"

  /// Reads `PEERS_SAMPLES`, `PEERS_SAMPLE_MS` and `PEERS_HEAVY`, as the peers do.
  static let chosen: Effort = {
    var effort = Effort()
    if let text = getenv("PEERS_SAMPLES"), let count = Int(String(cString: text)) { effort.samples = max(1, count) }
    if let text = getenv("PEERS_SAMPLE_MS"), let ms = Double(String(cString: text)) { effort.nanoseconds = ms * 1e6 }
    if let text = getenv("PEERS_HEAVY") { effort.isHeavy = String(cString: text) != "0" }
    return effort
  }()
}

/// The monotonic clock in nanoseconds, or the CPU time of this process.
func nanoseconds(ofProcessor: Bool = false) -> Double {
  var time = timespec()
  clock_gettime(ofProcessor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The resident memory of the process in bytes, 0 where the system does not report it or instructions are counted.
func residentBytes() -> Int {
  guard !Effort.chosen.counts, let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, 128, file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let fields = text.split(separator: " ")
  guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

private func twoDecimals(_ value: Double) -> String {
  let cents = Int((value * 100).rounded())
  let rest = cents % 100
  return "\(cents / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
}

/// One result, printed as a line of the peer harness.
func report(
  _ peer: String, _ work: String, _ shape: String, _ n: Int, _ samples: [Double], _ more: [(String, String)]
) {
  var fields = [
    ("peer", "\"\(peer)\""), ("work", "\"\(work)\""), ("shape", "\"\(shape)\""), ("n", "\(n)"),
    ("ns_per_op", twoDecimals(median(samples))),
    ("samples", "[" + samples.map(twoDecimals).joined(separator: ",") + "]"),
  ]
  // Times are texts of any length, which would leave the heap to the next row in another state each time.
  if !Effort.chosen.counts { fields += more }
  print("{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}")
  fflush(nil)
}

/// Times an operation: doubles the count until a sample is long enough, then takes samples; ns for each operation.
///
/// Where instructions are counted, those of `counted` operations are, after as many that are not; no sample is taken.
func time(
  from first: Int = 64, atMost limit: Int = 1 << 24, counted: Int = 4096, ofProcessor: Bool = false,
  _ body: (Int) -> Void
) -> (samples: [Double], count: Int) {
  func nanoseconds() -> Double { TouchBenchmarks.nanoseconds(ofProcessor: ofProcessor) }
  let effort = Effort.chosen
  if effort.counts {
    for index in 0..<counted { body(index) }
    countingBegins()
    for index in counted..<2 * counted { body(index) }
    countingEnds(iterations: counted)
    return ([], counted)
  }
  var count = first
  while true {
    let start = nanoseconds()
    for index in 0..<count { body(index) }
    if nanoseconds() - start >= effort.nanoseconds / 2 || count >= limit { break }
    count *= 2
  }
  var samples: [Double] = []
  for sample in 0..<effort.samples {
    let offset = sample * count
    let start = nanoseconds()
    for index in 0..<count { body(offset + index) }
    samples.append((nanoseconds() - start) / Double(count))
  }
  return (samples, count)
}
