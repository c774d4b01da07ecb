import Toolkit
import TouchGestures
import TouchPlugins
import TouchTap
import TouchWindows

/// What the user interface shows: of the main actor, as everything in this module that does not say otherwise.
final class Board {
  var lines: [String] = []
  var allowsTaps = true
}

/// A view: its class overrides methods of one that is of no actor, so it is of none either.
nonisolated final class Card: View {
  let board: Board

  init(frame: Rect, board: Board) {
    self.board = board
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    // The host sends its samples on the main actor, so that the engine calls from there.
    let count = touches.count
    MainActor.assumeIsolated { [board] in board.lines.append("\(count) began") }
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    MainActor.assumeIsolated { [board] in board.lines.append("cancelled") }
  }
}

/// A recognizer, likewise.
nonisolated final class Touchdown: GestureRecognizer {
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .ended }
}

/// A delegate conforms on the main actor, and reads its own properties as it likes.
final class Referee: GestureRecognizerDelegate {
  let board: Board
  init(_ board: Board) { self.board = board }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { board.allowsTaps }
}

/// So does a plugin.
final class Rules: TouchPlugin {
  let board: Board
  init(_ board: Board) { self.board = board }
  var name: String { "rules" }

  func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool { answer && board.allowsTaps }
}

let board = Board()
let referee = Referee(board)
let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
window.context.install(Rules(board))
let card = Card(frame: Rect(x: 50, y: 50, width: 100, height: 100), board: board)
window.addSubview(card)
let tap = TapGestureRecognizer()
tap.delegate = referee
tap.addAction { _ in MainActor.assumeIsolated { board.lines.append("tap") } }
card.addGestureRecognizer(tap)

for (phase, time) in [(TouchPhase.began, 0.0), (.ended, 0.1)] {
  window.send([TouchSample(id: 1, phase: phase, location: Point(x: 100, y: 100), timestamp: time)])
}
expect(board.lines, ["1 began", "tap", "cancelled"])
board.allowsTaps = false
for (phase, time) in [(TouchPhase.began, 2.0), (.ended, 2.1)] {
  window.send([TouchSample(id: 1, phase: phase, location: Point(x: 100, y: 100), timestamp: time)])
}
expect(board.lines.contains("tap"), true)
expect(board.lines.count, 4)
