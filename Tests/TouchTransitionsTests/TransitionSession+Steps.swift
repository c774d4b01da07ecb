import TouchControls
import TouchScroll
import TouchSlider
import TouchTestSupport
import TouchTransitions
import TouchWindows

// What fingers and code do in a random session.
extension TransitionSession {
  func step() {
    actor = .code
    switch random.below(40) {
    case 0:
      stage.wait(time)
      stage.navigation.popViewController(animated: random.chance(0.8))
    case 1, 2:
      stage.wait(time)
      push(animated: random.chance(0.8))
    case 3: stage.navigation.popToRootViewController(animated: random.chance(0.8))
    case 4:
      let free = stage.pages.filter { $0.presentingViewController == nil }
      stage.navigation.setViewControllers(Array(free.shuffled(using: &random).prefix(3)), animated: random.chance(0.8))
    case 5, 6: drive { $0.update(random.number(in: -0.5...1.5)) }
    case 7: takeOver()
    case 8, 9: drive { if random.chance(0.5) { $0.finish() } else { $0.cancel() } }
    case 10: stage.window.cancelAllTouches(at: stage.now)
    case 11: pager.contentOffset = Point(x: Double(random.below(3)) * 400, y: 0)
    case 12: stage.navigation.isNavigationBarHidden = random.chance(0.2)
    case 13, 14: presentOrDismiss()
    case 15: animator.context?.completeTransition(random.chance(0.7))
    case 16...18: scroll()
    case 19...24: swipe()
    case 25...30: land()
    default: move()
    }
  }

  private func drive(_ call: (PercentDrivenInteractiveTransition) -> Void) {
    stage.wait(time)
    actor = .driver
    for one in [driver, overDriver] where random.chance(0.7) { call(one) }
    actor = .code
  }

  /// What drives lets go, and takes over again soon after (IT-4).
  private func takeOver() {
    drive { if random.chance(0.5) { $0.finish() } else { $0.cancel() } }
    time += Double(1 + random.below(8)) / 60
    drive { $0.pause() }
  }

  private func presentOrDismiss() {
    let page = stage.pages[random.below(stage.pages.count)]
    guard stage.pages.allSatisfy({ $0.presentingViewController == nil }), page.parent == nil else {
      return stage.navigation.dismiss(animated: random.chance(0.7))
    }
    page.modalPresentationStyle = random.chance(0.5) ? .fullScreen : .overFullScreen
    page.transitioningDelegate = random.chance(0.7) ? stage.delegate : nil
    stage.navigation.present(page, animated: true)
  }

  // MARK: Fingers

  private func land() {
    let id = 1 + random.below(2)
    guard let place = down.removeValue(forKey: id) else {
      let place = Point(x: random.chance(0.6) ? 4 : Double(random.below(400)), y: Double(random.below(800)))
      return began(place, id)
    }
    ended(place, id)
  }

  private func move() {
    let id = 1 + random.below(2)
    guard let place = down[id] else { return }
    moved(
      Point(
        x: min(max(place.x + Double(random.below(160) - 40), 0), 399),
        y: min(max(place.y + Double(random.below(41) - 20), 0), 799)), id)
  }

  private func began(_ place: Point, _ id: Int) {
    actor = .finger
    stage.wait(time)
    down[id] = place
    let isKept = stage.transition.map { $0.containerView.window != nil } ?? false
    late[id] = isKept ? place : nil
    stage.touch(time, .began, at: place, id: id)
    if isKept, stage.transition?.containerView.hitTest(place, with: nil) != nil { tally.add("IT-7") }
  }

  private func moved(_ place: Point, _ id: Int) {
    actor = .finger
    down[id] = place
    stage.touch(time, .moved, at: place, id: id)
  }

  private func ended(_ place: Point, _ id: Int) {
    actor = .finger
    down[id] = nil
    stage.touch(time, .ended, at: place, id: id)
  }

  /// One finger goes sideways: from the edge, in the content, in the pager, on the slider; code may pop before.
  private func swipe() {
    guard down.isEmpty else { return move() }
    if random.chance(0.2) {
      stage.wait(time)
      stage.navigation.popViewController(animated: true)
      time += 0.05
    }
    let place = [
      Point(x: 4, y: 450), Point(x: Double(60 + random.below(200)), y: 280), Point(x: 150, y: 100),
      Point(x: 20 + 360 * Double(slider.value), y: 240),
    ][random.below(4)]
    let wasAway = pager.contentOffset.x > 0
    began(place, 1)
    let count = 3 + random.below(8)
    let way = Double(10 + random.below(330)) / Double(count)
    for index in 1...count {
      time += 0.016
      moved(Point(x: min(place.x + way * Double(index), 399), y: place.y), 1)
      checkSwipe(wasAway, in: place)
    }
    guard random.chance(0.8), let last = down[1] else { return }
    time += random.chance(0.5) ? 0.008 : 0.2
    ended(last, 1)
  }

  /// A pager away from its edge and a slider keep their drags from the content's swipe.
  private func checkSwipe(_ wasAway: Bool, in place: Point) {
    let content = stage.navigation.interactiveContentPopGestureRecognizer
    let isContentPop = content?.state.isActive ?? false
    if pager.isDragging, wasAway, stage.window.context.settings.profile.contains(.contentPop) {
      tally.add("IT-10")
      if isContentPop { fault("the content's swipe and a pager inside go together") }
    }
    if slider.isTracking, slider.isTouchInside {
      tally.add("IT-11")
      if isContentPop { fault("the content's swipe takes a slider's drag") }
    }
  }

  /// One finger drags the inner list up and down; a pop by code may come in between (NH-2, IT-7).
  private func scroll() {
    guard down.isEmpty, stage.transition == nil, inner.window != nil, !stage.context.isAnimating else { return move() }
    let place = Point(x: 200, y: 550)
    guard stage.window.hitTest(place, with: nil) === inner else { return }
    inner.contentOffset.y = Double(random.below(Int(inner.contentSize.height) - 299))
    outer.contentOffset.y = 0
    began(place, 1)
    var y = place.y
    for index in 0...(3 + random.below(10)) {
      let way = index == 0 ? (random.chance(0.5) ? -1 : 1) * 14.0 : Double(random.below(161) - 80) / 4
      y += way
      time += 0.016
      moved(Point(x: place.x, y: y), 1)
      guard stage.transition == nil, inner.isDragging else { break }
      tally.add("NH-2")
      if random.chance(0.05) { stage.navigation.popViewController(animated: true) }
    }
    if let last = down[1] {
      time += 0.008
      ended(last, 1)
    }
  }
}
