import SceneGraph
import TouchGestures

/// A table with a rotated, enlarged card on it, on which lies a dial; and what happened to them.
final class Scene {
  let table = SceneNode("table", middle: Point(x: 200, y: 200), size: Size(width: 400, height: 400))
  let card = SceneNode("card", middle: Point(x: 0, y: 0), size: Size(width: 120, height: 80))
  let dial = Disc("dial", middle: Point(x: 20, y: 0), size: Size(width: 60, height: 60))
  let hold = HoldRecognizer(duration: 0.4)
  let spin = SpinRecognizer()
  let dispatcher: TouchDispatcher
  private(set) var log: [String] = []

  init() {
    let context = TouchContext()
    dispatcher = TouchDispatcher(context: context, root: table)
    table.touchContext = context
    table.add(card)
    card.add(dial)
    // A quarter turn, and twice as large: what lies to the right of the card's center is below it on the table.
    card.angle = .pi / 2
    card.scale = 2
    card.addGestureRecognizer(hold)
    dial.addGestureRecognizer(spin)
    for node in [table, card, dial] {
      node.onTouch = { [unowned self] node, phase in note("\(node.name) \(phase)") }
    }
    hold.addAction { [unowned self] _ in note("hold recognized") }
    spin.addAction { [unowned self] spin in
      let degrees = Int((spin.step * 180 / .pi).rounded())
      note("spin \(spin.state)\(spin.state == .ended ? "" : " by \(degrees)°")")
      if spin.state != .ended { dial.angle += spin.step }
    }
  }

  private func note(_ line: String) {
    let time = "\(Int((dispatcher.context.now * 1000).rounded()))"
    log.append(line)
    print(String(repeating: " ", count: max(0, 6 - time.count)) + time + " ms  " + line)
  }
}
