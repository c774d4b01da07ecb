import Foundation
import TouchEvents

/// Returns a finger that goes through some places, a hundredth of a second each, and lifts.
func finger(at start: Timestamp, _ places: [Point]) -> [TouchSample] {
  func sample(_ phase: TouchPhase, _ index: Int) -> TouchSample {
    let time = start + 0.01 * Double(index)
    return TouchSample(
      id: TouchID(1), phase: phase, location: places[min(index, places.count - 1)], timestamp: time)
  }
  return places.indices.map { sample($0 == 0 ? .began : .moved, $0) } + [sample(.ended, places.count)]
}

// At first the button's center is at (150, 60), the slider's thumb at (150, 140).
let input =
  finger(at: 0, [Point(x: 150, y: 60)])
  + finger(at: 1, [Point(x: 150, y: 140), Point(x: 175, y: 141), Point(x: 200, y: 142)])
  + finger(at: 2, (0...8).map { Point(x: 150, y: 60 - 6 * Double($0)) })
  + finger(at: 6, [Point(x: 20, y: 380)])
let expected = [
  "button touchDown", "button touchUpInside",
  "slider 0.625", "slider 0.75",
  "button touchDown", "button touchDragInside", "scroller begins to drag", "button touchCancel",
  "scroller is let go at 38, flies to 333", "scroller rests",
  "the root is tapped",
]

var isRight = true
for rate in [30.0, 60, 144] {
  let panel = Panel()
  panel.play(input, framesPerSecond: rate)
  let lines = panel.log.map { $0.line }
  if rate == 30 {
    for (time, line) in panel.log {
      let milliseconds = "\(Int((time * 1000).rounded()))"
      print(String(repeating: " ", count: 6 - milliseconds.count) + milliseconds + " ms  " + line)
    }
  }
  let isExpected = lines == expected && panel.dispatcher.isIdle
  print("at \(Int(rate)) frames a second: \(isExpected ? "as expected" : "got \(lines)")")
  isRight = isRight && isExpected
}
if !isRight {
  print("expected \(expected)")
  exit(1)
}
