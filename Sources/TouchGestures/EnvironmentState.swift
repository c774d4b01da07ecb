import TouchCore

/// What changes about an environment with every event, apart from the object: reading it costs no access checks.
struct EnvironmentState {
  /// The context's, and the context.
  let shared: UnsafeMutablePointer<ContextState>
  unowned(unsafe) let context: TouchContext
  var needsDecision = false
  /// Whether any active recognizer asked to go on, which wants a decision that nobody can be against.
  var needsToGoOn = false
  var needsResets = false
  /// Those that concern touches at present, in order of priority.
  var participants: [GestureRecognizer] = []
  var lastEvent: TouchEvent?
  var commands: [TouchCommand] = []
  var actions = PlainList<GestureEnvironment.PendingAction>()
  var dirtyTouches: [Touch] = []
  var lastSequence: Int = 0
  var hovering: [GestureRecognizer] = []
  /// Whether fingers are on a trackpad that says so.
  var trackpadIsTouched = false
  /// Everybody whose record names this environment, to be told when it dies.
  var enrolled: [UnownedRecognizer] = []

  /// Room for the touches of one call.
  var spareTouches: [Touch] = []

  // What the arbitration knows so that it need not look again.

  /// Whether the participants carry their places and what they ask for; not after any of them changed by itself.
  var isNumbered = false
  /// The first place whose recognizer may be decided differently after the latest change.
  var firstToRecheck = 0
  /// Whether any participant may be active.
  var mayHaveActive = true
  /// The most taps of those that ask to begin.
  var mostTaps = 0
  /// Whether a pan asks to begin.
  var hasPanRequest = false
  /// Whether those that leave keep their places in the list, and with them their lives, for the time.
  var keepsPlaces = false
  /// Whether any of those in the list has left.
  var hasGaps = false
}

extension GestureEnvironment {
  var participants: [GestureRecognizer] {
    @inline(__always) _read { yield state.pointee.participants }
    @inline(__always) _modify { yield &state.pointee.participants }
  }
  var lastEvent: TouchEvent? {
    @inline(__always) _read { yield state.pointee.lastEvent }
    @inline(__always) _modify { yield &state.pointee.lastEvent }
  }
  var commands: [TouchCommand] {
    @inline(__always) _read { yield state.pointee.commands }
    @inline(__always) _modify { yield &state.pointee.commands }
  }
  var actions: PlainList<GestureEnvironment.PendingAction> {
    @inline(__always) get { state.pointee.actions }
  }
  var dirtyTouches: [Touch] {
    @inline(__always) _read { yield state.pointee.dirtyTouches }
    @inline(__always) _modify { yield &state.pointee.dirtyTouches }
  }
  var lastSequence: Int {
    @inline(__always) _read { yield state.pointee.lastSequence }
    @inline(__always) _modify { yield &state.pointee.lastSequence }
  }
  var hovering: [GestureRecognizer] {
    @inline(__always) _read { yield state.pointee.hovering }
    @inline(__always) _modify { yield &state.pointee.hovering }
  }
}
