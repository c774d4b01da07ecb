import Glibc
import Touchstone

/// One program: a scene, a callback, one of its calls, and whose last reference is dropped there.
struct Combination {
  let scene: Int
  let isTree: Bool
  let isPlain: Bool
  let site: Int
  let number: Int
  let isAfter: Bool
  let role: Role

  var description: String {
    guard site >= 0 else { return "\(catalogue[scene].name) without a deed" }
    let kind = (isTree ? "tree" : "held") + (isPlain ? ", plain" : "")
    let call = (isAfter ? "after " : "") + "call \(number)"
    return "\(catalogue[scene].name) (\(kind)): \(name(ofSite: site)), \(call): drops the \(role.rawValue)"
  }

  /// What `Directed show` plays it by.
  var words: String { "\(scene) \(isTree) \(isPlain) \(site) \(number) \(isAfter) \(role.rawValue)" }

  enum End: Int32 {
    case counted = 0, notCalled, nothingToDrop, survived, unresponsive = 20
  }

  /// Plays it in this process; returns how it ended.
  func play() -> Int32 {
    scene_ = catalogue[scene].make(isTree, isPlain)
    scene_.build()
    var victim: ObjectIdentifier?
    weak var last: AnyObject?
    var isDropped = false
    world.arm(
      site: site, number: number, isAfter: isAfter, storesInDeinit: site >= 0 && name(ofSite: site).hasSuffix("deinit")
    ) { object in
      let objects = scene_.objects(for: role, around: object)
      guard let first = objects.first else { return }
      // Those that do not say so themselves are watched.
      if first is Hooked { victim = ObjectIdentifier(first) } else { last = first }
      isDropped = true
      for each in objects { scene_.drop(each) }
    }
    var isDead: Bool?
    for step in scene_.script {
      step()
      if isDropped, isDead == nil { isDead = victim.map { world.dead.contains($0) } ?? (last == nil) }
    }
    if let fault = Aftermath.fault() { return fault.rawValue }
    if !world.isDone { return End.notCalled.rawValue }
    if !isDropped { return End.nothingToDrop.rawValue }
    return (isDead == true ? End.counted : .survived).rawValue
  }
}

extension Combination {
  init?(_ words: [String]) {
    guard words.count == 7, let scene = Int(words[0]), let site = Int(words[3]), let number = Int(words[4]),
      let role = Role(rawValue: words[6])
    else { return nil }
    self.init(
      scene: scene, isTree: words[1] == "true", isPlain: words[2] == "true", site: site, number: number,
      isAfter: words[5] == "true", role: role)
  }
}

private var scene_: Scene {
  get { scene }
  set { scene = newValue }
}

/// What must hold after whatever happened: the engine still works, and so do the recognizers that are left.
enum Aftermath {
  static func fault() -> Combination.End? {
    let time = scene.next(1)
    scene.advance(to: time)
    if let dispatcher = scene.dispatcher {
      dispatcher.cancelAllTouches(at: scene.next())
      var rounds = 0
      while let deadline = dispatcher.nextDeadline, deadline < time + 60, rounds < 1000 {
        scene.advance(to: deadline)
        rounds += 1
      }
    }
    // Each recognizer that is left works in a window of its own.
    for name in scene.names {
      guard let tap = scene.named(name) as? TapGestureRecognizer, tap.isEnabled else { continue }
      if !works(tap) {
        say("\(name) ignores its touches, \(tap.state)")
        return .unresponsive
      }
    }
    if worksAnew() { return nil }
    say("nothing is delivered any more")
    return .unresponsive
  }

  static func say(_ text: String) { fputs(text + "\n", stderr) }

  private static func works(_ tap: TapGestureRecognizer) -> Bool {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    tap.node?.removeGestureRecognizer(tap)
    // What it waits for stays behind.
    tap.delegate = nil
    tap.allowedPressTypes = []
    view.addGestureRecognizer(tap)
    var actions = 0
    tap.addAction { _ in actions += 1 }
    var time = 1.0
    // What programs called out of place may spoil the first attempt.
    for attempt in 0..<3 {
      if attempt == 1 { actions = 0 }
      for _ in 0..<tap.numberOfTapsRequired {
        for phase in [TouchPhase.began, .ended] {
          window.send([TouchSample(id: 1, phase: phase, location: Point(x: 50, y: 50), timestamp: time)])
          time += 0.05
        }
      }
      time += 1
      window.advance(to: time)
    }
    return actions == 2
  }

  /// Whether the application, or the dispatcher, that is left still delivers.
  private static func worksAnew() -> Bool {
    guard let window = scene.window, let application = scene.application, window.application === application else {
      return true
    }
    application.endIgnoringInteractionEvents()
    window.makeKeyAndVisible()
    let view = View(frame: Rect(x: 300, y: 300, width: 100, height: 100))
    window.isUserInteractionEnabled = true
    window.addSubview(view)
    window.bringSubviewToFront(view)
    let tap = TapGestureRecognizer()
    var actions = 0
    tap.addAction { _ in actions += 1 }
    view.addGestureRecognizer(tap)
    for phase in [TouchPhase.began, .ended] {
      application.send([TouchSample(id: 77, phase: phase, location: Point(x: 350, y: 350), timestamp: scene.next())])
    }
    scene.advance(to: scene.next(1))
    return actions == 1 && application.dispatcher.isIdle
  }
}
