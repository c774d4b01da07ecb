import TouchScrollView
import TouchWindows

/// What a transition belongs to, and what makes the calls to its controllers.
protocol TransitionOwner: AnyObject {
  /// The calls to the two controllers.
  var appearance: AppearanceTransition? { get }
  /// Makes the first calls and puts the views into the container.
  func transitionBegins(_ transition: Transition)
  /// Makes the last calls; the transition is over for others before the last of them, by the closure (IT-2).
  func transitionEnds(_ transition: Transition, completed: Bool, over: () -> Void)
  /// Shows the own animator's state, from 0 to 1.
  func show(_ share: Double, of transition: Transition)
  /// Where the two views are, in the container.
  func frame(of controller: ViewController, atEnd: Bool) -> Rect
}

/// One transition from its start to its last call: context and coordinator in one object, and the only one that keeps its state.
///
/// The owner makes calls, the animator makes changes, what drives it calls ``updateInteractiveTransition(_:)`` and
/// ``release(to:by:)``; each of them asks here what is so.
final class Transition {
  /// How far it has come.
  enum State {
    /// It was asked for.
    case asked
    /// The first calls are made; what ends it in one of them waits for the others.
    case starting(end: Bool?)
    /// Something drives it, and it is so far.
    case interactive(Double)
    /// It goes to an end by itself.
    case moving(TransitionMotion)
    /// The last calls are made.
    case ending(Bool)
    /// It is over.
    case over(Bool)
  }

  /// What makes its changes.
  enum Animation {
    /// Nothing: it is over at once.
    case none
    /// The owner, by the spring over a distance in points.
    case own(distance: Double)
    /// The program's animator, with its duration in seconds.
    case program(any ViewControllerAnimatedTransitioning, duration: Double)
  }

  let kind: TransitionKind
  let from: ViewController
  let to: ViewController
  let container: TransitionContainerView
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var interaction: (any ViewControllerInteractiveTransitioning)?
  var animation = Animation.none
  var presentationStyle = ModalPresentationStyle.none
  /// Whether the owner's own animation can be taken over (IT-13).
  var isOwnInterruptible = false
  private(set) var state = State.asked
  private(set) var isCancelled = false
  private let owner: WeakTarget
  let place: TransitionPlace
  private(set) var interruptible: (any ViewImplicitlyAnimating)?
  private var held: [(Bool) -> Void] = []
  var alongside: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  var completions: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  var interactionHandlers: [(isOnce: Bool, call: (any ViewControllerTransitionCoordinatorContext) -> Void)] = []
  private var motions = 0
  private var isAnimating = false
  /// Whether something drives it, or has.
  private var wasDriven = false

  init(
    _ kind: TransitionKind, from: ViewController, to: ViewController, in container: TransitionContainerView,
    of owner: any TransitionOwner, _ node: View, animated: Bool, interactive: Bool,
    interaction: (any ViewControllerInteractiveTransitioning)? = nil
  ) {
    (self.kind, self.from, self.to, self.container) = (kind, from, to, container)
    (isAnimated, initiallyInteractive, self.interaction) = (animated, interactive, interaction)
    wasDriven = interactive
    self.owner = WeakTarget(owner)
    place = TransitionPlace(node, in: container)
  }

  var touchContext: TouchContext? { place.touchContext }
  var present: (any TransitionOwner)? {
    if let navigation = owner.object as? NavigationController { return navigation }
    return owner.object as? PresentationConductor
  }
  var now: Timestamp { touchContext?.now ?? 0 }

  /// Whether it takes place now.
  var isRunning: Bool {
    switch state {
    case .starting, .interactive, .moving: true
    case .asked, .ending, .over: false
    }
  }

  /// Whether it is shown at its end once it is over, as things are.
  private var headsForEnd: Bool {
    switch state {
    case .asked, .starting: !initiallyInteractive
    case .interactive: false
    case .moving(let motion): motion.end == 1
    case .ending(let isCompleted), .over(let isCompleted): isCompleted
    }
  }

  // MARK: The course

  /// Makes the first calls, and lets what drives or animates it begin (IT-1).
  func start() {
    guard case .asked = state else { return }
    state = .starting(end: nil)
    container.transition = self
    note(.start(kind, interactive: initiallyInteractive))
    present?.transitionBegins(self)
    let queued = alongside
    alongside = []
    for work in queued { work(self) }
    guard case .starting(let end) = state else { return }
    if initiallyInteractive { state = .interactive(0) } else { move(to: 1, from: 0, by: .byAnimator(duration: 0)) }
    if let end { return complete(end) }
    switch animation {
    case .none: complete(true)
    case .own(let distance):
      guard !initiallyInteractive else { return }
      move(to: 1, from: 0, by: .spring(SettlingSpring(from: -distance, velocity: 0), distance: distance))
    case .program(let animator, let duration):
      interruptible = animator.interruptibleAnimator(using: self)
      if initiallyInteractive, let interaction { return interaction.startInteractiveTransition(self) }
      (interaction as? PercentDrivenInteractiveTransition)?.adopt(self)
      let course =
        interruptible == nil
        ? TransitionMotion.Course.byAnimator(duration: duration) : .eased(duration: duration, .easeInOut)
      move(to: 1, from: 0, by: course)
      animate()
    }
  }

  /// Lets the program's animator make its changes; while the transition decides about the time it holds the ends of them.
  func animate() {
    guard isRunning, case .program(let animator, _) = animation else { return }
    if isInteractive || interruptible != nil {
      held += container.collectAnimations { animator.animateTransition(using: self) }
    } else {
      animator.animateTransition(using: self)
    }
  }

  /// Goes to an end by itself.
  private func move(to end: Double, from share: Double, by course: TransitionMotion.Course) {
    motions += 1
    let motion = TransitionMotion(number: motions, start: now, from: share, end: end, course: course)
    state = .moving(motion)
    stopClock()
    guard let context = touchContext else { return }
    if let deadline = motion.deadline { context.deadlines.schedule(self, at: deadline) }
    if case .byAnimator = course { return }
    isAnimating = true
    context.startAnimating(self)
  }

  /// Ends the interaction: goes to an end by itself (IT-3, IT-9).
  func release(to end: Double, by course: TransitionMotion.Course) {
    guard case .interactive(let share) = state else { return }
    isCancelled = end == 0
    note(end == 1 ? .finish : .cancel)
    guard case .interactive = state else { return }
    move(to: end, from: share, by: course)
    interactionChanged()
  }

  private func interactionChanged() {
    note(.interactive(isInteractive))
    let handlers = interactionHandlers
    interactionHandlers.removeAll { $0.isOnce }
    for handler in handlers { handler.call(self) }
  }

  /// What moved by itself has arrived: the program's animator learns it, or the transition is over (IT-3).
  private func arrive(_ motion: TransitionMotion) {
    stopClock()
    show(motion.end)
    let ends = held
    held = []
    for end in ends { end(true) }
    guard case .moving(let now) = state, now.number == motion.number else { return }
    switch animation {
    case .program: if interruptible != nil, ends.isEmpty { complete(motion.end == 1) }
    case .own, .none: complete(motion.end == 1)
    }
  }

  private func show(_ share: Double) {
    interruptible?.fractionComplete = share
    if case .own = animation { present?.show(share, of: self) }
    if wasDriven { present?.appearance?.follow(share) }
  }

  /// Ends it, for its animator or for itself.
  func complete(_ isCompleted: Bool) {
    guard isRunning else { return report(.completedTwice) }
    if case .starting(let end) = state {
      if end == nil { state = .starting(end: isCompleted) } else { report(.completedTwice) }
      return
    }
    stopClock()
    let wasInteractive = isInteractive
    held = []
    if !isCompleted { isCancelled = true }
    state = .ending(isCompleted)
    if wasInteractive { interactionChanged() }
    note(.completed(isCompleted))
    container.transition = nil
    (interaction as? PercentDrivenInteractiveTransition)?.leave(self)
    present?.transitionEnds(self, completed: isCompleted) { state = .over(isCompleted) }
    state = .over(isCompleted)
    if case .program(let animator, _) = animation { animator.animationEnded(isCompleted) }
    let work = completions
    completions = []
    for one in work { one(self) }
    // The program's objects may keep their context.
    (animation, interruptible, interaction, interactionHandlers) = (.none, nil, nil, [])
  }

  /// Ends it where it leads, since its views leave their window.
  func breakOff() { if isRunning { complete(headsForEnd) } }

  /// Lets go of what it retains, without any call, since its window is going.
  func release() {
    stopClock()
    state = .over(false)
    container.transition = nil
    (interaction as? PercentDrivenInteractiveTransition)?.leave(self)
    (held, alongside, completions) = ([], [], [])
    (animation, interruptible, interaction, interactionHandlers) = (.none, nil, nil, [])
  }

  private func stopClock() {
    guard let context = touchContext else { return }
    context.deadlines.cancelAll(of: self)
    guard isAnimating else { return }
    isAnimating = false
    context.stopAnimating(self)
  }

  // MARK: What others ask

  /// How far it is now, from 0 to 1.
  var share: Double {
    switch state {
    case .asked, .starting: 0
    case .interactive(let share): share
    case .moving(let motion): motion.share(at: now)
    case .ending(let isCompleted), .over(let isCompleted): isCompleted ? 1 : 0
    }
  }

  /// Follows what drives it; NaN counts as 0 (IT-3).
  func follow(_ share: Double) {
    guard case .interactive = state else { return report(.updateOutside) }
    let share = share.isNaN ? 0 : min(max(share, 0), 1)
    state = .interactive(share)
    note(.update(share))
    show(share)
  }

  /// Makes it interactive where it is shown (IT-4).
  func pause() {
    guard case .moving = state else { return }
    guard isInterruptible else { return report(.notInterruptible) }
    let share = share
    stopClock()
    (isCancelled, wasDriven) = (false, true)
    state = .interactive(share)
    interactionChanged()
  }

  func note(_ fact: @autoclosure () -> TransitionEntry.Fact) { place.note(fact()) }
  func report(_ mistake: TransitionMistake) { place.report(mistake) }
}

extension Transition: TouchAnimating, DeadlineHandler {
  func animate(to time: Timestamp) {
    guard case .moving(let motion) = state else { return stopClock() }
    if motion.isOver(at: time) { arrive(motion) } else { show(motion.share(at: time)) }
  }

  func deadlineReached(_ tag: Int, at time: Timestamp) { if case .moving(let motion) = state { arrive(motion) } }
}
