/// What the scrollers of a chain take of the steps of one gesture along one axis: the law of hand-over as a value (NH-2).
///
/// Each step is a function of the chain, the policy and the step: ``take(_:asking:)`` shares it among the links, whose
/// rooms the caller sets before. Ways are the finger's, in points and coordinates of the scroller that began. In every
/// step the way is the sum of the links' ``Link/step`` and of ``restStep``. Nothing is allocated after the begin.
///
/// ```swift
/// var shares = HandOverShares(policy: .chain, began: 0, count: 2)
/// shares.links[0].room = HandOverRoom(smaller: 150, larger: 4, bounces: true)
/// shares.links[1].room = HandOverRoom(smaller: 0, larger: 800, bounces: true)
/// shares.take(-10)
/// print(shares.links[0].step, shares.links[1].step, shares.restStep)  // Prints "-4.0 -6.0 0.0"
/// ```
public struct HandOverShares {
  /// One scroller of the chain on this axis.
  public struct Link {
    /// How far it can move before the step, in coordinates of the scroller that began.
    public var room = HandOverRoom(smaller: 0, larger: 0, bounces: false)
    /// A Boolean value that indicates whether it can scroll along the axis before the step.
    public var scrolls = true
    /// What it has taken since the begin, signed as the finger's way.
    public internal(set) var share = 0.0
    /// What it took of the latest step.
    public internal(set) var step = 0.0
    /// What it was offered of the latest step when it took first.
    public internal(set) var offered = 0.0
    /// By how much of the latest step the rest changed that it shows as its rubber band (NH-6).
    public internal(set) var band = 0.0
    /// A Boolean value that indicates whether it takes no more: it was removed, disabled or lost its range (NH-1).
    public internal(set) var isOut = false

    /// Creates the link of a scroller that has taken nothing.
    public init() {}

    mutating func setRoom(_ room: HandOverRoom?) {
      scrolls = room != nil
      self.room = room ?? HandOverRoom(smaller: 0, larger: 0, bounces: false)
    }
  }

  /// The scrollers from the innermost to the outermost.
  public var links: [Link]
  /// The place of the one that began; those before it are the contents of a sheet.
  public let began: Int
  /// The policy.
  public let policy: ScrollHandOver
  /// A Boolean value that indicates whether a rest shows as a rubber band; `false` for wheels.
  public var showsBand = true
  /// The way that nobody took since the begin and that was not used up on the way back (NH-6).
  public internal(set) var rest = 0.0
  /// What nobody took of the latest step; on the way back what was used up, with the sign of the way.
  public internal(set) var restStep = 0.0
  /// The link that shows the rest; `nil` when nobody does.
  public internal(set) var holder: Int?
  /// The only one that takes, once it is chosen (NH-3, `latched`).
  private var taker: Int?
  /// The links that moved in the latest step, in the order in which they move (NH-4).
  public private(set) var order: [Int] = []
  /// What is left of the step while scrollers are asked, and how many places of the order have had their turn.
  var asking: (left: Double, place: Int)?
  /// The one that moved last; `nil` before anybody moved (NH-8).
  public private(set) var last: Int?

  /// Ways shorter than this are what arithmetic leaves over, in points.
  static var tiny: Double { 1e-9 }

  /// Creates the shares of a chain in which nobody has taken anything.
  public init(policy: ScrollHandOver, began: Int, count: Int) {
    self.policy = policy
    self.began = began
    links = Array(repeating: Link(), count: count)
    order.reserveCapacity(count)
  }

  // MARK: Steps

  /// Begins a step: forgets what the one before moved.
  ///
  /// ``take(_:asking:)`` does so by itself; call this one first where a link leaves before the step.
  public mutating func beginStep() {
    for index in links.indices {
      links[index].step = 0
      links[index].offered = 0
      links[index].band = 0
    }
    restStep = 0
    order.removeAll(keepingCapacity: true)
    isStepBegun = true
  }
  private var isStepBegun = false

  /// Takes a link out of the chain for good, which keeps what it took; it loses its rubber band to the next one (NH-1).
  ///
  /// Call it after ``beginStep()``, with the rooms up to date.
  /// - Returns: whether it showed the rest.
  public mutating func remove(_ index: Int) -> Bool {
    guard !links[index].isOut else { return false }
    links[index].isOut = true
    guard holder == index else { return false }
    links[index].band -= rest
    holder = newHolder(toward: rest)
    showRest(changedBy: rest)
    return true
  }

  /// Forgets the rest that a link shows, which code has moved: it is part of its place now.
  public mutating func forgetRest(shownBy index: Int) {
    guard holder == index else { return }
    (holder, rest) = (nil, 0)
  }

  /// Shares a step of the finger, in points; `asking` answers the questions of ``ScrollHandOver/custom``.
  ///
  /// - Parameters:
  ///   - way: how far the finger went, down and right positive.
  ///   - asking: returns what the link at an index takes of a way, before or after the innermost one moves.
  public mutating func take(
    _ way: Double, asking: (_ index: Int, _ available: Double, HandOverMoment) -> Double = { _, _, _ in 0 }
  ) {
    start(way)
    while let next = nextQuestion() { answer(asking(next.index, next.available, next.moment), next) }
  }

  /// Shares a step, but for what depends on answers.
  mutating func start(_ way: Double) {
    if !isStepBegun { beginStep() }
    isStepBegun = false
    guard way.magnitude > Self.tiny, way.isFinite else { return }
    var left = way
    useUpRest(&left)
    switch policy {
    case .uikit, .chain, .contain: takeByNetWay(&left)
    case .latched:
      if taker == nil, left != 0 { taker = firstThatCanMove(toward: left) ?? began }
      if let taker { move(taker, &left) }
    case .expandFirst: takeByState(&left)
    case .custom:
      asking = (left, 0)
      return
    }
    if left != 0 { add(left) }
  }

  /// Gives back in the reverse order of taking until the net way is that of the begin, then takes in order (NH-5).
  private mutating func takeByNetWay(_ left: inout Double) {
    for place in links.indices.reversed() {
      let index = byNetWay(place)
      if links[index].share * left < 0 { move(index, &left, atMost: links[index].share.magnitude) }
    }
    for place in links.indices { move(byNetWay(place), &left) }
  }

  /// Toward larger the outermost first, toward smaller the innermost; the contents in the order of SH-15.
  private mutating func takeByState(_ left: inout Double) {
    if left < 0 {
      for place in links.indices.reversed() { move(towardSmaller(place), &left) }
    } else {
      for place in links.indices { move(towardSmaller(place), &left) }
    }
  }

  // MARK: Orders

  /// The order of taking by the net way: the one that began, its contents from the innermost on, then outward.
  private func byNetWay(_ place: Int) -> Int { place == 0 ? began : place <= began ? place - 1 : place }

  /// The order in which scrollers take toward smaller: the contents that took last first, then outward.
  func towardSmaller(_ place: Int) -> Int { place < began ? began - 1 - place : place }

  private func firstThatCanMove(toward way: Double) -> Int? {
    for place in links.indices {
      let index = byNetWay(place)
      if canMove(index, toward: way) { return index }
    }
    return nil
  }

  /// Returns whether a link is in the chain and not at its end in the direction of a way.
  public func canMove(_ index: Int, toward way: Double) -> Bool {
    !links[index].isOut && links[index].room.length(toward: way) > Self.tiny
  }

  /// Returns the link that comes after one in the policy's order for a glide in a direction; `nil` for none (NH-8).
  public func successor(of index: Int, toward way: Double) -> Int? {
    switch policy {
    case .chain:
      let place = index == began ? 0 : index < began ? index + 1 : index
      return place + 1 < links.count ? byNetWay(place + 1) : nil
    case .expandFirst:
      let place = index < began ? began - 1 - index : index
      let next = way < 0 ? place - 1 : place + 1
      return links.indices.contains(next) ? towardSmaller(next) : nil
    case .uikit, .latched, .custom, .contain: return nil
    }
  }

  // MARK: Moving

  mutating func move(_ index: Int, _ left: inout Double, atMost limit: Double = .infinity) {
    guard left != 0, !links[index].isOut else { return }
    let length = min(roomLeft(links[index], toward: left), limit, left.magnitude)
    guard length > Self.tiny else { return }
    let way = left < 0 ? -length : length
    if links[index].step == 0 { links[index].offered = left }
    links[index].step += way
    links[index].share += way
    if links[index].share.magnitude < Self.tiny { links[index].share = 0 }
    left -= way
    if left.magnitude < Self.tiny { left = 0 }
    note(index)
  }

  /// Returns how far a link can still move in this step; what it lets go of its rubber band is part of its room before it.
  private func roomLeft(_ link: Link, toward way: Double) -> Double {
    link.room.length(toward: way) - (link.step + link.band).magnitude
  }

  /// Lets a link that lost its rubber band move with those of the step, since it is still in the chain on the other axis.
  mutating func moveBack(_ index: Int) {
    order.removeAll { $0 == index }
    order.insert(index, at: 0)
  }

  private mutating func note(_ index: Int) {
    // One that gives back and then takes is moved once, with those that take; one that is asked twice, where it took first.
    let isAskedTwice = policy == .custom && order.contains(index)
    if !isAskedTwice {
      order.removeAll { $0 == index }
      order.append(index)
    }
    last = index
  }

  // MARK: The rest

  private mutating func useUpRest(_ left: inout Double) {
    guard rest * left < 0 else { return }
    let way = left < 0 ? -min(rest.magnitude, left.magnitude) : min(rest.magnitude, left.magnitude)
    left -= way
    if left.magnitude < Self.tiny { left = 0 }
    change(by: way)
    if rest == 0 { holder = nil }
  }

  mutating func add(_ way: Double) {
    if rest == 0 { holder = newHolder(toward: way) }
    change(by: way)
  }

  private mutating func change(by way: Double) {
    rest += way
    restStep += way
    if rest.magnitude < Self.tiny { rest = 0 }
    showRest(changedBy: way)
  }

  private mutating func showRest(changedBy way: Double) {
    guard let holder else { return }
    links[holder].band += way
    note(holder)
  }

  /// Returns who shows a rest that begins: the outermost that is at its end and bounces, or the one that takes alone (NH-6).
  private func newHolder(toward way: Double) -> Int? {
    guard showsBand else { return nil }
    switch policy {
    case .uikit where began == 0, .contain: return links[began].isOut || !links[began].room.bounces ? nil : began
    case .latched:
      guard let taker, !links[taker].isOut, links[taker].room.bounces else { return nil }
      return taker
    case .uikit, .chain, .expandFirst, .custom:
      return links.indices.last { index in
        let link = links[index]
        return !link.isOut && link.room.bounces && roomLeft(link, toward: way) <= Self.tiny
      }
    }
  }
}
