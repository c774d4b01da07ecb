public import TouchEvents

extension GestureRecognizer {
  /// The touches that are tracked, in the order of their arrival.
  public final var trackedTouches: [Touch] { given.tracked }

  /// Returns where the first finger landed, in a node's coordinates; `nil` asks for the root's.
  public final func startLocation(in node: (any TouchNode)?) -> Point {
    convertFromScreen(given.startLocation, to: node)
  }

  /// Returns a point of the samples' coordinates in a node's; `nil` means the root's.
  public final func convertFromScreen(_ point: Point, to node: (any TouchNode)?) -> Point {
    guard let target = node ?? self.node?.rootNode else { return point }
    return target.pointFromScreen(point)
  }

  /// Returns the center of touches in the coordinates of the samples; the origin when there are none.
  public static func centroid(of touches: [Touch]) -> Point { touches.centroid }

  /// Returns a touch's place in the coordinates of the samples, for recognizers that compare places among each other.
  public final func screenLocation(of touch: Touch) -> Point { touch.screenLocation }

  /// Requests a call of ``deadlineReached(_:at:)`` at a time, instead of an earlier one of the same tag.
  ///
  /// It is forgotten at the reset. An inclusive deadline comes after samples of its own time.
  public final func scheduleDeadline(at time: Timestamp, tag: Int = 0, isInclusive: Bool = false) {
    standing.hasDeadline = true
    environmentReference.withUnretained {
      $0.withDeadlines { $0.schedule(self, tag: tag, at: time, isInclusive: isInclusive) }
    }
  }

  /// Takes back a deadline.
  public final func cancelDeadline(tag: Int = 0) {
    environmentReference.withUnretained { $0.withDeadlines { $0.cancel(self, tag: tag) } }
  }

  /// The time of the current event or deadline, in seconds.
  public final var currentTime: Timestamp { context?.now ?? 0 }

  /// Does work at a time from now on, in seconds, whatever becomes of the gesture until then (XT-1).
  ///
  /// The recognizer is not reset for a lack of touches before (GR-3). On a node outside a window or root, where no
  /// time passes, nothing is scheduled and the token is invalid.
  @discardableResult
  public final func schedule(after seconds: Double, _ body: @escaping () -> Void) -> DeadlineToken {
    schedule(after: seconds, repeats: false) { _ in body() }
  }

  /// Does work at a time from now on, in seconds, and with `repeats` each time it has passed again (XT-1).
  @discardableResult
  public final func schedule(
    after seconds: Double, repeats: Bool, _ body: @escaping (DeadlineToken) -> Void
  ) -> DeadlineToken {
    guard let context else { return .invalid }
    let token = context.schedule(after: seconds, repeats: repeats, body)
    standing.scheduled.removeAll { !$0.isValid }
    standing.scheduled.append(token)
    return token
  }

  /// Whether work or a deadline of the recognizer waits.
  final var waitsForTime: Bool {
    environment?.context.deadlines.contains(self) ?? false || standing.scheduled.contains { $0.isValid }
  }

  /// The context of its environment, or else of its tree.
  final var context: TouchContext? { environment?.context ?? node?.rootNode.touchContext }
}
