import Touchstone

/// A scroll view in another one, with content that zooms and a refresh control.
class ScrollScene: WindowScene {
  override func makeSubject(_ frame: Rect) -> View {
    let scroll = HookScrollView(
      frame: frame, pan: HookScrollPanGestureRecognizer(), pinch: HookScrollPinchGestureRecognizer())
    scroll.contentSize = Size(width: 300, height: 900)
    return scroll
  }

  override func furnish(_ subject: View) {
    guard let scroll = subject as? ScrollView else { return }
    let delegate = keep("delegate", HookScrollDelegate())
    scroll.delegate = delegate
    scroll.maximumZoomScale = 3
    let refresh = HookRefreshControl()
    refresh.addAction(for: .valueChanged) { [weak refresh] _ in
      world.enter(closure("RefreshControl.setRefreshHandler(_:)"), refresh)
    }
    scroll.refreshControl = keep("refresh", refresh, inTree: true)
    let tap = keep("tap", HookTapGestureRecognizer(), inTree: true)
    scroll.addGestureRecognizer(tap)
    _ = keep("pan", scroll.panGestureRecognizer, inTree: true)
    _ = scroll.pinchGestureRecognizer.map { keep("pinch", $0, inTree: true) }
    let button = keep("button", HookButton(frame: Rect(x: 100, y: 20, width: 60, height: 40)), inTree: true)
    scroll.addSubview(button)
  }

  override var recognizerNames: [String] { ["tap", "pan", "pinch"] }

  override func restore() {
    (view("subject") as? ScrollView)?.isScrollEnabled = true
    super.restore()
  }

  func scrollAll() {
    drag(60, 180, to: 60, 60)
    frames(4, of: 0.1)
    touch(.began, 60, 100, after: 0.01)
    touch(.ended, 60, 100)
    frames(4, of: 0.5)
    step { [unowned self] in (view("subject") as? ScrollView)?.setContentOffset(Point(x: 0, y: 300), animated: true) }
    frames(4, of: 0.1)
    step { [unowned self] in _ = (view("subject") as? ScrollView)?.scrollToTop() }
    frames(4, of: 0.2)
    step { [unowned self] in (view("subject") as? ScrollView)?.setContentOffset(.zero, animated: false) }
    drag(60, 30, to: 60, 210, steps: 8)
    frames(3, of: 0.3)
    step { [unowned self] in (view("subject") as? ScrollView)?.refreshControl?.endRefreshing() }
    frames(3, of: 0.3)
    tap(150, 60)
    touch(.began, 150, 60, after: 0.6)
    frames(2, of: 0.2)
    touch(.moved, 150, 30)
    touch(.moved, 150, 120)
    touch(.ended, 150, 120)
    frames(3, of: 0.3)
    pinch(100, 100)
    frames(3, of: 0.3)
    step { [unowned self] in (view("subject") as? ScrollView)?.setZoomScale(1, animated: true) }
    frames(3, of: 0.3)
    wheel(-30, 60, 60)
    wheel(-30, 60, 60)
    trackpad(-20, 60, 60)
    frames(3, of: 0.3)
    touch(.began, 60, 180, after: 0.6)
    touch(.moved, 60, 120)
    interrupt()
    step { [unowned self] in (view("subject") as? ScrollView)?.contentInset.top = 10 }
    step { [unowned self] in (view("subject") as? ScrollView)?.isPagingEnabled = true }
    for _ in 0..<2 {
      drag(60, 180, to: 60, 120)
      frames(1)
    }
    frames(3, of: 0.3)
    step { [unowned self] in (view("subject") as? ScrollView)?.becomeFirstResponder() }
    key(.keyboardDownArrow, "")
    press(.downArrow)
    press(.pageDown, ends: false)
    frames(3, of: 0.3)
  }

  override func build() {
    super.build()
    scrollAll()
    upkeep()
    catchEvents()
    callDirectly(["refresh", "refresher", "content", "pan", "pinch", "content pan", "subject"])
    step { [unowned self] in restore() }
    for name in ["pan", "pinch", "refresh", "button"] { step { [unowned self] in named(name).map { drop($0) } } }
    removal()
  }
}

/// A pan of scrolled content that is the program's own, and a refresh control of its own.
final class ContentScene: ScrollScene {
  override func furnish(_ subject: View) {
    super.furnish(subject)
    guard let scroll = subject as? ScrollView else { return }
    let refresher = keep("refresher", HookRefresher(frame: Rect(x: 0, y: 0, width: 200, height: 60)), inTree: true)
    scroll.refreshControl = refresher
    refresher.setRefreshHandler { world.enter(closure("RefreshControlling.setRefreshHandler(_:)"), nil) }
    let content = keep("content", HookPanContent())
    let pan = keep("content pan", HookScrollPanGestureRecognizer(), inTree: true)
    pan.panContent = content
    for recognizer in pan.scrollRecognizers { view("sibling")?.addGestureRecognizer(recognizer) }
    view("sibling")?.addGestureRecognizer(pan)
  }

  override func scrollAll() {
    drag(240, 30, to: 240, 70)
    drag(240, 30, to: 240, 70)
    tap(240, 40)
    super.scrollAll()
  }
}
