import TouchGestures
import TouchViews

/// Three taps of a custom recognizer on a child of the root: one taken, one vetoed by the node, one that moves too far;
/// and hit tests of a root that learns who is where.
///
/// Writes what happened, with numbers as the bits that they are made of, so that two platforms can be compared.
@_cdecl("runSession")
public func runSession(liveBlocks: @convention(c) () -> Int32) {
  playTaps()
  playPicks()
  playMathematics()

  // What the first round left is made once, such as tables; what the second leaves is a leak.
  let before = liveBlocks()
  playTaps()
  playPicks()
  print("blocks leaked: \(liveBlocks() - before)")
}

private func playTaps() {
  let context = TouchContext()
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let child = Card(frame: Rect(x: 50, y: 0, width: 100, height: 100))
  root.addSubview(child)
  let tap = TapOnce()
  child.addGestureRecognizer(tap)
  tap.addAction { tap in print("action \(tap.count) at \(bits(tap.location(in: nil).x))") }
  let dispatcher = TouchDispatcher(context: context, root: root)

  touch(dispatcher, at: 1, from: Point(x: 75, y: 20), to: Point(x: 76, y: 20))
  child.allowsTaps = false
  touch(dispatcher, at: 2, from: Point(x: 75, y: 20), to: Point(x: 76, y: 20))
  child.allowsTaps = true
  touch(dispatcher, at: 3, from: Point(x: 75, y: 20), to: Point(x: 140, y: 20))
  touch(dispatcher, at: 4, from: Point(x: 10, y: 20), to: Point(x: 10, y: 20))
  print("taps: \(tap.count), idle: \(dispatcher.isIdle)")
}

private func playPicks() {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  for column in 0..<6 {
    let board = View(frame: Rect(x: Double(column) * 50, y: 0, width: 49, height: 300))
    root.addSubview(board)
    for row in 0..<12 {
      let tile = View(frame: Rect(x: 0.5, y: Double(row) * 25, width: 48, height: 24.75))
      tile.tag = column * 12 + row + 1
      board.addSubview(tile)
    }
  }
  var hash: UInt32 = 2_166_136_261
  func pick(_ times: Int) {
    for number in 0..<times {
      let point = Point(x: Double(number * 7919 % 1200) / 4, y: Double(number * 104_729 % 1200) / 4)
      hash = (hash ^ UInt32(root.hitTest(point, with: nil)?.tag ?? 0)) &* 16_777_619
    }
  }
  pick(2000)
  print("picked \(hash)")
  root.subviews[0].isHidden = true
  pick(2000)
  print("picked \(hash)")
}

private func playMathematics() {
  var angle = 0.1
  while angle < 3 {
    print("atan2 \(bits(Mathematics.atan2(y: angle, x: 2))) hypot \(bits(Mathematics.hypot(angle, 2)))")
    angle += 1.3
  }
}

private func touch(_ host: TouchDispatcher, at time: Timestamp, from start: Point, to end: Point) {
  let id = TouchID(1)
  host.send([TouchSample(id: id, phase: .began, location: start, timestamp: time)])
  host.send([TouchSample(id: id, phase: .moved, location: end, timestamp: time + 0.05)])
  host.send([TouchSample(id: id, phase: .ended, location: end, timestamp: time + 0.1)])
  host.advance(to: time + 0.9)
}

private func bits(_ number: Double) -> String { String(number.bitPattern, radix: 16) }

/// A view that says what it receives, and whether it lets a tap begin.
private final class Card: View {
  var allowsTaps = true

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { allowsTaps }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { print("card began") }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { print("card moved") }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { print("card ended") }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { print("card cancelled") }
}

/// A tap of one finger that may not travel.
private final class TapOnce: GestureRecognizer {
  private(set) var count = 0
  private var start = Point.zero

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    start = touches[0].location(in: nil)
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    let here = touches[0].location(in: nil)
    let distance = Mathematics.hypot(here.x - start.x, here.y - start.y)
    if distance > 10 {
      fail(because: GestureReason("session", "moved too far", measured: distance, limit: 10))
    }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    count += 1
    state = .ended
  }
}
