import TouchPan
import TouchScroll
import TouchScrollView
import TouchViews
import TouchWindows

/// One drag, the scrollers around it, and on each axis the way that nobody took.
struct HandOverDrag {
  private(set) weak var began: View?
  private weak var pan: PanGestureRecognizer?
  /// Where the scrollers around the finger are looked for from.
  private weak var start: View?
  /// The policy; known as soon as there was a step.
  var policy: ScrollHandOver?
  /// Whether nothing but the finger has moved the scrollers so far.
  var isKnown = true
  private var before: [SeenScroller]
  private let beganIndex: Int
  private let base: Point
  private var refusals: Set<ObjectIdentifier> = []
  private var translation = Point.zero
  /// The finger's way in the samples of the event; `nil` where its recognizer counts in another way.
  private var sampled: Point?
  private var horizontal = Account()
  private var vertical = Account()

  /// What is summed on one axis, in points and coordinates of the one that began.
  fileprivate struct Account {
    /// The way that nobody took.
    var sum = 0.0
    /// How far the sum may be from 0: what it was when it last grew where it may, or less since.
    var (least, most) = (0.0, 0.0)
    /// Those that have moved.
    var takers: Set<Int> = []
    /// The only one that takes under `latched`.
    var taker: Int?
  }

  init?(of view: View, _ pan: PanGestureRecognizer) {
    let start = pan.fingers.first.flatMap { SeenScroller.innermost(at: $0.view) } ?? view
    guard let seen = SeenScroller.all(around: start, seenFrom: view),
      let index = seen.firstIndex(where: { $0.shape.id == ObjectIdentifier(view) })
    else { return nil }
    (began, self.pan, self.start, before, beganIndex) = (view, pan, start, seen, index)
    base = Point(x: seen[index].beyond(.horizontal), y: seen[index].beyond(.vertical))
    (horizontal, vertical) = (Account(startingAt: base.x), Account(startingAt: base.y))
    // What others show beyond their ends is not of this finger's way, and without a rubber band nor is its own.
    if seen[index].isBeyondWithoutBand { return nil }
    for (other, scroller) in seen.enumerated() where other != index {
      if scroller.beyond(.horizontal) != 0 || scroller.beyond(.vertical) != 0 { return nil }
    }
  }

  /// Whether its recognizer has begun and not ended.
  var isRunning: Bool { began != nil && pan?.state.isActive ?? false }

  func contains(_ view: View) -> Bool { before.contains { $0.shape.id == ObjectIdentifier(view) } }

  func shares(with other: HandOverDrag) -> Bool {
    before.contains { one in other.before.contains { $0.shape.id == one.shape.id } }
  }

  /// Takes note that a sheet may not be dismissed.
  mutating func refused(by view: View) { refusals.insert(ObjectIdentifier(view)) }

  private func look() -> [SeenScroller]? {
    guard let began, let start, began.window != nil,
      let now = SeenScroller.all(around: start, seenFrom: began), now.count == before.count,
      zip(now, before).allSatisfy({ $0.shape == $1.shape })
    else { return nil }
    return now
  }

  // MARK: Events

  /// Looks at the places before an event; something moved since the one before only if it moves by itself.
  mutating func beginEvent(_ touches: [Touch]) {
    guard isKnown, let now = look() else { return isKnown = false }
    for (one, other) in zip(now, before) where one.place != other.place {
      if one.shape.id == before[beganIndex].shape.id || one.beyond(.horizontal) != 0 || one.beyond(.vertical) != 0 {
        return isKnown = false
      }
    }
    before = now
    sampled = nil
    let scroll = began as? ScrollView
    guard let began, let pan, pan.fingers.count == 1, !touches.isEmpty,
      !(scroll?.isDirectionalLockEnabled ?? false)
    else { return }
    sampled = .zero
    for touch in touches where pan.fingers[0] === touch && touch.phase == .moved {
      sampled = touch.preciseLocation(in: began) - touch.precisePreviousLocation(in: began)
    }
  }

  /// Checks the places after an event; `lesser` are those that take less on purpose.
  mutating func check(_ lesser: Set<ObjectIdentifier>) -> [String] {
    guard isKnown, let began, let pan, let now = look() else {
      isKnown = false
      return []
    }
    let moved = pan.translation(in: began)
    var step = moved - translation
    // An axis that was refused, or has not gone beyond its slop, does not count (PA-3, PA-14).
    if let sampled, translation.x != 0 { step.x = sampled.x }
    if let sampled, translation.y != 0 { step.y = sampled.y }
    translation = moved
    let old = before
    before = now
    guard let policy else { return [] }
    if (old + now).contains(where: { $0.isStretchedOut && resists($0) }) { isKnown = false }
    guard isKnown else { return [] }
    let chain = chain(of: now, policy)
    return check(chain, old, now, policy, lesser, .horizontal, step.x, base.x, &horizontal)
      + check(chain, old, now, policy, lesser, .vertical, step.y, base.y, &vertical)
  }

  private func resists(_ seen: SeenScroller) -> Bool { seen.shape.isModal || refusals.contains(seen.shape.id) }

  /// The places of the scrollers that the policy lets take, from the innermost on (NH-1, NH-3).
  private func chain(of seen: [SeenScroller], _ policy: ScrollHandOver) -> [Int] {
    var chain: [Int] = []
    if seen[beganIndex].isSheet, policy != .latched, policy != .contain {
      chain += (0..<beganIndex).filter { seen[$0].shape.isFree && seen[$0].scrolls(.vertical) }
    }
    chain.append(beganIndex)
    guard policy != .contain else { return chain }
    for index in seen.indices where index > beganIndex {
      let shape = seen[index].shape
      if shape.policy == .contain { break }
      if policy == .uikit {
        if shape.isPaging, shape.isFree { chain.append(index) }
        break
      }
      if shape.isFree { chain.append(index) }
    }
    return chain
  }

  private func check(
    _ chain: [Int], _ old: [SeenScroller], _ new: [SeenScroller], _ policy: ScrollHandOver,
    _ lesser: Set<ObjectIdentifier>, _ axis: HandOverAxis, _ way: Double, _ base: Double, _ account: inout Account
  ) -> [String] {
    guard new[beganIndex].scrolls(axis) else { return [] }
    let chain = chain.filter { new[$0].scrolls(axis) }
    func place(_ seen: SeenScroller) -> Double {
      seen.place(axis, resists: resists(seen)).inside / seen.factor(axis)
    }
    // A sheet that flies is a function of time, which may have gone on since the event.
    let taken = chain.map { new[$0].isFlying ? 0 : place(new[$0]) - place(old[$0]) }
    for (index, part) in zip(chain, taken) where part.magnitude > 1e-6 { account.takers.insert(index) }
    let counted = policy == .custom ? Set(chain) : account.takers
    let pixels = 1e-6 + max(1, counted.reduce(0) { $0 + 1 / new[$1].factor(axis).magnitude })
    func room(_ index: Int, _ seen: [SeenScroller]) -> Double {
      seen[index].room(axis, toward: way, isBeginner: index == beganIndex)
    }
    if account.taker == nil, way != 0, policy == .latched {
      account.taker = chain.first { room($0, old) > 1e-6 } ?? beganIndex
    }
    let must = chain.filter { index in
      if lesser.contains(new[index].shape.id) || new[index].isFlying { return false }
      return policy == .custom ? index <= beganIndex : policy != .latched || index == account.taker
    }
    var faults: [String] = []
    let what = "\(policy), \(axis): \(taken) were taken of \(way)"
    for (index, part) in zip(chain, taken) where part * way < 0 {
      if part.magnitude > 1 / new[index].factor(axis).magnitude + 1e-6 { faults.append("\(what), one against it") }
    }
    let before = account.sum
    let total = taken.reduce(0, +)
    account.sum += way - total
    let sum = account.sum
    if before * way < 0, base == 0,
      total.magnitude > max(way.magnitude - before.magnitude, 0) + pixels
    {
      faults.append("\(what), while \(before) waited to be used up")
    }
    account.limit(mayGrow: must.allSatisfy { room($0, new) <= 1 } ? way : 0, base)
    if sum > account.most + pixels || sum < account.least - pixels {
      faults.append("\(what), so that \(sum) are nobody's, and somebody could move")
      (account.least, account.most) = (min(account.least, sum), max(account.most, sum))
    }
    guard base == 0 else { return faults }
    let bands = chain.filter { new[$0].place(axis, resists: false).band.magnitude > 1.5 }
    for index in bands {
      let (shown, factor) = (new[index].place(axis, resists: false).band, new[index].factor(axis))
      let whole = new[index].band(showing: sum * factor, axis)
      if bands.count > 1 || (shown - whole).magnitude > pixels * factor.magnitude + 1 {
        faults.append("\(what), \(bands.count) rubber bands, one of \(shown) instead of \(whole)")
      }
    }
    return faults
  }
}

extension HandOverDrag.Account {
  fileprivate init(startingAt base: Double) { (sum, least, most) = (base, min(base, 0), max(base, 0)) }

  /// Takes the limits along with a sum that may grow that way, or has become less.
  fileprivate mutating func limit(mayGrow way: Double, _ base: Double) {
    most = max(base, 0, way > 0 ? max(most, sum) : min(most, sum))
    least = min(base, 0, way < 0 ? min(least, sum) : max(least, sum))
  }
}
