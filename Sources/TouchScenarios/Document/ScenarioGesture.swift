public import TouchEvents

/// A recognizer of a scenario.
public struct ScenarioGesture: Sendable {
  /// The name in the log.
  public var id: String
  /// The kind, as a plugin registers it.
  public var kind: String
  /// Properties of the kind and of every recognizer.
  public var properties: [PropertySetting]
  /// What its delegate answers; `nil` when it has none.
  public var delegate: GestureDelegateAnswers?
  /// What its subclass hooks answer.
  public var hooks: GestureHookAnswers
  /// What a `scripted` one does.
  public var behaviour: ScriptedBehaviour?
  /// Where it stands in the file.
  package var place: JSONCursor
}

/// What a recognizer's delegate answers; `nil` stands for a method that it leaves to its default.
public struct GestureDelegateAnswers: Sendable {
  /// A Boolean value that indicates whether it may begin.
  public var shouldBegin: BeginAnswer?
  /// Whether it receives a touch.
  public var shouldReceive: ReceiveAnswer?
  /// Whether it may recognize beside another.
  public var simultaneous: IDAnswer?
  /// The recognizers that it waits for.
  public var requiresFailureOf: IDAnswer?
  /// The recognizers that wait for it.
  public var requiredToFailBy: IDAnswer?

  init() {}
}

/// When a delegate lets a recognizer begin.
public enum BeginAnswer: Equatable, Sendable {
  /// Always, or never.
  case all(Bool)
  /// When the finger moves more along one axis than along the other.
  case along(GestureAxes)
}

/// Which touches a delegate lets a recognizer receive.
public enum ReceiveAnswer: Sendable {
  /// All of them, or none.
  case all(Bool)
  /// All but those that landed on one of these views itself.
  case notOn([String])
}

/// What a recognizer's subclass hooks answer; `nil` stands for a hook that it does not override.
public struct GestureHookAnswers: Sendable {
  /// The recognizers that it may prevent.
  public var canPrevent: IDAnswer?
  /// The recognizers that may prevent it.
  public var canBePreventedBy: IDAnswer?
  /// The recognizers that it waits for.
  public var requiresFailureOf: IDAnswer?
  /// The recognizers that wait for it.
  public var requiredToFailBy: IDAnswer?

  init() {}

  var isEmpty: Bool {
    canPrevent == nil && canBePreventedBy == nil && requiresFailureOf == nil && requiredToFailBy == nil
  }
}

/// What a `scripted` recognizer does: a stand-in for a custom subclass.
public struct ScriptedBehaviour: Sendable {
  /// A Boolean value that indicates whether the gesture is continuous.
  public var isContinuous = false
  /// The states that it assigns in each call of `touchesBegan` since its reset; the last entry stays.
  public var onBegan: [[GestureState]] = []
  /// The states that it assigns in each call of `touchesMoved`.
  public var onMoved: [[GestureState]] = []
  /// The states that it assigns in each call of `touchesEnded`.
  public var onEnded: [[GestureState]] = []
  /// The states that it assigns in each call of `touchesCancelled`.
  public var onCancelled: [[GestureState]] = []
  /// The numbers of the touches that it ignores as they begin.
  public var ignores: [Int] = []

  /// Creates one that does nothing.
  public init() {}
}
