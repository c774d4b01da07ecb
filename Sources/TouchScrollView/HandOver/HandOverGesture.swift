public import TouchEvents

/// One gesture that moves scrollers: the chain, its policy, and what each took, from the begin of a drag to its end (NH-1).
///
/// The scroller whose recognizer began makes it, calls ``move(by:)`` with each step of the finger, and ``end(speed:latestCallback:)``
/// or ``cancel()``. The gesture asks all scrollers of the chain for their room, shares the step by ``HandOverShares`` and
/// calls each with its part. It retains no scroller.
public final class HandOverGesture {
  /// The policy, fixed for the gesture.
  public let policy: ScrollHandOver
  /// What the scrollers take along x, from the innermost on.
  public internal(set) var horizontal: HandOverShares
  /// What the scrollers take along y, from the innermost on.
  public internal(set) var vertical: HandOverShares
  /// A Boolean value that indicates whether the gesture is over.
  public internal(set) var isOver = false
  /// The scrollers from the innermost on, and how ways are converted for them.
  let links: [HandOverLink]
  let began: Int
  /// The scrollers of the step in progress; empty between steps.
  private var scrollers: [(any HandOverScroller)?] = []
  private var isThere: [Bool] = []
  /// Which of them were disabled or removed since, and stay out.
  private var hasLeft: [Bool]
  /// The links to move in the step in progress, and how many of them have been.
  private var order: [Int] = []
  private var moved = 0
  let visitor = HandOverVisitor()
  private var isMoving = false
  private let contextState: ContextState?

  /// Begins a gesture of a scroller.
  ///
  /// - Parameters:
  ///   - scroller: the one whose recognizer began.
  ///   - policy: the policy of this gesture; `nil` for that of the scroller or of the context.
  ///   - contents: of a sheet: the scrollers inside that can take the gesture, the innermost first (SH-3).
  ///   - showsBand: whether rests show as rubber bands; `false` for wheels.
  public init(
    of scroller: any HandOverScroller, policy: ScrollHandOver? = nil, contents: [any HandOverScroller] = [],
    showsBand: Bool = true
  ) {
    let node = scroller.handOverNode
    let context = node.rootNode.touchContext
    contextState = context?.state
    self.policy = policy ?? scroller.scrollHandOver ?? context?.scrollHandOver ?? .uikit
    let takesContents = self.policy != .latched && self.policy != .contain
    var chain = HandOverChain(node: node, context: context)
    if takesContents { for content in contents { chain.add(content) } }
    began = chain.links.count
    chain.add(scroller)
    chain.addScrollersAround(by: self.policy)
    links = chain.links
    hasLeft = Array(repeating: false, count: links.count)
    horizontal = HandOverShares(policy: self.policy, began: began, count: links.count)
    vertical = horizontal
    horizontal.showsBand = showsBand
    vertical.showsBand = showsBand
    scrollers.reserveCapacity(links.count)
    isThere.reserveCapacity(links.count)
    order.reserveCapacity(links.count)
    findRooms()
    for index in links.indices {
      horizontal.links[index].isOut = !canScroll(index, .horizontal)
      vertical.links[index].isOut = !canScroll(index, .vertical)
    }
    scrollers.removeAll(keepingCapacity: true)
    if let context { HandOverContext.of(context).begin(self) }
  }

  /// The scroller that began; `nil` once it died.
  public var beganNode: (any TouchNode)? { links[began].node.object }
  /// A Boolean value that indicates whether the one that began cannot scroll any more: its recognizer ends the gesture (NH-1).
  public var hasLostItsRange: Bool {
    guard !isOver, !isOut(began) else { return !isOver }
    // Also what the step in progress has changed.
    guard let scroller = beganNode.flatMap({ visitor.scroller(of: $0) }) else { return true }
    return scroller.handOverRoom(along: .horizontal, in: self) == nil
      && scroller.handOverRoom(along: .vertical, in: self) == nil
  }
  var isAlive: Bool { links[began].node.isSet }
  func contains(_ node: any TouchNode) -> Bool { links.contains { $0.node.object === node } }

  /// Returns whether a scroller is the one that began.
  public func isBegun(by scroller: any HandOverScroller) -> Bool { beganNode === scroller.handOverNode }

  /// Returns what a scroller has taken since the begin, in points of its coordinates, signed as the finger's way.
  public func share(of scroller: any HandOverScroller) -> Point {
    guard let index = index(of: scroller) else { return .zero }
    let factor = links[index].factor
    return Point(x: horizontal.links[index].share * factor.x, y: vertical.links[index].share * factor.y)
  }

  /// Forgets the rest that a scroller shows whose place code has changed; the scroller goes on from its present place.
  ///
  /// On an axis along which it cannot scroll any more the rest stays, for the next one to show (NH-1).
  public func forgetRest(of scroller: any HandOverScroller) {
    guard !isOver, let index = index(of: scroller) else { return }
    if scroller.handOverRoom(along: .horizontal, in: self) != nil { horizontal.forgetRest(shownBy: index) }
    if scroller.handOverRoom(along: .vertical, in: self) != nil { vertical.forgetRest(shownBy: index) }
  }

  /// Skips a scroller that did not begin from the next step on, whatever it says then.
  func drop(_ node: any TouchNode) {
    guard let index = links.firstIndex(where: { $0.node.object === node }), index != began else { return }
    hasLeft[index] = true
  }

  private func index(of scroller: any HandOverScroller) -> Int? {
    let node = scroller.handOverNode
    return links.firstIndex { $0.node.object === node }
  }

  // MARK: Steps

  /// Shares a step of the finger, in points and coordinates of the scroller that began; infinite and NaN steps are reported.
  ///
  /// Call it at each move, also where the finger stands still: links that left the tree or were disabled drop out then.
  public func move(by way: Point) {
    // A scroller that moves the gesture when it is asked or moved would do so without end.
    guard !isOver, !isMoving else { return }
    isMoving = true
    defer { isMoving = false }
    guard way.isFinite else { return report(.nonFiniteGeometry) }
    findRooms()
    dropOut()
    guard !isOver else { return }
    take(way)
    // Who is asked may have ended the gesture: nobody moves after that.
    guard !isOver else { return scrollers.removeAll(keepingCapacity: true) }
    collectOrder(startingWithX: way.x.magnitude > way.y.magnitude)
    applyShares()
    record(way)
    scrollers.removeAll(keepingCapacity: true)
  }

  /// Takes those out at the lift that were disabled, or lost their range, since the last step (NH-1).
  ///
  /// Where the one that began was removed or lost its own range, which ends the gesture, the others stay.
  func dropOutBeforeLift() {
    guard !isOver, !isMoving, let root = beganNode?.rootNode, root.touchContext != nil else { return }
    isMoving = true
    findRooms()
    if canScroll(began, .horizontal) || canScroll(began, .vertical) {
      dropOut()
      collectOrder(startingWithX: false)
      applyShares()
    }
    scrollers.removeAll(keepingCapacity: true)
    isMoving = false
  }

  private func take(_ way: Point) {
    guard policy == .custom else {
      horizontal.take(way.x)
      vertical.take(way.y)
      return
    }
    // Nothing is being changed while scrollers are asked, which may read the gesture.
    horizontal.start(way.x)
    while !isOver, let question = horizontal.nextQuestion() {
      horizontal.answer(ask(question, .horizontal), question)
    }
    vertical.start(way.y)
    while !isOver, let question = vertical.nextQuestion() {
      vertical.answer(ask(question, .vertical), question)
    }
  }

  private func ask(_ question: HandOverQuestion, _ axis: HandOverAxis) -> Double {
    let way = question.available
    let answer = scrollers[question.index]?.handOverShare(of: way, asked: question.moment, along: axis) ?? 0
    if answer.isNaN || answer * way < 0 || answer.magnitude > way.magnitude {
      report(.invalidArgument("a scroller took what it was not offered"))
    }
    return answer
  }

  /// Both axes' orders, that of the longer way first; each scroller moves once (NH-4).
  private func collectOrder(startingWithX: Bool) {
    order.removeAll(keepingCapacity: true)
    moved = 0
    for index in startingWithX ? horizontal.order : vertical.order { order.append(index) }
    for index in startingWithX ? vertical.order : horizontal.order where !order.contains(index) { order.append(index) }
  }

  func applyShares() {
    while moved < order.count {
      let index = order[moved]
      moved += 1
      let (x, y, factor) = (horizontal.links[index], vertical.links[index], links[index].factor)
      let way = Point(x: (x.step + x.band) * factor.x, y: (y.step + y.band) * factor.y)
      scrollers[index]?.takeHandOver(way, in: self)
    }
  }

  // MARK: Who is there

  /// Asks each scroller that is still in the chain for its room.
  private func findRooms() {
    findThoseInTree()
    scrollers.removeAll(keepingCapacity: true)
    for index in links.indices {
      let scroller = links[index].node.object.flatMap { visitor.scroller(of: $0) }
      scrollers.append(scroller)
      guard let scroller, isThere[index], !hasLeft[index], index == began || scroller.isHandOverEnabled else {
        isThere[index] = false
        continue
      }
      setRoom(scroller, index, .horizontal)
      setRoom(scroller, index, .vertical)
    }
  }

  private func setRoom(_ scroller: any HandOverScroller, _ index: Int, _ axis: HandOverAxis) {
    let factor = axis == .horizontal ? links[index].factor.x : links[index].factor.y
    let room = factor == 0 ? nil : scroller.handOverRoom(along: axis, in: self)
    if let room, !room.isValid { report(.invalidArgument("the room of a scroller must be a number of at least 0")) }
    let own = room?.cleaned.scaled(by: factor)
    if axis == .horizontal { horizontal.links[index].setRoom(own) } else { vertical.links[index].setRoom(own) }
  }

  private func canScroll(_ index: Int, _ axis: HandOverAxis) -> Bool {
    guard isThere[index] else { return false }
    return axis == .horizontal
      ? horizontal.links[index].scrolls && horizontal.links[began].scrolls
      : vertical.links[index].scrolls && vertical.links[began].scrolls
  }

  /// Finds which nodes are around the one that began, or in it where they are its contents.
  private func findThoseInTree() {
    isThere.removeAll(keepingCapacity: true)
    let first = beganNode
    for index in 0..<began {
      isThere.append(links[index].node.object.map { node in first.map { node.isInside($0) } ?? false } ?? false)
    }
    isThere.append(true)
    // Each is looked for from the one before it on, so that all of them cost one way up; one that is gone costs one more.
    var start = first?.parentNode
    for index in links.indices where index > began {
      var node = isOut(index) ? nil : start
      var walk = CycleGuard()
      while let current = node, walk.admits(current), links[index].node.object !== current { node = current.parentNode }
      let isFound = node != nil && links[index].node.object === node
      isThere.append(isFound)
      if isFound { start = node?.parentNode }
    }
  }

  /// Takes those out of the chain for good that left the tree, were disabled, or lost their range (NH-1).
  private func dropOut() {
    horizontal.beginStep()
    vertical.beginStep()
    for index in links.indices where !isOut(index) {
      let holdsX = !canScroll(index, .horizontal) && horizontal.remove(index)
      let holdsY = !canScroll(index, .vertical) && vertical.remove(index)
      guard isOut(index) else {
        if holdsX { horizontal.moveBack(index) }
        if holdsY { vertical.moveBack(index) }
        continue
      }
      guard index != began else { continue }
      scrollers[index]?.endHandOver(.left, of: self)
      if isOver { return }
    }
  }

  func isOut(_ index: Int) -> Bool { horizontal.links[index].isOut && vertical.links[index].isOut }

  // MARK: Reporting

  /// The context in which the gesture began, while that lives.
  var context: TouchContext? { contextState?.context }

  private func report(_ diagnostic: Diagnostic) { context?.report(diagnostic) }

  private func record(_ way: Point) {
    guard let context, let trace = context.trace, let first = beganNode else { return }
    for axis in HandOverAxis.allCases {
      let shares = axis == .horizontal ? horizontal : vertical
      guard (axis == .horizontal ? way.x : way.y) != 0 else { continue }
      for index in shares.order where shares.links[index].step != 0 {
        guard let node = links[index].node.object else { continue }
        let link = shares.links[index]
        let reason: HandOverEntry.Reason = (link.share - link.step) * link.step < 0 ? .givesBack : .order
        trace.record(
          .module(HandOverEntry(node, .took(link.step, of: link.offered, axis), reason, in: self, began: first)))
      }
      let holder = shares.holder.flatMap { links[$0].node.object }
      trace.record(
        .module(
          HandOverEntry(
            first, .rest(shares.restStep, axis), shares.restStep * shares.rest > 0 ? .nobody : .usedUp, holder: holder,
            in: self, began: first)))
    }
  }
}
