#if os(Linux)
  /// Why a touch device cannot be read, or can be read no longer.
  public enum LinuxTouchError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no such device node.
    case noDevice(String)
    /// The user may not read the device node.
    case noPermission(String)
    /// The file is no device node of the kernel's input.
    case notAnInputDevice(String)
    /// The device has no axes for touches, or none with a range; why, in words.
    case notATouchDevice(String, reason: String)
    /// Another program has taken the device for itself.
    case takenByAnother(String)
    /// The device was unplugged.
    case unplugged
    /// The system refused something, in its words.
    case failed(String, reason: String)

    /// What is wrong, and what to do about it, in one line.
    public var description: String {
      switch self {
      case .noDevice(let path): "there is no device \(path)"
      case .noPermission(let path):
        "no permission to read \(path): run as root, or as a member of the group that owns it (usually \"input\")"
      case .notAnInputDevice(let path): "\(path) is no input device of the kernel"
      case .notATouchDevice(let path, let reason): "\(path) is no touch device: \(reason)"
      case .takenByAnother(let path): "another program has taken \(path) for itself"
      case .unplugged: "the device was unplugged"
      case .failed(let path, let reason): "cannot read \(path): \(reason)"
      }
    }

    init(_ failure: SystemCalls.Failure, _ path: String) {
      self =
        if failure.isMissing { .noDevice(path) } else if failure.isForbidden {
          .noPermission(path)
        } else if failure.isUnplugged { .unplugged } else { .failed(path, reason: failure.text) }
    }
  }
#endif
