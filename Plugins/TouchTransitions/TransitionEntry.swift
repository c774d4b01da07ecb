public import TouchWindows

/// The trace entry for what a transition does, and for what it refuses.
///
/// Entries are created only while a trace sink is set.
public final class TransitionEntry: ModuleRecord {
  /// One fact about a transition.
  public enum Fact: Equatable {
    /// It begins; a finger or a program may drive it.
    case start(TransitionKind, interactive: Bool)
    /// How far what drives it says it is, from 0 to 1.
    case update(Double)
    /// What drives it lets it go on to its end.
    case finish
    /// What drives it lets it go back.
    case cancel
    /// It became interactive, or is no longer.
    case interactive(Bool)
    /// `completeTransition(_:)` was called.
    case completed(Bool)
    /// A mistake in use was handled.
    case reports(TransitionMistake)
    /// Code asks for another stack.
    case asks(StackRequest)
    /// A pop gesture may not begin (IT-8).
    case refusesPop(PopRefusal)
  }

  /// The view of the navigation controller, or of the controller that is presented, as a node.
  public let node: any TouchNode
  /// What happened.
  public let fact: Fact

  init(_ node: any TouchNode, _ fact: Fact) {
    self.node = node
    self.fact = fact
  }

  /// What happened in a few words.
  public var text: String {
    switch fact {
    case .start(let kind, let isInteractive): isInteractive ? kind.name + " begins, driven" : kind.name + " begins"
    case .update: "follows what drives it"
    case .finish: "let go, goes on to its end"
    case .cancel: "let go, goes back"
    case .interactive(let isInteractive): isInteractive ? "driven again" : "goes by itself"
    case .completed(let isCompleted): isCompleted ? "is completed" : "is taken back"
    case .reports(let mistake): mistake.text
    case .asks(let request): request.text
    case .refusesPop(let refusal): "no pop: " + refusal.text
    }
  }
}

/// What code asks of a navigation controller: a push, a pop or another stack, also where that is refused.
public struct StackRequest: Equatable {
  /// The controllers that the stack is to have, from the root to the top.
  public let controllers: [ViewController]
  /// The controllers that it has.
  public let present: [ViewController]
  /// A Boolean value that indicates whether an animation was asked for.
  public let isAnimated: Bool
  /// A Boolean value that indicates whether it was asked for in one of the first or last calls of a transition.
  public let isInCall: Bool

  /// Returns whether two requests ask for the same.
  public static func == (left: StackRequest, right: StackRequest) -> Bool {
    left.controllers.elementsEqual(right.controllers) { $0 === $1 }
      && left.present.elementsEqual(right.present) { $0 === $1 } && left.isAnimated == right.isAnimated
      && left.isInCall == right.isInCall
  }

  /// What is asked for, in a few words.
  public var text: String { isAnimated ? "asked for another stack, animated" : "asked for another stack" }
}

/// What a transition does to the controllers.
public enum TransitionKind: Hashable, Sendable {
  /// One is pushed onto a stack.
  case push
  /// One or more are popped off it.
  case pop
  /// One is presented.
  case present
  /// One is dismissed.
  case dismiss

  /// Its name in logs.
  public var name: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .present: "present"
    case .dismiss: "dismiss"
    }
  }
}

/// A mistake in the use of transitions, which is reported and ignored.
public enum TransitionMistake: Hashable, Sendable {
  /// Something was asked for while a transition runs (IT-2).
  case transitionRunning
  /// A pop gesture began with one controller on the stack (IT-8).
  case nothingToPop
  /// `update(_:)` was called while nothing is driven (IT-3).
  case updateOutside
  /// `completeTransition(_:)` was called again (IT-2).
  case completedTwice
  /// An animation was to be taken over that cannot be (IT-4).
  case notInterruptible
  /// A controller was pushed that is on the stack, or twice at once.
  case alreadyOnTheStack
  /// What drives a transition was to drive another at the same time (IT-3).
  case driverTaken
  /// An animator's duration is NaN, infinite or below 0.
  case invalidDuration

  /// Its name in logs.
  public var name: String {
    switch self {
    case .transitionRunning: "transitionRunning"
    case .nothingToPop: "nothingToPop"
    case .updateOutside: "updateOutside"
    case .completedTwice: "completedTwice"
    case .notInterruptible: "notInterruptible"
    case .alreadyOnTheStack: "alreadyOnTheStack"
    case .driverTaken: "driverTaken"
    case .invalidDuration: "invalidDuration"
    }
  }

  /// What is wrong.
  public var text: String {
    switch self {
    case .transitionRunning: "a transition runs, which keeps what was asked for"
    case .nothingToPop: "a pop gesture began with one controller on the stack; nothing is popped"
    case .updateOutside: "update needs an interactive transition"
    case .completedTwice: "completeTransition is called once"
    case .notInterruptible: "a transition whose animator is not interruptible cannot be paused"
    case .alreadyOnTheStack: "a controller is on a stack once"
    case .driverTaken: "an object drives one transition at a time; the other one goes to its end by itself"
    case .invalidDuration: "an animator's duration must be a number from 0 on; it is 0"
    }
  }
}

/// Why a navigation controller does not let a pop gesture begin (IT-8).
public enum PopRefusal: Hashable, Sendable {
  /// There is one controller on the stack.
  case oneController
  /// A transition runs that cannot be taken over.
  case transitionRuns
  /// The navigation bar is hidden.
  case hiddenBar
  /// The controller hides its back button.
  case hiddenBackButton
  /// The controller has items on the left in place of the back button.
  case leftItem

  /// The reason in a few words.
  public var text: String {
    switch self {
    case .oneController: "there is one controller on the stack"
    case .transitionRuns: "a transition runs"
    case .hiddenBar: "the navigation bar is hidden"
    case .hiddenBackButton: "the back button is hidden"
    case .leftItem: "a left item is in place of the back button"
    }
  }
}
