import Testing
import TouchResponders

/// Presses in a tree that has neither views nor windows.
@Suite struct PressSequencerTests {
  final class Node: TouchNode, Responder {
    let name: String
    let log: Log
    var nodes: [Node] = []
    weak var above: Node?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    func add(_ node: Node) {
      nodes.append(node)
      node.above = self
    }

    var nodeBounds: Rect { screen }
    var nodePlacement: AffineTransform { .identity }
    var parentNode: (any TouchNode)? { above }
    var childNodeCount: Int { nodes.count }
    func childNode(at index: Int) -> any HitTestNode { nodes[index] }
    var nextInChain: (any Responder)? { above }
    var attachedGestureRecognizers: [any GestureRecognizing] {
      get { [] }
      set {}
    }

    func handle(_ event: ResponderEvent) {
      if case .presses(let phase, let presses, _) = event {
        log.lines.append("\(name) \(phase) \(presses[0].type.rawValue)")
      }
      nextInChain?.handle(event)
    }
  }

  let log = Log()
  let root: Node
  let leaf: Node
  let dispatcher: TouchDispatcher
  let presses: PressSequencer

  init() {
    root = Node("root", log)
    leaf = Node("leaf", log)
    root.add(leaf)
    dispatcher = TouchDispatcher(context: TouchContext(), root: root)
    presses = PressSequencer(dispatcher: dispatcher)
  }

  @Test func `a press begins at the given responder, climbs its chain and ends there (PR-1)`() {
    presses.send(.select, .began, to: leaf, in: leaf, at: 0)
    presses.send(.select, .ended, to: root, in: root, at: 0.1)

    #expect(log.take() == ["leaf began 4", "root began 4", "leaf ended 4", "root ended 4"])
  }

  @Test func `an interruption cancels what is down (TB-12)`() {
    presses.send(.select, .began, to: leaf, in: leaf, at: 0)
    _ = log.take()

    presses.cancelAll(at: 0.1)

    #expect(log.take() == ["leaf cancelled 4", "root cancelled 4"])
  }

  @Test func `a change of a button that is not down is reported (PR-1)`() {
    var reports: [Diagnostic] = []
    dispatcher.context.diagnostics = { reports.append($0) }

    presses.send(.menu, .ended, to: leaf, in: leaf, at: 0)

    #expect((reports, log.take()) == ([.pressOutOfOrder(.menu)], []))
  }
}
