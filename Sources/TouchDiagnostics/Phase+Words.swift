public import TouchEvents

extension TouchPhase {
  /// The phase's name, as files and logs have it.
  public var word: String {
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
}

extension Press.Phase {
  /// The phase's name, as files and logs have it.
  public var word: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
