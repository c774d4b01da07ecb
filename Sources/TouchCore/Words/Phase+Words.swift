extension TouchPhase {
  /// The phase's name.
  package var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .regionEntered: "entered"
    case .regionMoved: "hovered"
    case .regionExited: "exited"
    }
  }

  /// The responder method of the phase.
  package var touchMethod: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    default: "touchesCancelled"
    }
  }

  /// The responder method of a motion in the phase.
  package var motionMethod: String {
    switch self {
    case .began: "motionBegan"
    case .ended: "motionEnded"
    default: "motionCancelled"
    }
  }
}

extension Press.Phase {
  /// The phase's name.
  package var word: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  /// The responder method of the phase.
  package var pressMethod: String {
    switch self {
    case .began: "pressesBegan"
    case .changed, .stationary: "pressesChanged"
    case .ended: "pressesEnded"
    case .cancelled: "pressesCancelled"
    }
  }
}
