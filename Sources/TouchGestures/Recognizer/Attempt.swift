import TouchEvents

/// One attempt of a recognizer: from its first touch, or the first state that is assigned, to the reset.
///
/// Only ``take(_:)`` moves its stage. What is not in the table does nothing:
///
/// | step | taken in | from | to |
/// | --- | --- | --- | --- |
/// | handed | EO-3 | any | the same, touched; new the first time (R-28) |
/// | assigned | any time | possible | requesting; over, failed |
/// | | | requesting, held | the same with a further request; over, cancelled |
/// | | | active | active, changed; over, ended or cancelled |
/// | blocked | EO-4 | requesting | held (GF-4) |
/// | granted | EO-4 | requesting, held | active, or over and ended; owes its actions (R-4) |
/// | prevented | EO-4 | possible, requesting, held | over, failed |
/// | changed | EO-5 | active | active, changed (GS-7) |
/// | stopping | any time | any | the same, stopped: its touches are cancelled now (GR-6) |
/// | stopped | after that | any but over | over, failed or cancelled |
/// | | | over, ended, not yet acted | over, failed |
/// | emptied | EO-7 | any | possible, until the reset (VN-2) |
/// | reset | EO-7, GR-3, GR-7 | any | possible, of the next number |
///
/// It lies in the recognizer, which has a state without an environment, too. It holds scalars only, so that no access to it is
/// checked while the program runs.
struct Attempt {
  /// How far the recognizer has come.
  enum Stage: Equatable {
    /// Nothing was assigned.
    case possible
    /// A state was assigned, which EO-4 has not examined.
    case requesting(Request)
    /// Its criteria are met, and others must fail first (GF-4).
    case held(Request)
    /// Its request was granted, and it goes on.
    case active(hasChanged: Bool)
    /// Its own update (EO-5) and its reset (EO-7) are left.
    case over(End)

    fileprivate var state: GestureState {
      switch self {
      case .possible: .possible
      case .requesting(let request), .held(let request): request.state
      case .active(let hasChanged): hasChanged ? .changed : .began
      case .over(let end): end.state
      }
    }
  }

  /// What was assigned until now, which says what actions it will owe.
  enum Request {
    case began, changed, ended, beganAndEnded

    /// The state that it reads.
    var state: GestureState {
      switch self {
      case .began: .began
      case .changed: .changed
      case .ended, .beganAndEnded: .ended
      }
    }

    /// Returns the request after a further assignment; `nil` for one that takes it back.
    func adding(_ state: GestureState) -> Request? {
      switch state {
      case .changed: .changed
      case .ended: .beganAndEnded
      default: nil
      }
    }
  }

  /// How it ended.
  enum End {
    case failed, cancelled, ended

    fileprivate var state: GestureState {
      switch self {
      case .failed: .failed
      case .cancelled: .cancelled
      case .ended: .ended
      }
    }
  }

  /// What EO-5 has still to call, in this order (GF-5, GA-1).
  struct Owed: OptionSet {
    let rawValue: UInt8
    static let notice = Owed(rawValue: 1), began = Owed(rawValue: 2), last = Owed(rawValue: 4)
  }

  /// What the steps of an event note for each other.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// For EO-4: it was handed something in this event, for the first time; it was assigned a state.
    static let handed = Marks(rawValue: 1), newcomer = Marks(rawValue: 2), assigned = Marks(rawValue: 4)
    /// Its state has changed since its last own update (GS-13).
    static let changed = Marks(rawValue: 8)
    /// It was active as the event began, and ended in it (GX-9).
    static let endedActive = Marks(rawValue: 16)
  }

  /// What moves an attempt.
  enum Step {
    case handed, assigned(GestureState), blocked, granted, prevented, changed, stopping, stopped, emptied, reset
  }

  /// Counts resets, to tell an attempt from the next.
  private(set) var number = 0
  private(set) var stage = Stage.possible { didSet { state = stage.state } }
  /// The state that the stage reads.
  private(set) var state = GestureState.possible
  private(set) var owed: Owed = []
  var marks: Marks = []
  /// Whether its request was granted, which an end does not take back.
  private(set) var isGranted = false
  /// Whether it was handed a touch.
  private(set) var isTouched = false
  /// Whether it was switched off or removed while it was in progress (GR-6).
  private(set) var isStopped = false
  /// Whether its began action was sent.
  private(set) var hasBegun = false
  /// The state that is shown while actions of an earlier one are sent; an assignment takes it away.
  var acting: GestureState?

  /// Whether others must fail first.
  var isHeld: Bool { if case .held = stage { true } else { false } }

  /// Whether nothing was decided about it: it is possible, or its request was not granted yet.
  var isUndecided: Bool {
    switch stage {
    case .possible, .requesting, .held: true
    case .active, .over: false
    }
  }

  /// Whether it ends in this event, and was active as the callbacks of the event began, or did not act yet (GX-9).
  var endsNow: Bool { state == .ended && (isUndecided || owed.contains(.last) || marks.contains(.endedActive)) }

  /// Takes the marks that EO-4 examines; returns whether a state was assigned (VN-3).
  mutating func takeMarks() -> Bool {
    let wasAssigned = marks.contains(.assigned)
    marks.subtract([.handed, .assigned])
    return wasAssigned
  }

  /// The one place where the stage changes.
  mutating func take(_ step: Step) {
    switch step {
    case .handed:
      marks.formUnion(isTouched ? .handed : [.handed, .newcomer])
      isTouched = true
    case .assigned(let new): assign(new)
    case .blocked: if case .requesting(let request) = stage { stage = .held(request) }
    case .granted: grant()
    case .prevented: if isUndecided { stage = .over(.failed) }
    case .changed: if stage == .active(hasChanged: false) { stage = .active(hasChanged: true) }
    case .stopping:
      isStopped = true
      marks.insert(.assigned)
    case .stopped: stop()
    case .emptied:
      stage = .possible
      acting = nil
    case .reset:
      let next = number + 1
      self = Attempt()
      number = next
    }
  }

  /// Takes something that is owed off the list; returns whether it was on it.
  mutating func pays(_ part: Owed) -> Bool {
    guard owed.contains(part) else { return false }
    owed.remove(part)
    if part == .began { hasBegun = true }
    return true
  }

  /// Takes a state that is assigned, which comes from ``StateTable``: what reads ended, cancelled or failed takes none.
  private mutating func assign(_ new: GestureState) {
    if state.isFinal { return }
    marks.formUnion(new == state ? .assigned : [.assigned, .changed])
    acting = nil
    switch stage {
    case .possible where new == .began: stage = .requesting(.began)
    case .possible: stage = new == .ended ? .requesting(.ended) : .over(.failed)
    case .requesting(let request): stage = request.adding(new).map(Stage.requesting) ?? .over(.cancelled)
    case .held(let request): stage = request.adding(new).map(Stage.held) ?? .over(.cancelled)
    case .active where new == .changed: stage = .active(hasChanged: true)
    case .active: end(new == .ended ? .ended : .cancelled)
    case .over: break
    }
  }

  /// Ends an active attempt; one that is cancelled before its began action sends none (GA-1).
  private mutating func end(_ end: End) {
    stage = .over(end)
    if end == .cancelled, !hasBegun { return owed = [] }
    owed.insert(.last)
    if end == .ended, hasBegun { marks.insert(.endedActive) }
  }

  private mutating func grant() {
    switch stage {
    case .requesting(let request): grant(request)
    case .held(let request):
      owed.insert(.notice)
      grant(request)
    case .possible, .active, .over: break
    }
  }

  private mutating func grant(_ request: Request) {
    isGranted = true
    if request != .ended { owed.insert(.began) }
    switch request {
    case .began: stage = .active(hasChanged: false)
    case .changed: stage = .active(hasChanged: true)
    case .ended, .beganAndEnded:
      owed.insert(.last)
      stage = .over(.ended)
    }
  }

  private mutating func stop() {
    if owed.contains(.last) { marks.remove(.endedActive) }
    switch stage {
    case .possible: stage = .over(.failed)
    case .requesting(let request), .held(let request): stage = .over(request.state == .ended ? .failed : .cancelled)
    case .active: end(.cancelled)
    case .over(.ended) where owed.contains(.last) && !hasBegun:
      stage = .over(.failed)
      owed = []
    case .over: break
    }
  }
}
