/// Remembers reports with estimated properties that a later one will correct, and determines when none will arrive (TP-9).
final class EstimateLedger {
  /// How long a correction is waited for, in seconds (TP-9).
  static var patience: Timestamp { 0.4 }

  /// The reports, each with a deadline of its own; `nil` in places that are free.
  private var reports: [EstimatedReport?] = []
  private var free: [Int] = []
  /// The reports by the indices of their corrections.
  private var places = IdentityIndex()
  private let state: ContextState

  init(_ state: ContextState) { self.state = state }

  /// Takes note of a report; one that expects no correction is forgotten at once.
  func note(_ sample: TouchSample, of touch: Touch) { for report in sample.coalesced + [sample] { add(report, touch) } }

  private func add(_ sample: TouchSample, _ touch: Touch) {
    guard let context = state.context, let index = sample.estimationUpdateIndex,
      !sample.estimatedPropertiesExpectingUpdates.isEmpty, report(index, where: { $0 === touch }) == nil
    else { return }
    let place = free.popLast() ?? reports.count
    let report = EstimatedReport(sample, touch, at: place, self)
    if place == reports.count { reports.append(report) } else { reports[place] = report }
    places.insert(Self.key(of: index), at: place)
    touch.contact.expectedCorrections += 1
    context.deadlines.schedule(report, at: context.now + Self.patience)
  }

  /// Returns the touch that a correction is about; one that expects no other is waited for no longer.
  func touch(correctedBy sample: TouchSample) -> Touch? {
    guard let index = sample.estimationUpdateIndex, let report = report(index, where: { $0.id == sample.id })
    else { return nil }
    if sample.estimatedPropertiesExpectingUpdates.isEmpty { forget(report) } else { report.sample = sample }
    return report.touch
  }

  private func report(_ index: Int, where isMeant: (Touch) -> Bool) -> EstimatedReport? {
    var place = places.first(Self.key(of: index))
    while place >= 0 {
      if let report = reports[place], report.sample.estimationUpdateIndex == index, isMeant(report.touch) {
        return report
      }
      place = places.next(after: place)
    }
    return nil
  }

  /// Never that of a place without a report.
  private static func key(of index: Int) -> UInt { UInt(bitPattern: index) | 1 << (UInt.bitWidth - 1) }

  private func forget(_ report: EstimatedReport) {
    guard reports[report.place] === report else { return }
    reports[report.place] = nil
    places.remove(at: report.place)
    free.append(report.place)
    report.touch.contact.expectedCorrections -= 1
    state.context?.deadlines.cancel(report, tag: 0)
  }

  /// Waits for nothing any longer.
  func forgetAll() { for case let report? in reports { forget(report) } }

  /// Reports what is still outstanding as final.
  fileprivate func giveUp(_ report: EstimatedReport) {
    forget(report)
    report.sample.estimatedPropertiesExpectingUpdates = []
    state.context?.dispatcher?.sendEstimates([(report.touch, report.sample)])
  }
}

/// A report whose correction is waited for.
private final class EstimatedReport: DeadlineHandler {
  let touch: Touch
  var sample: TouchSample
  /// Its place among the reports of the ledger, which keeps it.
  let place: Int
  private let ledger: EstimateLedger

  init(_ sample: TouchSample, _ touch: Touch, at place: Int, _ ledger: EstimateLedger) {
    (self.sample, self.touch, self.place, self.ledger) = (sample, touch, place, ledger)
  }

  func deadlineReached(_ tag: Int, at time: Timestamp) { ledger.giveUp(self) }
}
