import TouchEvents

/// A situation that checks bring about: a name for findings and what the fingers do around a place.
struct FingerScript {
  let name: String
  let play: (TouchDriver, Point) -> Void

  /// Taps, rests, drags, several fingers, and everything that breaks them off.
  static var all: [FingerScript] {
    [
      FingerScript(name: "a tap") { $0.tap(at: $1) },
      FingerScript(name: "two taps") { $0.tap(at: $1, count: 2) },
      FingerScript(name: "four taps") { $0.tap(at: $1, count: 4) },
      FingerScript(name: "a slow second tap") { $0.tap(at: $1, count: 2, pause: 0.6) },
      FingerScript(name: "a tap of two fingers") { $0.tap(at: $1, fingers: 2) },
      FingerScript(name: "a tap of five fingers") { $0.tap(at: $1, fingers: 5) },
      FingerScript(name: "a long rest") { $0.press(at: $1, for: 3) },
      FingerScript(name: "a slow drag") { driver, place in
        driver.drag(from: place, to: place + Point(x: 90, y: 10), over: 1.5, steps: 30)
      },
      FingerScript(name: "a flick") { driver, place in
        driver.drag(from: place, to: place + Point(x: 10, y: -120), over: 0.08, steps: 4)
      },
      FingerScript(name: "a drag out and back") { driver, place in
        driver.play(
          Finger(1).down(at: place).move(to: place + Point(x: 300, y: 200), over: 0.3, steps: 10)
            .move(to: place, over: 0.3, steps: 10).up())
      },
      FingerScript(name: "a check mark") { driver, place in
        driver.play(
          Finger(1).down(at: place).move(to: place + Point(x: 20, y: 40), over: 0.1, steps: 5)
            .move(to: place + Point(x: 70, y: -50), over: 0.2, steps: 8).up())
      },
      FingerScript(name: "a pinch") { $0.pinch(around: $1, from: 30, to: 160) },
      FingerScript(name: "a turn") { $0.turn(around: $1, radius: 30, by: 2) },
      FingerScript(name: "growing force") { driver, place in
        driver.play(Finger(1).down(at: place).press(force: 1).press(force: 3).press(force: 4).up())
      },
    ] + mixed + brokenOff
  }

  private static var mixed: [FingerScript] {
    [
      FingerScript(name: "a drag that a second finger joins") { driver, place in
        driver.play(
          Finger(1).down(at: place).move(to: place + Point(x: 60, y: 0), over: 0.3, steps: 10).up(after: 0.3),
          Finger(2).down(at: place + Point(x: 0, y: 20), time: 0.15)
            .move(to: place + Point(x: 30, y: 20), over: 0.2, steps: 5).up())
      },
      FingerScript(name: "a finger that takes over from another") { driver, place in
        driver.play(
          Finger(1).down(at: place).move(to: place + Point(x: 40, y: 0), over: 0.1, steps: 5).up(),
          Finger(2).down(at: place, time: 0.08).move(to: place + Point(x: 0, y: 60), over: 0.2, steps: 5).up()
        )
      },
      FingerScript(name: "a finger and a pencil") { driver, place in
        driver.play(
          Finger(1).down(at: place).wait(0.2).up(),
          Finger(2, type: .pencil).down(at: place + Point(x: 5, y: 5), time: 0.05)
            .move(to: place + Point(x: 50, y: 5), over: 0.3, steps: 10).up())
      },
      FingerScript(name: "a pointer's click") { driver, place in
        driver.play(Finger(1, type: .indirectPointer).down(at: place).up(after: 0.05))
      },
    ]
  }

  private static var brokenOff: [FingerScript] {
    [
      FingerScript(name: "a touch cancelled at once") { driver, place in
        driver.play(Finger(1).down(at: place).cancel())
      },
      FingerScript(name: "a drag cancelled on its way") { driver, place in
        driver.play(
          Finger(1).down(at: place).move(to: place + Point(x: 60, y: 0), over: 0.2, steps: 10).cancel())
      },
      FingerScript(name: "one of two fingers cancelled") { driver, place in
        driver.play(
          Finger(1).down(at: place).move(to: place + Point(x: 40, y: 0), over: 0.2, steps: 5).cancel(),
          Finger(2).down(at: place + Point(x: 0, y: 20)).move(
            to: place + Point(x: 0, y: 80), over: 0.4, steps: 8
          )
          .up())
      },
      FingerScript(name: "an interruption of two fingers") { driver, place in
        driver.play(
          Finger(1).down(at: place).move(to: place + Point(x: 60, y: 0), over: 0.2, steps: 5),
          Finger(2).down(at: place + Point(x: 0, y: 20)).move(
            to: place + Point(x: 0, y: 60), over: 0.2, steps: 5))
        driver.interrupt()
      },
      FingerScript(name: "a contact that begins twice") { driver, place in
        driver.play(Finger(1).down(at: place).move(to: place + Point(x: 20, y: 0)).down(at: place).up())
      },
    ]
  }
}

/// Returns the center of a node in the coordinates of the samples.
func middle(of node: any TouchNode) -> Point {
  let centre = Point(x: node.nodeBounds.midX, y: node.nodeBounds.midY)
  return node.convert(centre, toNode: nil).applying(node.rootNode.nodePlacement)
}
