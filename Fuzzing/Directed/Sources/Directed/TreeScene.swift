import Touchstone

/// The strangers' trees for the matrix: nobody leaves in the end, so that what is left can be looked at.
final class TreeScene: NodeScene {
  override func leave() {
    // Removals that are no deed.
    touch(.began, 40, 40, id: 1, after: 0.6)
    step { [unowned self] in node("leaf")?.removeFromParent() }
    touch(.moved, 44, 44, id: 1)
    touch(.ended, 44, 44, id: 1)
    step { [unowned self] in
      guard let leaf = node("leaf") else { return }
      node("subject")?.add(leaf)
    }
    touch(.began, 40, 40, id: 1, after: 0.6)
    step { [unowned self] in
      guard let tap = named("recognizer 0") as? GestureRecognizer else { return }
      node("leaf")?.removeGestureRecognizer(tap)
      node("leaf")?.addGestureRecognizer(tap)
    }
    touch(.ended, 44, 44, id: 1)
    tap(40, 40)
    interrupt()
  }

  func node(_ name: String) -> AnyNode? { named(name) as? AnyNode }
  var roots: HookRoots? { named("roots") as? HookRoots }
  var nodes: [AnyNode] {
    ["root", "second root", "parent", "subject", "sibling", "leaf", "far leaf"].compactMap { node($0) }
  }
  var recognizers: [GestureRecognizer] { recognizerNames.compactMap { named($0) as? GestureRecognizer } }

  /// Whether what is left works: a dispatcher of the context delivers, and each recognizer that is left acts.
  func worksAfterwards() -> Bool {
    let context = context ?? TouchContext(registry: .standard)
    context.trace = nil
    let old = dispatcher
    old?.ignoresInteraction = false
    old?.roots = nil
    old?.root = nil
    let dispatcher = old ?? TouchDispatcher(context: context)
    dispatcher.cancelAllTouches(at: next())
    dispatcher.advance(to: next(1))
    let root = HookNode(Rect(x: 0, y: 0, width: 400, height: 400))
    dispatcher.root = root
    var taps = [TapGestureRecognizer()]
    taps += recognizers.compactMap { $0 as? TapGestureRecognizer }
    for tap in taps {
      tap.isEnabled = true
      tap.delegate = nil
      tap.allowedPressTypes = []
      tap.numberOfTapsRequired = 1
      tap.node?.removeGestureRecognizer(tap)
      // A list may have forgotten it, or a node may be gone, and it still says where it was.
      if tap.node != nil { tap.attach(to: nil) }
    }
    var actions = 0
    for (index, tap) in taps.enumerated() {
      let before = actions
      root.addGestureRecognizer(tap)
      let token = tap.addAction { _ in actions += 1 }
      for phase in [TouchPhase.began, .ended] {
        dispatcher.send([TouchSample(id: 31, phase: phase, location: Point(x: 200, y: 200), timestamp: next(0.05))])
      }
      dispatcher.advance(to: next(2))
      if actions == before { Aftermath.say("tap \(index) of \(taps.count) ignores its touches, \(tap.state)") }
      tap.removeAction(token)
      root.removeGestureRecognizer(tap)
    }
    return actions == taps.count
  }
}

/// What a callback does that nobody should do in it, and somebody does.
let deeds: [(name: String, act: (TreeScene, AnyObject?) -> Void)] = [
  ("remove the leaf", { tree, _ in tree.node("leaf")?.removeFromParent() }),
  ("remove the subject", { tree, _ in tree.node("subject")?.removeFromParent() }),
  ("remove the parent", { tree, _ in tree.node("parent")?.removeFromParent() }),
  ("remove who is asked", { _, asked in (asked as? AnyNode)?.removeFromParent() }),
  ("remove the parent of who is asked", { _, asked in (asked as? AnyNode)?.up?.removeFromParent() }),
  (
    "remove all below who is asked",
    { _, asked in for kid in (asked as? AnyNode)?.kids ?? [] { kid.removeFromParent() } }
  ),
  ("drop the leaf", { tree, _ in tree.node("leaf").map { tree.drop($0) } }),
  ("drop the subject", { tree, _ in tree.node("subject").map { tree.drop($0) } }),
  ("drop the parent", { tree, _ in tree.node("parent").map { tree.drop($0) } }),
  ("drop the root", { tree, _ in tree.node("root").map { tree.drop($0) } }),
  ("drop everything", { tree, _ in for name in tree.names { tree.named(name).map { tree.drop($0) } } }),
  ("move the leaf to the other root", { tree, _ in move("leaf", "second root", tree) }),
  ("move the subject to the root", { tree, _ in move("subject", "root", tree) }),
  ("reverse the children", { tree, _ in for node in tree.nodes { node.kids.reverse() } }),
  ("close a cycle above", { tree, _ in tree.node("root")?.up = tree.node("leaf") }),
  ("close a short cycle", { tree, _ in tree.node("leaf")?.up = tree.node("leaf") }),
  ("close a cycle in the middle", { tree, _ in tree.node("parent")?.up = tree.node("subject") }),
  (
    "close a cycle below",
    { tree, _ in (tree.node("leaf")).map { leaf in tree.node("parent").map { leaf.kids.append($0) } } }
  ),
  ("list a child twice", { tree, _ in for node in tree.nodes { node.kids += node.kids } }),
  ("forget the parents", { tree, _ in for node in tree.nodes { node.up = nil } }),
  ("forget the children", { tree, _ in for node in tree.nodes { node.kids = [] } }),
  (
    "adopt by another root",
    { tree, _ in for node in tree.nodes where node.up != nil { node.up = tree.node("second root") } }
  ),
  ("let all roots go", { tree, _ in tree.roots?.trees = [] }),
  ("swap the roots", { tree, _ in tree.roots?.trees.reverse() }),
  ("take a leaf as the root", { tree, _ in tree.dispatcher?.root = tree.node("leaf") }),
  ("do without roots", { tree, _ in tree.dispatcher?.roots = nil }),
  (
    "drop the dispatcher",
    { tree, _ in for name in ["dispatcher", "host", "presses"] { tree.named(name).map { tree.drop($0) } } }
  ),
  ("replace the dispatcher", { tree, _ in replaceDispatcher(tree, tree.context) }),
  ("replace the dispatcher and the context", { tree, _ in replaceDispatcher(tree, TouchContext(registry: .standard)) }),
  (
    "drop the context",
    { tree, _ in for name in ["context", "dispatcher", "host", "presses"] { tree.named(name).map { tree.drop($0) } } }
  ),
  ("give the root another context", { tree, _ in tree.node("root")?.context = TouchContext(registry: .standard) }),
  ("give the leaf a context", { tree, _ in tree.node("leaf")?.context = TouchContext(registry: .standard) }),
  ("empty the lists", { tree, _ in for node in tree.nodes { node.list = [] } }),
  ("remove the recognizers", { tree, _ in for each in tree.recognizers { each.node?.removeGestureRecognizer(each) } }),
  (
    "move the recognizers to the leaf",
    { tree, _ in for each in tree.recognizers { tree.node("leaf")?.addGestureRecognizer(each) } }
  ),
  ("drop the recognizers", { tree, _ in for each in tree.recognizers { tree.drop(each) } }),
  ("list the recognizers twice", { tree, _ in for node in tree.nodes { node.list += node.list } }),
  ("list the recognizers elsewhere", { tree, _ in tree.node("root")?.list = tree.recognizers }),
  ("disable the recognizers", { tree, _ in for each in tree.recognizers { each.isEnabled = false } }),
  (
    "disable and enable the recognizers",
    { tree, _ in for each in tree.recognizers { (each.isEnabled, each.isEnabled) = (false, true) } }
  ),
  ("let the recognizers require each other", { tree, _ in require(tree) }),
  ("add recognizers", { tree, _ in for node in tree.nodes { node.addGestureRecognizer(TapGestureRecognizer()) } }),
  (
    "drop the delegate and the target",
    { tree, _ in
      for name in ["delegate", "target", "holder", "chooser", "watcher"] { tree.named(name).map { tree.drop($0) } }
    }
  ),
  ("touch", { tree, _ in send(tree, .began, 8) }),
  ("touch and lift", { tree, _ in for phase in [TouchPhase.began, .ended] { send(tree, phase, 9) } }),
  ("lift", { tree, _ in for phase in [TouchPhase.moved, .ended] { send(tree, phase, 1) } }),
  ("interrupt", { tree, _ in tree.dispatcher?.cancelAllTouches(at: tree.next()) }),
  ("let time pass", { tree, _ in tree.dispatcher?.advance(to: tree.next(1)) }),
  ("hover and turn a wheel", { tree, _ in point(tree) }),
  ("ignore interaction", { tree, _ in tree.dispatcher?.ignoresInteraction.toggle() }),
  ("spoil the geometry", { tree, _ in spoil(tree) }),
  ("search", { tree, _ in search(tree) }),
]

private func move(_ name: String, _ parent: String, _ tree: TreeScene) {
  guard let node = tree.node(name), let parent = tree.node(parent) else { return }
  node.removeFromParent()
  parent.add(node)
}

private func replaceDispatcher(_ tree: TreeScene, _ context: TouchContext?) {
  guard let context else { return }
  for name in ["dispatcher", "host", "presses"] { tree.named(name).map { tree.drop($0) } }
  let dispatcher = tree.keep("dispatcher", TouchDispatcher(context: context))
  tree.keep("context", context)
  dispatcher.roots = tree.roots
  tree.roots?.dispatcher = dispatcher
}

private func require(_ tree: TreeScene) {
  let all = tree.recognizers
  for (index, each) in all.enumerated() { each.require(toFail: all[(index + 1) % all.count]) }
}

private func send(_ tree: TreeScene, _ phase: TouchPhase, _ id: Int) {
  tree.dispatcher?.send([
    TouchSample(id: TouchID(id), phase: phase, location: Point(x: 45, y: 45), timestamp: tree.next())
  ])
}

private func point(_ tree: TreeScene) {
  tree.dispatcher?.sendHover(at: Point(x: 45, y: 45), timestamp: tree.next())
  tree.dispatcher?.sendScroll(
    ScrollMovement(location: Point(x: 45, y: 45), delta: Point(x: 0, y: 9), kind: .discrete, timestamp: tree.next()))
  tree.dispatcher?.endHover(at: tree.next())
}

private func spoil(_ tree: TreeScene) {
  for (index, node) in tree.nodes.enumerated() {
    if index % 2 == 0 {
      node.box = Rect(x: .nan, y: 0, width: .infinity, height: -1)
    } else {
      node.placement = AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: .nan, ty: 0)
    }
  }
}

private func search(_ tree: TreeScene) {
  for node in tree.nodes {
    _ = HitTesting.node(at: Point(x: 45, y: 45), in: node as any HitTestNode)
    _ = node.rootNode
    _ = node.isInside(tree.node("root") ?? node)
    _ = node.convert(.zero, toNode: tree.node("leaf"))
  }
}
