import Touchstone

/// An answer that is wrong: the member, what it says, and how to make it from what is right and from who is asked.
struct Lie {
  let member: String
  let name: String
  let answer: (TreeScene, Any, AnyObject) -> Any?
}

private let stranger = HookNode(Rect(x: 0, y: 0, width: 400, height: 400))
private func fresh() -> HookNode { HookNode(Rect(x: 0, y: 0, width: 400, height: 400)) }

/// Nodes that are not what was asked for.
private func nodes<Answer>(_ member: String, orNone: Bool = true, _ convert: @escaping (AnyNode?) -> Answer) -> [Lie] {
  let some: [(String, (TreeScene, AnyObject) -> AnyNode?)] = [
    ("itself", { _, asked in asked as? AnyNode }), ("the leaf", { tree, _ in tree.node("leaf") }),
    ("the root", { tree, _ in tree.node("root") }), ("a stranger", { _, _ in stranger }),
    ("a new one each time", { _, _ in fresh() }),
  ]
  let lies = some.map { name, find in
    Lie(member: member, name: name) { tree, _, asked in
      guard let node = find(tree, asked) else { return nil }
      return convert(node)
    }
  }
  return lies + (orNone ? [Lie(member: member, name: "none") { _, _, _ in convert(nil) }] : [])
}

private func values(_ member: String, _ all: [(String, Any)]) -> [Lie] {
  all.map { name, value in Lie(member: member, name: name) { _, _, _ in value } }
}

private func opposite(_ member: String) -> Lie {
  Lie(member: member, name: "the opposite") { _, honest, _ in (honest as? Bool).map { !$0 } }
}

/// The answers that are wrong.
let lies: [Lie] =
  nodes("TouchNode.parentNode") { $0 as (any TouchNode)? }
  + nodes("HitTestNode.nodeParent") { $0 as (any HitTestNode)? }
  + nodes("TouchResponder.nextResponder") { $0 as (any TouchResponder)? }
  + nodes("TouchNode.rootNode", orNone: false) { ($0 ?? stranger) as any TouchNode }
  + nodes("HitTestNode.nodeRoot", orNone: false) { ($0 ?? stranger) as any HitTestNode }
  + nodes("HitTestNode.childNode(at:)", orNone: false) { ($0 ?? stranger) as any HitTestNode }
  + nodes("TouchNode.touchNode(for:)") { $0 as (any TouchNode)? }
  + nodes("TouchResponder.responderNode") { $0 as (any TouchNode)? }
  + values("HitTestNode.childNodeCount", [("-1", -1), ("0", 0), ("1,000", 1000), ("the least", Int.min)])
  + [Lie(member: "HitTestNode.childNodeCount", name: "one more") { _, honest, _ in (honest as? Int).map { $0 + 1 } }]
  + values(
    "HitTestNode.nodeBounds",
    [
      ("not a number", Rect(x: .nan, y: 0, width: 1, height: 1)), ("empty", Rect.zero), ("null", Rect.null),
      ("infinite", Rect(x: -.infinity, y: 0, width: .infinity, height: .infinity)),
      ("huge", Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)),
      ("negative", Rect(x: 0, y: 0, width: -10, height: -10)),
    ])
  + values(
    "HitTestNode.nodePlacement",
    [
      ("not a number", AffineTransform(translationX: .nan, y: 0)), ("flat", AffineTransform(scaleX: 0, y: 1)),
      ("infinite", AffineTransform(scaleX: .infinity, y: 1)), ("huge", AffineTransform(scaleX: 1e300, y: 1e300)),
    ])
  + [
    Lie(member: "HitTestNode.nodePlacement", name: "turning") { tree, _, _ in
      AffineTransform(rotationAngle: tree.next(0))
    },
    opposite("HitTestNode.nodeContains(_:with:)"), opposite("HitTestNode.isNodeInside(_:)"),
    opposite("TouchNode.isChild(_:inFrontOf:)"), opposite("TouchNode.gestureRecognizerShouldBegin(_:)"),
    opposite("TouchResponder.ownsTouches"), opposite("TouchResponder.passesEverythingOn"),
    opposite("TouchRoots.isInFront(_:of:)"), opposite("ContentTouchHolding.keepsContentTouch(_:with:)"),
    opposite("ContentTouchHolding.contentTouchesShouldBegin(_:with:in:)"),
  ]
  + values(
    "HitTestNode.touchRefusal",
    [
      ("hidden", TouchRefusal.hidden as TouchRefusal? as Any),
      ("animating", TouchRefusal.animating as TouchRefusal? as Any),
    ])
  + values(
    "HitTestNode.hitTestNode(_:with:)",
    [
      ("outside", HitTestAnswer.outside), ("descend", HitTestAnswer.descend),
      ("a stranger", HitTestAnswer.found(stranger)),
    ])
  + values(
    "HitTestNode.hitTestChildren(_:below:with:)",
    [
      ("none", ChildHit.none), ("a stranger", ChildHit.found(stranger, by: stranger)),
      ("into a stranger", ChildHit.descend(stranger, at: .zero)),
    ])
  + [
    Lie(member: "HitTestNode.hitTestChildren(_:below:with:)", name: "into itself") { _, _, asked in
      (asked as? AnyNode).map { ChildHit.descend($0, at: Point(x: 45, y: 45)) }
    },
    Lie(member: "HitTestNode.hitTestNode(_:with:)", name: "the root") { tree, _, _ in
      tree.node("root").map { HitTestAnswer.found($0) }
    },
    Lie(member: "TouchNode.attachedGestureRecognizers", name: "none") { _, _, _ in [any GestureRecognizing]() },
    Lie(member: "TouchNode.attachedGestureRecognizers", name: "twice") { _, honest, _ in
      (honest as? [any GestureRecognizing]).map { $0 + $0 }
    },
    Lie(member: "TouchNode.attachedGestureRecognizers", name: "everyone's") { tree, _, _ in
      tree.recognizers as [any GestureRecognizing]
    },
    Lie(member: "TouchNode.attachedGestureRecognizers", name: "new ones") { _, _, _ in
      [TapGestureRecognizer()] as [any GestureRecognizing]
    },
    Lie(member: "TouchNode.contentTouchHolder", name: "a new one") { _, _, _ in
      HookHolder() as (any ContentTouchHolding)?
    },
    Lie(member: "HitTestNode.hitTestChooser", name: "a new one") { _, _, _ in HookChooser() as (any HitTestChooser)? },
    Lie(member: "HitTestNode.childBoxes", name: "empty boxes") { _, _, _ in ChildBoxes() as ChildBoxes? },
    Lie(member: "TouchNode.touchContext", name: "a new one") { _, _, _ in
      TouchContext(registry: .standard) as TouchContext?
    },
    Lie(member: "TouchNode.touchContext", name: "none") { _, _, _ in nil as TouchContext? as Any },
    Lie(member: "TouchNode.nodeLink", name: "of a stranger") { _, _, _ in NodeLink(stranger) as NodeLink? },
    Lie(member: "TouchNode.nodeLink", name: "a new one") { _, _, asked in
      (asked as? AnyNode).map { NodeLink($0) } as NodeLink? as Any
    },
    Lie(member: "TouchNode.touchPolicy", name: "all") { _, _, _ in TouchPolicy(rawValue: 255) },
    Lie(member: "TouchNode.touchPolicy", name: "nothing") { _, _, _ in TouchPolicy() },
    Lie(member: "TouchRoots.hitTest(_:with:)", name: "none") { _, _, _ in
      nil as (root: any TouchNode, node: any TouchNode)? as Any
    },
    Lie(member: "TouchRoots.hitTest(_:with:)", name: "a stranger") { _, _, _ in
      (root: stranger, node: stranger) as (root: any TouchNode, node: any TouchNode)? as Any
    },
    Lie(member: "TouchRoots.safeArea(of:)", name: "not a number") { _, _, _ in
      Rect(x: .nan, y: .nan, width: .nan, height: .nan) as Rect? as Any
    },
  ]
  + values(
    "ContentTouchHolding.contentTouchDecision(for:with:)",
    [
      ("never", ContentTouchDecision.never), ("pass", ContentTouchDecision.pass),
      ("deliver", ContentTouchDecision.deliver),
      ("until no number", ContentTouchDecision.hold(until: .nan)),
      ("until infinity", ContentTouchDecision.hold(until: .infinity)),
      ("until the past", ContentTouchDecision.hold(until: -1)),
    ])
  + [
    Lie(member: "HitTestChooser.chooseNode(at:with:search:)", name: "none") { _, _, _ in
      nil as (any HitTestNode)? as Any
    },
    Lie(member: "HitTestChooser.chooseNode(at:with:search:)", name: "a stranger") { _, _, _ in
      stranger as (any HitTestNode)? as Any
    },
  ]
