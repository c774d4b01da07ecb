import TouchCore

extension GestureState {
  /// The state in the words of scenario files: a discrete recognizer that ended is recognized.
  func word(isContinuous: Bool) -> String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: isContinuous ? "ended" : "recognized"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
