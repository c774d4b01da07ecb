import Touchstone

/// An object whose members report their calls.
protocol Hooked: AnyObject {
  /// A call of each member by the program, for what the library itself never calls.
  var directCalls: [() -> Void] { get }
}

/// What one process looks at: a callback, at which of its calls, and what is done then.
final class World {
  /// How often each site was called; sites are members and closures by number.
  private(set) var counts = [Int](repeating: 0, count: siteNames.count + closureNames.count)
  private var site = -1
  private var number = 0
  private var isAfter = false
  private var act: ((AnyObject?) -> Void)?
  /// Whether anything was done.
  private(set) var isDone = false
  private var isArmed = false
  /// The deinits that ran.
  private(set) var dead: [ObjectIdentifier] = []
  /// What a deinit stored of its surroundings.
  private var stored: [AnyObject?] = []
  private var storesInDeinit = false

  /// What programs that call members hand over.
  var event: TouchEvent?
  var touch: Touch?
  var press: Press?
  var pressesEvent: PressesEvent?
  var time = 0.0
  var touches: [Touch]? { touch.map { [$0] } }
  var presses: [Press]? { press.map { [$0] } }
  let movement = ScrollMovement(location: Point(x: 50, y: 50), delta: Point(x: 0, y: 5), kind: .discrete, timestamp: 0)

  /// An answer that is wrong: the site, from which call on, at which calls, and with what.
  private var lie: (site: Int, isTold: (Int) -> Bool, answer: (Any, AnyObject) -> Any?)?
  private var questions = 0

  func arm(
    site: Int = -1, number: Int = 1, isAfter: Bool = false, storesInDeinit: Bool = false,
    act: @escaping (AnyObject?) -> Void = { _ in }
  ) {
    (self.site, self.number, self.isAfter, self.act) = (site, number, isAfter, act)
    self.storesInDeinit = storesInDeinit
    isArmed = true
  }

  func lie(at site: Int, when isTold: @escaping (Int) -> Bool, answer: @escaping (Any, AnyObject) -> Any?) {
    lie = (site, isTold, answer)
    isArmed = true
  }

  func endLies() {
    lie = nil
    isArmed = false
  }

  func enter(_ site: Int, _ object: AnyObject?) {
    guard isArmed else { return }
    counts[site] += 1
    if site == self.site, !isAfter, counts[site] == number { perform(object) }
  }

  func leave(_ site: Int, _ object: AnyObject?) {
    guard isArmed, isAfter, site == self.site, counts[site] >= number, !isDone else { return }
    perform(object)
  }

  private func perform(_ object: AnyObject?) {
    guard !isDone, let act else { return }
    isDone = true
    self.act = nil
    act(object)
  }

  func deinitialize(_ site: Int, _ object: ObjectIdentifier, _ surroundings: () -> [AnyObject?]) {
    dead.append(object)
    guard isArmed else { return }
    if storesInDeinit, site == self.site { stored += surroundings() }
    enter(site, nil)
    leave(site, nil)
  }

  func answer<Answer>(_ site: Int, _ honest: @autoclosure () -> Answer, _ object: AnyObject) -> Answer {
    guard isArmed, let lie, lie.site == site else { return honest() }
    questions += 1
    guard lie.isTold(questions), let answer = lie.answer(honest(), object) as? Answer else { return honest() }
    isDone = true
    return answer
  }
}

let world = World()

/// The number of a closure among the sites; the closure must be in `closureNames`.
func closure(_ name: String) -> Int {
  guard let index = closureNames.firstIndex(of: name) else { fatalError("no closure of the name \(name)") }
  return siteNames.count + index
}

func name(ofSite site: Int) -> String {
  site < siteNames.count ? siteNames[site] : closureNames[site - siteNames.count]
}
