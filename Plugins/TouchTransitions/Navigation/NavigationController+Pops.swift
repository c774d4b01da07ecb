import TouchPan
import TouchScrollView
import TouchWindows

/// A finger that drives a pop: one of the two gestures (IT-9).
struct PopDrive {
  let pan: PanGestureRecognizer
  let transition: Transition
  /// The way that was shown when it took the pop over, in points.
  let base: Double
  /// The way in the pop's direction, in points, that was shown last; `nil` before the first.
  var way: Double?
}

// A finger that pulls the top controller back.
extension NavigationController {
  /// Why a pop gesture may not begin now; `nil` when it may (IT-8).
  final var popRefusal: PopRefusal? {
    if let transition {
      // A finger takes over what it can (IT-13).
      return transition.kind == .pop && transition.isInterruptible && drive == nil ? nil : .transitionRuns
    }
    if stack.count < 2 { return .oneController }
    if isNavigationBarHidden { return .hiddenBar }
    guard let item = topViewController?.navigationItem else { return nil }
    if item.hidesBackButton { return .hiddenBackButton }
    return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton ? nil : .leftItem
  }

  /// Pops under a finger, or takes a pop over (IT-9, IT-13).
  final func beginPop(_ pan: PanGestureRecognizer) {
    if let transition {
      guard transition.kind == .pop, transition.isInterruptible, drive == nil else {
        transition.report(.transitionRunning)
        return
      }
      transition.pause()
      guard self.transition === transition, transition.isInteractive else { return }
      return follow(pan, transition, from: transition.share * container.bounds.width)
    }
    guard stack.count > 1 else {
      place?.report(.nothingToPop)
      return
    }
    _ = change(to: Array(stack.dropLast()), .pop, animated: true, byGesture: true)
    // With the program's animator alone the pop runs by itself.
    guard let transition, transition.isInteractive else { return }
    follow(pan, transition, from: 0)
  }

  private func follow(_ pan: PanGestureRecognizer, _ transition: Transition, from base: Double) {
    drive = PopDrive(pan: pan, transition: transition, base: base)
    guard pan.state.isActive else { return endPop(pan, isLift: false) }
    followPop(pan)
  }

  /// Shows the pop where the finger is.
  final func followPop(_ pan: PanGestureRecognizer) {
    guard let drive, drive.pan === pan, drive.transition.isInteractive else { return }
    let width = container.bounds.width
    let way = min(max(drive.base + pan.translation(in: viewIfLoaded).x * popDirection, 0), width)
    guard way != drive.way else { return }
    self.drive?.way = way
    drive.transition.follow(width > 0 ? way / width : 0)
  }

  /// Lets the pop go on or back, by the spring (IT-9).
  final func endPop(_ pan: PanGestureRecognizer, isLift: Bool) {
    guard drive?.pan === pan else { return }
    // A lift may come with a step of its own.
    if isLift { followPop(pan) }
    guard let drive, drive.pan === pan else { return }
    self.drive = nil
    let (transition, width) = (drive.transition, container.bounds.width)
    guard transition.isInteractive else { return }
    let way = transition.share * width
    let velocity = isLift ? pan.velocity(in: viewIfLoaded).x * popDirection : 0
    let completion = (viewIfLoaded?.window?.context.transitionSettings ?? TransitionSettings()).popCompletion
    let finishes = isLift && completion.finishes(way: way, of: width, velocity: velocity)
    let spring = SettlingSpring(from: finishes ? way - width : way, velocity: velocity)
    transition.release(to: finishes ? 1 : 0, by: .spring(spring, distance: width))
  }
}
