import Playground

/// What the page of `Examples/Browser` asks of its module, without a browser: fingers on the photo of its gallery that pan,
/// pinch and turn it, with log and trace on.
struct PageStage {
  private let fingers: Int
  private var moves = 0
  private var time = 1.0

  init(fingers: Int) {
    self.fingers = fingers
    let text = Array(Self.arrangement.utf8)
    let input = inputBuffer(Int32(text.count))
    for (index, byte) in text.enumerated() { input?[index] = byte }
    precondition(load(Int32(text.count)) == 1, "the arrangement is none")
    startGesture()
    for finger in 1...fingers { pointer(Int32(finger), 0, 0, Double(90 + 60 * finger), 260, 0.5, 1, time) }
  }

  /// One finger moves, in turn, as an event of the page.
  mutating func move() {
    let finger = 1 + moves % fingers
    time += 1.0 / 120
    let deadline = pointer(
      Int32(finger), 1, 0, Double(30 + finger * 100 + moves % 40), Double(260 + moves % 30), 0.5, 1, time)
    precondition(deadline < 0, "something waits")
    moves += 1
  }

  /// The page draws, and tells what it tells ten times per second: the log, what waits, the lanes and the answer.
  func frame() {
    precondition(animates() == 0 && draw() > 1, "nothing is drawn")
    log()
    tell(4)
    look(time, -1)
    tell(1)
    precondition(textLength() > 200, "there are no lanes")
    tell(2)
    precondition(textLength() > 50, "there is no answer")
  }

  /// The same arrangement as `Benchmarks/web` has.
  private static let arrangement = """
    {
      "scenario": "Pan, pinch and rotation",
      "window": {"size": [360, 560]},
      "views": [
        {
          "id": "photo", "frame": [80, 160, 200, 200], "multipleTouch": true,
          "gestures": [
            {"id": "move", "kind": "pan", "delegate": {"shouldRecognizeSimultaneouslyWith": ["stretch", "turn"]}},
            {"id": "stretch", "kind": "pinch", "delegate": {"shouldRecognizeSimultaneouslyWith": ["move", "turn"]}},
            {"id": "turn", "kind": "rotation", "delegate": {"shouldRecognizeSimultaneouslyWith": ["move", "stretch"]}}
          ]
        }
      ],
      "shows": {
        "looks": {"picture": ["photo"]},
        "effects": [
          {"by": "move", "does": "move", "view": "photo"},
          {"by": "stretch", "does": "scale", "view": "photo"},
          {"by": "turn", "does": "turn", "view": "photo"}
        ]
      },
      "input": []
    }
    """
}

/// Times a move of so many fingers, which is one event, or a frame with its move after so many moves of two fingers.
func measurePage(_ shape: String, _ number: Int) {
  var stage = PageStage(fingers: shape == "move" ? number : 2)
  let samples: [Double]
  if shape == "move" {
    samples = time(atMost: 1 << 12, counted: 200) { _ in stage.move() }.samples
  } else {
    for move in 1...number {
      stage.move()
      if move % 100 == 0 { stage.frame() }
    }
    samples =
      time(from: 1, atMost: 1 << 8, counted: 10) { _ in
        stage.move()
        stage.frame()
      }.samples
  }
  report("touchstone", "page", shape, number, samples, [])
}
