import Touchstone

/// The objects of a program, who holds them, and the script of what happens to them.
class Scene {
  /// Whether the tree alone holds what is in it, so that a parent takes its children along.
  let isTree: Bool
  /// Whether parents and siblings are of the package's own class, for which it takes shorter ways.
  let isPlain: Bool
  private(set) var names: [String] = []
  private var held: [String: AnyObject] = [:]
  private struct Loose { weak var object: AnyObject? }
  private var loose: [String: Loose] = [:]
  /// What happens, an event at a time.
  private(set) var script: [() -> Void] = []
  private var clock = 1.0

  init(isTree: Bool, isPlain: Bool) {
    (self.isTree, self.isPlain) = (isTree, isPlain)
  }

  /// Makes the objects.
  func build() {}

  // MARK: Who holds what

  @discardableResult func keep<Object>(_ name: String, _ object: Object, inTree: Bool = false) -> Object {
    let kept = object as AnyObject
    if !names.contains(name) { names.append(name) }
    // What stood there may run code as it goes: after the change.
    if isTree && inTree {
      let old = loose.updateValue(Loose(object: kept), forKey: name)
      withExtendedLifetime(old) {}
    } else {
      let old = held.updateValue(kept, forKey: name)
      withExtendedLifetime(old) {}
    }
    return object
  }

  func named(_ name: String) -> AnyObject? { held[name] ?? loose[name]?.object }
  func view(_ name: String) -> View? { named(name) as? View }
  var application: Application? { named("application") as? Application }
  var window: Window? { named("window") as? Window }
  var dispatcher: TouchDispatcher? {
    (named("dispatcher") as? TouchDispatcher) ?? application?.dispatcher ?? window?.dispatcher
  }
  var context: TouchContext? { (named("context") as? TouchContext) ?? application?.context ?? window?.context }

  func release(_ object: AnyObject) {
    for name in names where held[name] === object {
      let old = held.removeValue(forKey: name)
      withExtendedLifetime(old) {}
    }
  }

  /// Drops the last reference that the program has to an object.
  func drop(_ object: AnyObject) {
    switch object {
    case let window as Window: window.isHidden = true
    case let view as View:
      view.removeFromSuperview()
      if let list = view as? CollectionView, list.cells.isEmpty { list.dataSource = nil }
    case let recognizer as GestureRecognizer: recognizer.node?.removeGestureRecognizer(recognizer)
    case let controller as ViewController:
      controller.presentingViewController?.dismiss()
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
      for name in names {
        if let window = named(name) as? Window, window.rootViewController === controller {
          window.rootViewController = nil
        }
      }
    case let node as NodeState:
      node.removeFromParent()
      (named("roots") as? HookRoots)?.trees.removeAll { $0 === node }
      if let dispatcher = named("dispatcher") as? TouchDispatcher, dispatcher.root === node { dispatcher.root = nil }
    default: break
    }
    release(object)
  }

  // MARK: What happens

  func step(_ body: @escaping () -> Void) { script.append(body) }

  func next(_ seconds: Double = 0.01) -> Double {
    clock = max(clock, context?.now ?? clock) + seconds
    return clock
  }

  func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, id: Int = 1, after seconds: Double = 0.01) {
    step { [unowned self] in
      var sample = TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: next(seconds))
      if id == 9 {
        sample.type = .pencil
        sample.estimatedProperties = .force
        sample.estimatedPropertiesExpectingUpdates = .force
        sample.estimationUpdateIndex = 9
      }
      if let application {
        application.send([sample])
      } else if let window {
        window.send([sample])
      } else {
        dispatcher?.send([sample])
      }
    }
  }

  func tap(_ x: Double, _ y: Double, times: Int = 1, id: Int = 1) {
    for time in 0..<times {
      touch(.began, x, y, id: id, after: time == 0 ? 0.6 : 0.1)
      touch(.ended, x, y, id: id, after: 0.05)
    }
  }

  func drag(_ x: Double, _ y: Double, to endX: Double, _ endY: Double, id: Int = 1, steps: Int = 4, ends: Bool = true) {
    touch(.began, x, y, id: id, after: 0.6)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      touch(.moved, x + (endX - x) * share, y + (endY - y) * share, id: id)
    }
    if ends { touch(.ended, endX, endY, id: id) }
  }

  func pinch(_ x: Double, _ y: Double) {
    touch(.began, x - 10, y, id: 1, after: 0.6)
    touch(.began, x + 10, y, id: 2)
    for step in 1...4 {
      let distance = 10 + 8 * Double(step)
      touch(.moved, x - distance, y - distance / 2, id: 1)
      touch(.moved, x + distance, y + distance / 2, id: 2)
    }
    touch(.ended, x - 42, y - 21, id: 1)
    touch(.ended, x + 42, y + 21, id: 2)
  }

  func frames(_ count: Int, of seconds: Double = 1 / 60) {
    for _ in 0..<count { step { [unowned self] in advance(to: next(seconds)) } }
  }

  func advance(to time: Double) {
    if let application {
      application.advance(to: time)
    } else if let window {
      window.advance(to: time)
    } else {
      dispatcher?.advance(to: time)
    }
  }

  func hover(_ x: Double, _ y: Double) {
    step { [unowned self] in dispatcher?.sendHover(at: Point(x: x, y: y), timestamp: next()) }
  }

  func endHover() { step { [unowned self] in dispatcher?.endHover(at: next()) } }

  func wheel(_ delta: Double, _ x: Double, _ y: Double, _ kind: ScrollType = .discrete, _ phase: TouchPhase = .moved) {
    step { [unowned self] in
      dispatcher?.sendScroll(
        ScrollMovement(
          location: Point(x: x, y: y), delta: Point(x: 0, y: delta), kind: kind, phase: phase, timestamp: next()))
    }
  }

  func trackpad(_ delta: Double, _ x: Double, _ y: Double) {
    wheel(0, x, y, .continuous, .began)
    for _ in 0..<3 { wheel(delta, x, y, .continuous, .moved) }
    wheel(0, x, y, .continuous, .ended)
  }

  func press(_ type: Press.PressType, ends: Bool = true) {
    for phase in [Press.Phase.began, .changed, ends ? .ended : .cancelled] {
      step { [unowned self] in
        if let application {
          application.sendPress(type, phase, force: phase == .changed ? 0.5 : 1, at: next())
        } else {
          window?.sendPress(type, phase, at: next())
        }
      }
    }
  }

  func key(_ code: KeyboardHIDUsage, _ text: String, _ flags: KeyModifierFlags = []) {
    for phase in [Press.Phase.began, .ended] {
      step { [unowned self] in
        let key = Key(code, characters: text, charactersIgnoringModifiers: text, modifierFlags: flags)
        _ = application?.sendKey(key, phase, at: next())
      }
    }
  }

  func interrupt() {
    step { [unowned self] in
      if let application {
        application.cancelAllTouches(at: next())
      } else if let window {
        window.cancelAllTouches(at: next())
      } else {
        dispatcher?.cancelAllTouches(at: next())
      }
    }
  }

  /// Lets the program call each member of some objects itself; each call is an event.
  func callDirectly(_ names: [String]) {
    for name in names {
      step { [unowned self] in
        restore()
        calls = (named(name) as? Hooked)?.directCalls ?? []
        if !world.isDone, calls.isEmpty { Aftermath.say("nobody is left to call: \(name)") }
      }
      // As many as there may be: what is not there does nothing.
      for index in 0..<400 {
        step { [unowned self] in
          guard index < calls.count else { return }
          calls[index]()
        }
        if index % 10 == 9 { step { [unowned self] in restore() } }
      }
      step { [unowned self] in calls = [] }
    }
  }

  private var calls: [() -> Void] = []

  /// Puts back what direct calls took out.
  func restore() {}
}

/// The objects of the program that runs.
var scene: Scene!
