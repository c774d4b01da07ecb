import TouchEvents
public import TouchScenarios

extension Explanation {
  /// Explains whatever the first difference between a log and its expectation is about.
  ///
  /// The subject of the two lines decides: a recognizer is explained around their time, for any other object everything
  /// that was active then.
  public init(_ trace: RecordedTrace, of difference: ScenarioDifference) {
    switch difference {
    case .line(_, let expected, let actual):
      let words = [expected, actual].compactMap { $0?.words }
      let time = words.compactMap { $0[0].decimal }.min()
      let subject = words.compactMap { $0.dropFirst().first }.first { trace.gesture($0) != nil }
      self.init(trace, subject, time)
    case .count(let line, _, _):
      let subject = line.words.first
      self.init(trace, gesture: subject.flatMap { trace.gesture($0)?.name })
    case .nothingExpected: self.init(trace, gesture: nil)
    }
  }

  /// Explains a recognizer around a time, or all of it when nothing is known of that time.
  private init(_ trace: RecordedTrace, _ gesture: String?, _ time: Timestamp?) {
    let near = Explanation(trace, gesture: gesture, at: time)
    // The first line only states what was active.
    self = near.lines.count > 1 || time == nil ? near : Explanation(trace, gesture: gesture)
  }
}
