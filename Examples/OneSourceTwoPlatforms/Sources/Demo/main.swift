import Shared
import TouchTesting
import Touchstone

/// Plays fingers on a view with both recognizers, and prints what they recognized.
func played(_ fingers: Finger...) -> [String] {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let driver = TouchDriver(host: window)
  var recognized: [String] = []
  let checkmark = CheckmarkRecognizer()
  checkmark.addAction { _ in recognized.append("check mark") }
  let hold = HoldRecognizer()
  hold.addAction { _ in recognized.append("hold") }
  window.addGestureRecognizer(checkmark)
  window.addGestureRecognizer(hold)
  driver.play(fingers)
  return recognized
}

let place = Point(x: 100, y: 100)
let sessions: [(name: String, outcome: [String], expected: [String])] = [
  (
    "a check mark",
    played(Finger(1).down(at: place).move(to: Point(x: 130, y: 140)).move(to: Point(x: 190, y: 60)).up()),
    ["check mark"]
  ),
  ("a stroke down", played(Finger(1).down(at: place).move(to: Point(x: 130, y: 140)).up()), []),
  ("a hold", played(Finger(1).down(at: place).wait(0.6).up()), ["hold"]),
]
for session in sessions { print("\(session.name): \(session.outcome)") }
if sessions.contains(where: { $0.outcome != $0.expected }) { fatalError("not what the recognizers are for") }
