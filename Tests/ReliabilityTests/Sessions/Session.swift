import Touchstone

/// A random session as plain values: a tree, its recognizers, a hand, and what callbacks do to the tree.
///
/// References are taken modulo the number of things there are, so that any part can be left out when a failure is shrunk.
struct Session {
  struct Node {
    enum Kind: Int, CaseIterable {
      case plain, plainer, wide, picky, control, button, slider, toggle, stepper, segments, pages, scroll
    }
    var kind: Kind
    var parent: Int
    var frame: Rect
    var turn: Double
    var isMultiple: Bool
    var isExclusive: Bool
    /// Passes on what it receives.
    var passesOn: Bool
  }

  struct Recognizer {
    enum Kind: Int, CaseIterable {
      case tap, doubleTap, twoFingerTap, pan, swipe, pinch, rotation, longPress, edgePan, hover, stub
    }
    var kind: Kind
    var node: Int
    var cancels: Bool
    var delaysBegan: Bool
    var delaysEnded: Bool
    var isEnabled: Bool
    /// Others that must fail first.
    var requires: [Int]
    /// Seeds the answers of delegate and hooks; 0 leaves them to the defaults.
    var answers: UInt64
  }

  enum Step {
    case samples([Change])
    case wait(Double)
    case interrupt
    case backwards
  }

  struct Change {
    var finger: Int
    var phase: TouchPhase
    var place: Point
  }

  /// Something that a callback does.
  struct Edit {
    enum Kind: Int, CaseIterable {
      case removeView, restoreView, hideView, disableRecognizer, enableRecognizer, removeRecognizer,
        moveRecognizer
      case toggleRecognizer, send, interrupt, advance, multiple, resize, disableView, newRequirement,
        dropRecognizer
    }
    /// How many callbacks come before it.
    var after: Int
    var kind: Kind
    var target: Int
  }

  var seed: UInt64
  var nodes: [Node] = []
  var recognizers: [Recognizer] = []
  var steps: [Step] = []
  var edits: [Edit] = []
  var usesObservedDoubleTap = false
  /// The version of UIKit that it is played under: each in turn.
  var profile: BehaviourProfile { [.iOS18, .iOS18, .iOS26, .documented][Int(seed % 4)] }
}

/// Numbers for sessions, by a generator of their own: the seeds that found faults are numbers of this one.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
  mutating func roll(_ sides: Int) -> Int { Int(next() >> 11) % max(1, sides) }
  mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(roll(1_000)) / 1_000
  }
  mutating func draw<Element: CaseIterable>(_ type: Element.Type) -> Element {
    let all = Array(Element.allCases)
    return all[roll(all.count)]
  }
}
