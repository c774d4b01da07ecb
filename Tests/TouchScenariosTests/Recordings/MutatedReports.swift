import TouchDevices

/// Numbers that look random and are the same in each run.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

/// The reports of a recording, some of which were dropped, swapped, repeated or cut.
struct MutatedReports {
  struct Report {
    var events: [DeviceEvent]
    /// Its number in the recording; `nil` for one that is not as it was.
    var original: Int?
  }

  private(set) var reports: [Report]
  /// The first report that is not as it was.
  private(set) var firstFault: Int

  /// Splits a recording into its reports, each with its end.
  init(_ events: [DeviceEvent]) {
    reports = []
    var report: [DeviceEvent] = []
    for event in events {
      report.append(event)
      guard event.isReport else { continue }
      reports.append(Report(events: report, original: reports.count))
      report = []
    }
    firstFault = reports.count
  }

  /// Changes the reports in one to three places.
  mutating func mutate(_ numbers: inout SeededNumbers) {
    for _ in 0...numbers.next(below: 3) where reports.count > 1 { mutateOnce(&numbers) }
  }

  private mutating func mutateOnce(_ numbers: inout SeededNumbers) {
    let index = numbers.next(below: reports.count)
    var first = index
    switch numbers.next(below: 5) {
    case 0: reports.remove(at: index)
    case 1:
      // A neighbour more often than any.
      let other = numbers.next(below: 2) == 0 ? (index + 1) % reports.count : numbers.next(below: reports.count)
      reports.swapAt(index, other)
      reports[index].original = nil
      reports[other].original = nil
      first = min(index, other)
    case 2:
      let place = numbers.next(below: 2) == 0 ? index + 1 : numbers.next(below: reports.count + 1)
      reports.insert(Report(events: reports[index].events, original: nil), at: place)
      first = place
    case 3:
      let end = reports[index].events.last
      let kept = numbers.next(below: reports[index].events.count)
      reports[index].events = reports[index].events.prefix(kept) + (end.map { [$0] } ?? [])
      reports[index].original = nil
    default: reports.removeSubrange(index...)
    }
    firstFault = min(firstFault, first)
  }
}
