import Touchstone

/// View controllers that show, present and replace each other.
final class ControllerScene: WindowScene {
  override func build() {
    super.build()
    let first = keep("controller", HookViewController())
    window?.rootViewController = first
    let child = keep("child controller", HookViewController())
    first.addChild(child)
    child.view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    first.view.addSubview(child.view)
    child.didMove(toParent: first)
    if let root = view("root") { child.view.addSubview(root) }
    for _ in 0..<2 {
      tap(60, 60)
      press(.select)
      step { [unowned self] in
        let shown = keep("presented", HookViewController())
        (named("controller") as? ViewController)?.present(shown) {
          world.enter(closure("ViewController.present(_:animated:completion:) completion"), nil)
        }
      }
      frames(2)
      tap(60, 60)
      step { [unowned self] in
        (named("controller") as? ViewController)?.dismiss {
          world.enter(closure("ViewController.dismiss(animated:completion:) completion"), nil)
        }
      }
      frames(2)
      step { [unowned self] in
        guard let controller = named("controller") as? ViewController,
          let child = named("child controller") as? ViewController
        else { return }
        let next = keep("next controller", HookViewController())
        controller.addChild(next)
        controller.transition(from: child, to: next, duration: 0.02) {
          world.enter(
            closure("ViewController.transition(from:to:duration:options:animations:completion:) animations"), nil)
        } completion: { _ in
          world.enter(
            closure("ViewController.transition(from:to:duration:options:animations:completion:) completion"), nil)
        }
      }
      frames(3)
      step { [unowned self] in
        guard let controller = named("controller") as? ViewController,
          let child = named("child controller") as? ViewController
        else { return }
        controller.addChild(child)
        controller.view.addSubview(child.view)
        (named("next controller") as? ViewController)?.removeFromParent()
      }
      step { [unowned self] in controller?.setNeedsUpdateOfPrefersPointerLocked() }
      step { [unowned self] in controller?.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
      step { [unowned self] in controller?.view.frame.size.width -= 10 }
      step { [unowned self] in window?.layoutIfNeeded() }
      step { [unowned self] in _ = controller?.becomeFirstResponder() }
      key(.keyboardR, "r", .command)
    }
    step { [unowned self] in window?.isHidden = true }
    step { [unowned self] in window?.makeKeyAndVisible() }
    catchEvents()
    callDirectly(["controller", "child controller"])
    for name in ["presented", "child controller", "controller", "next controller"] {
      touch(.began, 60, 60, after: 0.6)
      step { [unowned self] in named(name).map { drop($0) } }
      touch(.ended, 60, 60)
    }
    removal()
  }
}
