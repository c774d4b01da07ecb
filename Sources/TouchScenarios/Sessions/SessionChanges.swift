import TouchWindows

/// What code changes of the tree between events, found by comparing it with what it was.
struct SessionChanges {
  private let windows: [Window]
  private let kinds: SessionKinds
  private let names: SessionNames
  private var state: [SessionState]
  private var ignoresInteraction = false
  /// The time up to which the tree is known, in seconds.
  private(set) var knownTime: Timestamp
  /// Whether the engine did nothing since it advanced to its current time, so that the host made every change.
  var isSilent = true
  /// Whether touches were lost since their view left its window.
  var hasLostTouches = false

  init(_ windows: [Window], _ kinds: SessionKinds, _ names: SessionNames, at time: Timestamp) {
    self.windows = windows
    self.kinds = kinds
    self.names = names
    state = SessionState.all(in: windows, kinds, names)
    knownTime = time
  }

  /// Writes the changes since the last comparison; returns what a file cannot express of them, if anything.
  mutating func note(at time: Timestamp, _ steps: inout SessionSteps) -> String? {
    let now = SessionState.all(in: windows, kinds, names)
    let changes = SessionState.changes(from: state, to: now, withProperties: isSilent)
    for change in changes { steps.add(change, at: max(knownTime, steps.latest ?? knownTime)) }
    state = now
    noteIgnoring(&steps)
    knownTime = time
    defer { hasLostTouches = false }
    return hasLostTouches && changes.isEmpty
      ? "touches were cancelled for a view that left and came back or was animated, which a file cannot say" : nil
  }

  /// Writes that the application began or ceased to ignore interaction events (HT-19).
  private mutating func noteIgnoring(_ steps: inout SessionSteps) {
    let ignores = windows.first?.application?.isIgnoringInteractionEvents ?? false
    guard ignores != ignoresInteraction else { return }
    ignoresInteraction = ignores
    let verb = ignores ? "beginIgnoringInteractionEvents" : "endIgnoringInteractionEvents"
    steps.add([JSONMember(verb, true)], at: max(knownTime, steps.latest ?? knownTime))
  }
}
