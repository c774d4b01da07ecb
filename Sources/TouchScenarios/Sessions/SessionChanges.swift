import TouchWindows

/// What code changes of the tree between events, found by comparing it with what it was.
struct SessionChanges {
  private let windows: [Window]
  private let kinds: SessionKinds
  private let names: SessionNames
  private let roots: SessionRoots
  private var state: [SessionState]
  private var ignoresInteraction = false
  /// The time up to which the tree is known, in seconds.
  private(set) var knownTime: Timestamp
  /// Whether the engine did nothing since it advanced to its current time, so that the host made every change.
  var isSilent = true
  /// Whether touches were lost since their view left its window.
  var hasLostTouches = false

  init(
    _ windows: [Window], _ kinds: SessionKinds, _ names: SessionNames, _ roots: SessionRoots, at time: Timestamp
  ) {
    self.windows = windows
    self.kinds = kinds
    self.names = names
    self.roots = roots
    state = SessionState.all(in: windows, kinds, names, roots)
    knownTime = time
  }

  /// Writes the changes since the last comparison; returns what a file cannot express of them, if anything.
  mutating func note(at time: Timestamp, _ steps: inout SessionSteps) -> String? {
    let now = SessionState.all(in: windows, kinds, names, roots)
    let changes = SessionState.changes(from: state, to: now, withProperties: isSilent)
    for change in changes { steps.add(change, at: max(knownTime, steps.latest ?? knownTime)) }
    state = now
    noteIgnoring(&steps)
    knownTime = time
    defer { hasLostTouches = false }
    return hasLostTouches && changes.isEmpty
      ? "touches were cancelled for a view that left and came back or was animated, which a file cannot say" : nil
  }

  /// Writes what code has changed of one view's properties, at that time.
  mutating func noteProperties(of view: View, at time: Timestamp, _ steps: inout SessionSteps) {
    let name = names.name(of: view)
    let now = SessionState.all(in: windows, kinds, names, roots).filter { $0.name.isSame(as: name) && !$0.isGesture }
    guard let new = now.first, let place = state.firstIndex(where: { $0.name.isSame(as: name) && !$0.isGesture })
    else { return }
    for change in SessionState.changes(from: [state[place]], to: [new], withProperties: true) {
      steps.add(change, at: time)
    }
    state[place] = new
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
