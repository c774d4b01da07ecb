public import TouchEvents
public import TouchScroll
public import TouchScrollView
public import TouchSheet
public import TouchTableView
public import TouchTransitions

/// A scenario file: views and recognizers, a script of input, and the log that a correct engine writes.
///
/// Loading one with ``init(parsing:file:)`` checks everything that does not depend on which plugins are installed.
public struct Scenario: Sendable {
  /// The name of the file, as the caller gave it.
  public var file: String
  /// One line that describes the scenario.
  public var title: String
  /// Where the expectation comes from.
  public var source: String
  /// The windows, the first shown first.
  public var windows: [ScenarioWindow]
  /// Which recognizers wait for which.
  public var links: [ScenarioLink]
  /// The findings that performing gestures on the arrangement must have, such as `neverWins single double`; `nil` for no word.
  public var conflicts: [String]?
  /// The settings of the engine.
  public var settings: TouchSettings
  /// How the finger's way is shared among scrollers; `nil` leaves it to the engine (NH-3).
  public var scrollHandOver: ScrollHandOver?
  /// The values that decide about keyboards and refreshes under a drag.
  public var scrollSettings = ScrollSettings()
  /// The frame of the keyboard, which is up while there is a first responder; empty without one.
  public var keyboardFrame = Rect.zero
  /// The values that decide about sheets.
  public var sheetSettings = SheetSettings()
  /// The settings of transitions.
  public var transitionSettings = TransitionSettings()
  /// The values that decide about tables.
  public var tableSettings = TableSettings()
  /// Which objects perform actions that have no target.
  public var responds: [ScenarioResponse] = []
  /// Properties of responders that are no views.
  public var responders: [ScenarioResponder] = []
  /// What the application does with the values of recognizers, and how views look.
  public var shows = ScenarioShows()
  /// What happens.
  public var input: ScenarioInput
  /// What code does during calls.
  public var callbacks: [ScenarioCallback] = []
  /// What hooks answered when the session was recorded, to be answered again.
  public var answers: [ScenarioAnswers] = []
  /// The channels that the expectation covers.
  public var show: [LogChannel] = LogChannel.standard
  /// The subjects that the expectation covers; all of them when `nil`.
  public var only: [String]?
  /// What the log must be; `nil` for a file that is run but not checked.
  public var expectation: ScenarioExpectation?
}

/// A window of a scenario: its place, and what it holds.
public struct ScenarioWindow: Sendable {
  /// The height at which it stands.
  public var level: Double
  /// The window as the view that it is; its kind is `window`.
  public var view: ScenarioView
}

/// One recognizer that waits for another to fail.
public struct ScenarioLink: Sendable {
  /// The one that waits.
  public var gesture: String
  /// The one that must fail first.
  public var requiresFailureOf: String
}

/// The actions that a responder performs.
public struct ScenarioResponse: Sendable {
  /// The responder's id.
  public var responder: String
  /// The names of the actions.
  public var actions: [String]
}

/// Properties of a responder that is no view: a controller, the application or its delegate.
public struct ScenarioResponder: Sendable {
  /// The responder's id.
  public var id: String
  /// What its properties and overrides are; those that a view can have as well.
  public var traits: [ViewTrait]
}

/// Answers that a hook gave when a session was recorded.
public struct ScenarioAnswers: Sendable {
  /// Which object was asked, and what: `tap shouldBegin`.
  public var question: String
  /// The answers, the first one first.
  public var answers: [Bool]
}

/// What drives a scenario.
public enum ScenarioInput: Sendable {
  /// The steps of a script, in order of time, taps and drags expanded.
  case script([ScenarioStep])
  /// The path of a recorded touch device.
  case recording(path: String)
}

/// What the log of a scenario must be.
public enum ScenarioExpectation: Sendable {
  /// Exactly these lines.
  case lines([String])
  /// So many of each of these lines, their times left out.
  case counts([ScenarioCount])
}

/// How often a line must occur in the whole log.
public struct ScenarioCount: Sendable {
  /// The line without its time.
  public var line: String
  /// How often it must occur.
  public var count: Int

  /// Creates a count.
  public init(line: String, count: Int) {
    self.line = line
    self.count = count
  }
}

/// The parts of a log.
public enum LogChannel: UInt8, CaseIterable, Sendable {
  /// The views that new touches were bound to.
  case hit
  /// What each view's hit test answered.
  case hitTests
  /// What recognizers were handed.
  case received
  /// The touch methods of responders that were called.
  case touches
  /// What each touch of those calls reads then: its tap count and places.
  case details
  /// Hooks that were asked, with their answers.
  case questions
  /// The states of recognizers.
  case states
  /// The resets of recognizers.
  case resets
  /// The actions of recognizers, and actions without a target.
  case actions
  /// Numbers after each action of a recognizer.
  case values
  /// How fast fingers move, after each action of a recognizer that measures it.
  case velocities
  /// The number of touches and their center, after each action of a recognizer.
  case fingers
  /// The events of controls.
  case controls
  /// The flags of a control after each of its events.
  case flags
  /// Highlights and selections of cells.
  case cells
  /// Which cells look selected.
  case selection
  /// The beginnings and ends of drags, decelerations and zooms.
  case scroll
  /// Where scroll views went.
  case offsets
  /// What the delegates of scroll views were notified of a lift.
  case releases
  /// Which responders became and resigned first responder.
  case focus
  /// The press and motion methods of responders that were called.
  case presses
  /// What sheets do and ask.
  case sheets
  /// Where sheets and scroll views are, at the times that a file asks for and where a spring ends.
  case positions
  /// Which controllers appear and disappear.
  case appearance
  /// What transitions do.
  case transitions
  /// Mistakes in use that were handled.
  case diagnostics
  /// What tables do with rows, and ask about them.
  case rows
  /// What scrollers took of the finger's way, and what nobody took.
  case handOver
  /// Where a drag takes the keyboard, and whether it goes.
  case keyboard

  /// The channel's name in files.
  public var name: String {
    switch self {
    case .hit: "hit"
    case .hitTests: "hitTests"
    case .received: "received"
    case .touches: "touches"
    case .details: "details"
    case .questions: "questions"
    case .states: "states"
    case .resets: "resets"
    case .actions: "actions"
    case .values: "values"
    case .velocities: "velocities"
    case .fingers: "fingers"
    case .controls: "controls"
    case .flags: "flags"
    case .cells: "cells"
    case .selection: "selection"
    case .scroll: "scroll"
    case .offsets: "offsets"
    case .releases: "releases"
    case .focus: "focus"
    case .presses: "presses"
    case .sheets: "sheets"
    case .positions: "positions"
    case .appearance: "appearance"
    case .transitions: "transitions"
    case .diagnostics: "diagnostics"
    case .handOver: "handOver"
    case .keyboard: "keyboard"
    case .rows: "rows"
    }
  }

  /// The channels that a file shows unless it names others.
  public static var standard: [LogChannel] { [.touches, .actions, .controls] }
}
