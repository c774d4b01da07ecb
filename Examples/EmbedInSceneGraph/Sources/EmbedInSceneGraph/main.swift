import Foundation
import TouchEvents

let isFake = CommandLine.arguments.contains("--fake")
let scene = Scene()
// The dial's center is 40 points below the table's, and its radius there is 60.
let dial = Point(x: 200, y: 240)
let corner = Point(x: 200, y: 90)

func sample(_ phase: TouchPhase, _ place: Point, at time: Timestamp) -> TouchSample {
  TouchSample(id: TouchID(1), phase: phase, location: place, timestamp: time)
}
func around(_ degrees: Double) -> Point {
  let angle = degrees * .pi / 180
  return dial + Point(x: 50 * Mathematics.cos(angle), y: 50 * Mathematics.sin(angle))
}

let input = [
  // A finger turns the dial by a third of a turn.
  sample(.began, around(0), at: 0.05),
  sample(.moved, around(40), at: 0.10),
  sample(.moved, around(80), at: 0.15),
  sample(.moved, around(120), at: 0.20),
  sample(.ended, around(120), at: 0.25),
  // A finger rests on the card: nothing but time passes until it is held long enough.
  sample(.began, corner, at: 0.50),
  sample(.ended, corner, at: 1.10),
  // A finger taps on the table, beside the card.
  sample(.began, Point(x: 20, y: 20), at: 1.25),
  sample(.ended, Point(x: 20, y: 20), at: 1.30),
]
let expected = [
  "dial began", "spin began by 40°", "dial cancelled", "spin changed by 40°", "spin changed by 40°",
  "spin ended",
  "card began", "hold recognized", "card cancelled",
  "table began", "table ended",
]

print("a scene graph under \(isFake ? "a fake clock" : "the machine's clock")")
Loop(host: scene.dispatcher, clock: isFake ? FakeClock() : RealClock()).run(input)

var mistakes: [String] = []
if scene.log != expected { mistakes.append("expected \(expected)") }
if (scene.dial.angle * 180 / .pi).rounded() != 120 {
  mistakes.append("the dial is turned by \(scene.dial.angle)")
}
if !scene.dispatcher.isIdle { mistakes.append("something is still waiting") }
for mistake in mistakes { print(mistake) }
if !mistakes.isEmpty { exit(1) }
print("as expected")
