/// What a touch shows at one moment.
struct TouchMoment {
  /// The sample, in the coordinates in which the host places its windows.
  var sample: TouchSample
  var timestamp: Timestamp
  /// The location before the latest change, in the same coordinates; and the finer one, where the hardware has one.
  var previousLocation: Point
  var previousPreciseLocation: Point?
  var tapCount: Int
  var phase: TouchPhase

  /// The same moment in another phase.
  func `as`(_ phase: TouchPhase) -> TouchMoment {
    var moment = self
    moment.phase = phase
    return moment
  }
}

/// The state of a touch's contact, whatever the current call shows.
struct TouchContact {
  /// When the host last reported it, in seconds.
  var reportedAt: Timestamp
  /// The place of the finger among those that are down.
  var slot = 0
  /// Whether it is on the surface, or how it left it.
  var stage: Stage
  /// Whether it went too far, or was down for too long, to complete a tap (TP-3).
  var cannotCompleteTap = false
  /// Whether it was offered to recognizers, and whether any ever received it.
  var wasOffered = false
  var hadRecognizers = false
  /// How many of its reports wait for a correction (TP-9).
  var expectedCorrections = 0

  /// How far a contact has come.
  enum Stage {
    case down, lifted
    /// It was taken away inside an event, before the steps of that came to it; nothing more is handed out of it.
    case withdrawn
  }
}

/// The result of a hit test: the root, and the node in it if the last answer named one (HT-13); both are `nil` for no hit.
typealias TouchHit = (root: (any TouchNode)?, node: (any TouchNode)?)

/// Where a touch landed.
struct TouchTarget {
  var root: (any TouchNode)?
  var node: (any TouchNode)?
  /// Which responder receives it.
  var responder: ObjectIdentifier?
  /// The root, once the touch is over.
  var lastRoot = WeakNode()
}
