public import TouchEvents

/// What a scenario's application does with the values of its recognizers, and how its views look.
public struct ScenarioShows: Sendable {
  /// A task for people who try the scenario; empty when there is none.
  public var task = ""
  /// How views look that a page draws.
  public var looks: [ScenarioLook] = []
  /// What recognizers and controls do to views.
  public var effects: [ScenarioEffect] = []

  /// Creates one that shows nothing.
  public init() {}
}

/// How a view looks, in a word for a page that draws it.
public struct ScenarioLook: Sendable {
  /// The view's id.
  public var view: String
  /// The word, one of ``words``.
  public var word: String

  /// The words that files can use.
  public static var words: [String] {
    ["picture", "paper", "page", "row", "card", "sheet", "field", "keyboard", "spinner", "plain"]
  }
}

/// What the values of recognizers do to a view, as an application's actions would.
public struct ScenarioEffect: Sendable {
  /// What is done.
  public enum Kind: CaseIterable, Sendable {
    /// The view goes along with the translation.
    case move
    /// The view grows and shrinks with the scale, about the fingers.
    case scale
    /// The view turns with the rotation, about the fingers.
    case turn
    /// The view in the view under the finger is lifted, follows it up and down, and takes a place among the others.
    case lift
    /// The view follows along the line of its stops and goes to one of them.
    case slide
    /// The fingers draw on the view.
    case draw
    /// The refresh that the control began ends after a while.
    case refresh

    /// The name in files.
    public var name: String {
      switch self {
      case .move: "move"
      case .scale: "scale"
      case .turn: "turn"
      case .lift: "lift"
      case .slide: "slide"
      case .draw: "draw"
      case .refresh: "refresh"
      }
    }
  }

  /// The recognizer whose values count, or the control whose `valueChanged` does.
  public var driver: String
  /// What is done.
  public var kind: Kind
  /// The view to which it is done.
  public var view: String
  /// The places of a view that slides, as distances in points from where it stands in the file; the first is where it is.
  public var stops: [Point]
  /// The stop to which a discrete recognizer sends the view; `nil` for the next one.
  public var stop: Int?

  /// How long a refresh takes, in seconds.
  package static var refreshTime: Double { 1.2 }
}
