import Foundation
import TouchViews

var mistakes = 0

/// Prints a question with its answer, and remembers whether one was wrong.
@MainActor func expect(_ point: Point, _ answer: String, _ expected: String) {
  let isRight = answer == expected
  if !isRight { mistakes += 1 }
  let place = "(\(Int(point.x)), \(Int(point.y)))".padding(toLength: 12, withPad: " ", startingAt: 0)
  print("  \(place) \(answer)\(isRight ? "" : ", but should be \(expected)")")
}

print("views")
let screen = Screen()
let questions: [(Point, String)] = [
  (Point(x: 50, y: 50), "card"), (Point(x: 200, y: 70), "badge"), (Point(x: 183, y: 53), "badge"),
  (Point(x: 10, y: 10), "root"), (Point(x: 160, y: 360), "label"), (Point(x: 105, y: 310), "root"),
  (Point(x: 400, y: 10), "nothing"),
]
for (point, expected) in questions {
  expect(point, screen.name(HitTesting.node(at: point, in: screen.root) as? View), expected)
}

print("shapes")
let face = Shape(
  "face", centre: Point(x: 100, y: 100), radius: 80,
  parts: [
    Shape("left eye", centre: Point(x: -30, y: -20), radius: 10),
    Shape("right eye", centre: Point(x: 30, y: -20), radius: 10),
    Shape(
      "nose", centre: Point(x: 0, y: 10), radius: 15,
      parts: [
        Shape("tip", centre: Point(x: 0, y: 5), radius: 4)
      ]),
  ])
let places: [(Point, String)] = [
  (Point(x: 70, y: 80), "left eye"), (Point(x: 138, y: 80), "right eye"), (Point(x: 100, y: 105), "nose"),
  (Point(x: 100, y: 115), "tip"), (Point(x: 100, y: 150), "face"), (Point(x: 25, y: 25), "nothing"),
]
for (point, expected) in places {
  // A node found in a tree of shapes is a shape.
  expect(point, (HitTesting.node(at: point, in: face) as? Shape)?.name ?? "nothing", expected)
}

guard mistakes == 0 else {
  print("\(mistakes) wrong")
  exit(1)
}
print("all as expected")
