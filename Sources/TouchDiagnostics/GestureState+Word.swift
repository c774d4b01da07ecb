public import TouchEvents

extension GestureState {
  /// The state's name, as files and logs have it; Embedded Swift prints no names of cases.
  public var word: String { word(isContinuous: true) }

  /// Returns the state in the words of logs: a discrete recognizer that ended is recognized.
  public func word(isContinuous: Bool) -> String {
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
