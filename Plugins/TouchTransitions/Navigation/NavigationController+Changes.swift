import TouchScrollView
import TouchWindows

/// A change of a navigation controller's stack.
struct NavigationChange {
  let before: [ViewController]
  let after: [ViewController]
  let operation: NavigationController.Operation
  let isAnimated: Bool
  let appearance: AppearanceTransition

  /// What leaves the stack, the lowest first.
  var removed: [ViewController] { before.filter { old in !after.contains { $0 === old } } }
  /// What comes onto it.
  var added: [ViewController] { after.filter { new in !before.contains { $0 === new } } }
}

// How the stack changes.
extension NavigationController {
  /// Replaces the stack; returns what left it, `nil` where that is refused.
  final func change(to wanted: [ViewController], _ operation: Operation, animated: Bool, byGesture: Bool = false)
    -> [ViewController]?
  {
    let place = place
    if !byGesture {
      place?.note(
        .asks(StackRequest(controllers: wanted, present: stack, isAnimated: animated, isInCall: isInCalls)))
    }
    guard transition == nil, change == nil else {
      place?.report(.transitionRunning)
      return nil
    }
    var after: [ViewController] = []
    for controller in wanted {
      if after.contains(where: { $0 === controller }) || controller === self {
        place?.report(.alreadyOnTheStack)
      } else {
        after.append(controller)
      }
    }
    // A program may have taken out what it did not add.
    if let view = viewIfLoaded { install(in: view) }
    let (before, leaving, coming) = (stack, stack.last, after.last)
    guard after.count != before.count || zip(after, before).contains(where: { $0 !== $1 }) else { return nil }
    let made = NavigationChange(
      before: before, after: after, operation: operation, isAnimated: animated,
      appearance: AppearanceTransition(from: leaving, to: coming))
    guard leaving !== coming, viewIfLoaded?.window != nil, let leaving, let coming else {
      change = made
      changeAtOnce(made)
      return made.removed
    }
    begin(made, from: leaving, to: coming, byGesture: byGesture)
    return made.removed
  }

  /// Whether a change makes its first or last calls.
  private var isInCalls: Bool {
    guard let transition else { return change != nil }
    return transition.isInCalls
  }

  /// Changes what nobody sees, or what keeps the top one.
  private func changeAtOnce(_ made: NavigationChange) {
    adopt(made)
    let top = made.after.last
    if let old = made.before.last, old !== top {
      old.viewIfLoaded?.removeFromSuperview()
      made.appearance.finish()
    }
    // The views' calls come with their moves (XV-1).
    change = nil
    showTop()
    settle(made, completed: true)
  }

  private func begin(_ made: NavigationChange, from leaving: ViewController, to coming: ViewController, byGesture: Bool)
  {
    guard let view = viewIfLoaded else { return }
    container.frame = view.bounds
    change = made
    let animator =
      made.isAnimated
      ? delegate?.navigationController(self, animationControllerFor: made.operation, from: leaving, to: coming) : nil
    let interaction = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let isInteractive = animator == nil ? byGesture : interaction?.wantsInteractiveStart ?? false
    let begun = Transition(
      made.operation == .pop ? .pop : .push, from: leaving, to: coming, in: container, of: self, view,
      animated: made.isAnimated, interactive: isInteractive, interaction: interaction)
    if let animator {
      begun.animation = .program(animator, duration: begun.place.duration(of: animator, in: begun))
    } else if made.isAnimated {
      begun.animation = .own(distance: container.bounds.width)
      begun.isOwnInterruptible = made.operation == .pop && view.profileContains(.interruptibleBack)
    }
    // What was asked may have removed the view.
    guard change?.appearance === made.appearance else { return }
    transition = begun
    begun.start()
  }

  /// Takes the new controllers in and says goodbye to the old ones.
  private func adopt(_ made: NavigationChange) {
    stack = made.after
    for controller in made.added {
      // One that is just leaving comes back.
      if controller.parent === self { controller.willMove(toParent: self) } else { addChild(controller) }
    }
    for controller in made.removed { controller.willMove(toParent: nil) }
  }

  /// Ends what ``adopt(_:)`` began.
  private func settle(_ made: NavigationChange, completed: Bool) {
    for controller in completed ? made.removed : made.added
    where controller.parent === self && !stack.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in completed ? made.added : made.removed where controller.parent === self {
      controller.didMove(toParent: self)
    }
  }

  /// Lets the view of the top controller fill the container.
  final func showTop() {
    guard let view = viewIfLoaded else { return }
    container.frame = view.bounds
    guard let top = stack.last, top.parent === self, let shown = top.view else { return }
    shown.frame = container.bounds
    if shown.superview !== container { container.addSubview(shown) }
  }

  /// Adds what controllers are shown in, and the gestures, to the view.
  final func install(in view: View) {
    guard container.superview !== view else { return }
    container.frame = view.bounds
    let isNew = !view.attachedGestureRecognizers.contains(link.edgeSwipe)
    view.insertSubview(container, at: 0)
    guard isNew else { return showTop() }
    let added = view.attachedGestureRecognizers
    for pop in link.recognizers { view.addGestureRecognizer(pop) }
    // What the program has added comes first (IT-11).
    view.attachedGestureRecognizers = link.recognizers + added
    showTop()
  }

  /// Where it takes place.
  final var place: TransitionPlace? { viewIfLoaded.map { TransitionPlace($0) } }
}

extension NavigationController: TransitionOwner {
  var appearance: AppearanceTransition? { change?.appearance }

  func transitionBegins(_ transition: Transition) {
    guard let made = change else { return }
    adopt(made)
    delegate?.navigationController(self, willShow: transition.to, animated: made.isAnimated)
    if container.window != nil {
      made.appearance.begin(animated: made.isAnimated, inside: self, isDriven: transition.initiallyInteractive)
    }
    for controller in [transition.from, transition.to] where controller.parent === self {
      guard let view = controller.view else { continue }
      view.frame = container.bounds
      guard view.superview !== container else { continue }
      container.insertSubview(view, at: made.operation == .pop ? 0 : container.subviews.count)
    }
    made.appearance.cancelTouches()
    if case .own = transition.animation { show(0, of: transition) }
  }

  func transitionEnds(_ transition: Transition, completed: Bool, over: () -> Void) {
    guard let made = change else { return }
    let gone = completed ? transition.from : transition.to
    if !completed { stack = made.before }
    let release = { [self] in
      change = nil
      self.transition = nil
      drive = nil
      over()
    }
    if completed {
      gone.viewIfLoaded?.removeFromSuperview()
      showTop()
      made.appearance.finish(beforeLast: release)
    } else {
      made.appearance.cancel(
        betweenCalls: { [self] in
          gone.viewIfLoaded?.removeFromSuperview()
          showTop()
        }, beforeLast: release)
    }
    settle(made, completed: completed)
    if completed { delegate?.navigationController(self, didShow: transition.to, animated: made.isAnimated) }
  }

  func show(_ share: Double, of transition: Transition) {
    let upper = transition.kind == .pop ? transition.from : transition.to
    guard let view = upper.viewIfLoaded, view.superview === container else { return }
    let area = container.bounds
    let way = (transition.kind == .pop ? share : 1 - share) * area.width * popDirection
    view.frame = Rect(x: area.minX + way, y: area.minY, width: area.width, height: area.height)
  }

  func frame(of controller: ViewController, atEnd: Bool) -> Rect {
    (controller === transition?.to) == atEnd ? container.bounds : .zero
  }

  /// 1 where a pop goes to the right, −1 where it goes to the left.
  final var popDirection: Double {
    viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }
}
