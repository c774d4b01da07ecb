import TouchEvents

extension TouchPhase {
  /// The responder method of the phase.
  var touchMethod: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    default: "touchesCancelled"
    }
  }

  /// The responder method of a motion in the phase.
  var motionMethod: String {
    switch self {
    case .began: "motionBegan"
    case .ended: "motionEnded"
    default: "motionCancelled"
    }
  }
}

extension Press.Phase {
  /// The responder method of the phase.
  var pressMethod: String {
    switch self {
    case .began: "pressesBegan"
    case .changed, .stationary: "pressesChanged"
    case .ended: "pressesEnded"
    case .cancelled: "pressesCancelled"
    }
  }
}
