/// Remembers reports with estimated properties that a later one will correct, and determines when none will arrive (TP-9).
final class EstimateLedger: DeadlineHandler {
  /// How long a correction is waited for, in seconds (TP-9).
  static var patience: Timestamp { 0.4 }

  private struct Entry {
    let tag: Int
    let touch: Touch
    var sample: TouchSample
  }

  private var entries: [Entry] = []
  private var lastTag = 0
  private let link: ContextLink

  init(_ link: ContextLink) { self.link = link }

  /// Takes note of a report; one that expects no correction is forgotten at once.
  func note(_ sample: TouchSample, of touch: Touch) { for report in sample.coalesced + [sample] { add(report, touch) } }

  private func add(_ sample: TouchSample, _ touch: Touch) {
    guard let context = link.context, let index = sample.estimationUpdateIndex,
      !sample.estimatedPropertiesExpectingUpdates.isEmpty,
      !entries.contains(where: { $0.touch === touch && $0.sample.estimationUpdateIndex == index })
    else { return }
    lastTag += 1
    entries.append(Entry(tag: lastTag, touch: touch, sample: sample))
    context.deadlines.schedule(self, tag: lastTag, at: context.now + Self.patience)
  }

  /// Returns the touch that a correction is about; one that expects no other is waited for no longer.
  func touch(correctedBy sample: TouchSample) -> Touch? {
    let (id, index) = (sample.id, sample.estimationUpdateIndex)
    guard let place = entries.firstIndex(where: { $0.touch.id == id && $0.sample.estimationUpdateIndex == index })
    else { return nil }
    let entry = entries[place]
    if sample.estimatedPropertiesExpectingUpdates.isEmpty {
      entries.remove(at: place)
      link.context?.deadlines.cancel(self, tag: entry.tag)
    } else {
      entries[place].sample = sample
    }
    return entry.touch
  }

  /// Returns whether a correction of any report of a touch is waited for.
  func expectsCorrection(of touch: Touch) -> Bool { entries.contains { $0.touch === touch } }

  /// Reports what is still outstanding as final.
  func deadlineReached(_ tag: Int, at time: Timestamp) {
    guard let place = entries.firstIndex(where: { $0.tag == tag }) else { return }
    var entry = entries.remove(at: place)
    entry.sample.estimatedPropertiesExpectingUpdates = []
    link.context?.dispatcher?.sendEstimates([(entry.touch, entry.sample)])
  }
}
