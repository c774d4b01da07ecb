import Testing
import TouchTesting
import Touchstone

/// Code of the program that lets go of what the engine is about to go on with (Decisions/0017).
///
/// What it would do to memory shows under the address sanitizer, see `Fuzzing/sanitize.sh`.
@Suite struct FreedMemoryTests {
  private static let box = Rect(x: 0, y: 0, width: 100, height: 100)
  private static let middle = Point(x: 50, y: 50)

  private static func sample(_ phase: TouchPhase, _ time: Double, x: Double = 50) -> TouchSample {
    TouchSample(id: 1, phase: phase, location: Point(x: x, y: 50), timestamp: time)
  }

  /// Runs a closure where a hit test asks it.
  private final class Asked: View {
    var act: (() -> Void)?
    var actsInside: (() -> Void)?
    override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
      act?()
      return act == nil ? super.hitTest(point, with: event) : nil
    }
    override func point(inside point: Point, with event: TouchEvent?) -> Bool {
      actsInside?()
      return false
    }
  }

  /// Runs a closure at the first record of a hit test.
  private final class Sink: TraceSink {
    var act: (() -> Void)?
    func record(_ record: TraceRecord) {
      guard case .refused = record, let act else { return }
      self.act = nil
      act()
    }
  }

  @Test(arguments: ["hitTest", "point(inside:)", "a trace"], [false, true])
  func `a search whose view is let go of where it asks ends in what is left (HT-13)`(place: String, bySamples: Bool) {
    let window = Window(frame: Self.box), asked = Asked(frame: Self.box), sink = Sink()
    var plain: View? = View(frame: Self.box)
    plain.map(window.addSubview)
    plain?.addSubview(View(frame: Self.box))
    plain?.addSubview(View(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    plain?.addSubview(asked)
    weak var gone: View?
    gone = plain
    let act = {
      plain?.removeFromSuperview()
      plain = nil
    }
    switch place {
    case "hitTest": asked.act = act
    case "point(inside:)": asked.actsInside = act
    default:
      sink.act = act
      window.context.trace = sink
    }

    let found = bySamples ? nil : window.hitTest(Self.middle, with: nil)
    if bySamples { for phase in [TouchPhase.began, .ended] { window.send([Self.sample(phase, 1)]) } }

    #expect(gone == nil)
    #expect(found?.window == nil || found === window)
    #expect(window.dispatcher.isIdle)
  }

  @Test func `a responder that goes as its touch is passed on may come back to the touch (RF-9)`() {
    /// Receives what is passed on, and goes with a call.
    final class Above: View {
      var end: (() -> Void)?
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {}
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
      deinit { end?() }
    }
    final class Touched: View {
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
    }
    let window = Window(frame: Self.box), touched = Touched(frame: Self.box)
    var (above, ends): (Above?, Int) = (Above(frame: Self.box), 0)
    above.map(window.addSubview)
    above?.addSubview(touched)
    above?.end = {
      ends += 1
      window.cancelAllTouches(at: 2)
      touched.removeFromSuperview()
    }

    window.send([Self.sample(.began, 1)])
    window.addSubview(touched)
    above?.removeFromSuperview()
    above = nil
    window.send([Self.sample(.moved, 1.1, x: 60)])
    window.send([Self.sample(.ended, 3)])

    #expect(ends == 1)
    #expect(window.dispatcher.isIdle)
  }

  @Test func `a root of a context that is gone has none`() {
    let view = View(frame: Self.box)

    view.didBecomeRoot(of: TouchContext())

    #expect(view.touchContext == nil)
  }

  @Test func `a recognizer that leaves a touch to its view may lose its engine in the record of that (GR-5)`() throws {
    final class Dropper: TraceSink {
      var act: (() -> Void)?
      func record(_ record: TraceRecord) {
        guard case .notOffered = record else { return }
        act?()
      }
    }
    final class Keeper: GestureRecognizer {
      var received: (Touch, TouchEvent)?
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { received = (touches[0], event) }
    }
    let root = View(frame: Self.box), keeper = Keeper(), dropper = Dropper()
    var dispatcher: TouchDispatcher? = TouchDispatcher(context: TouchContext(), root: root)
    dispatcher?.context.trace = dropper
    root.addGestureRecognizer(keeper)
    dispatcher?.send([Self.sample(.began, 1)])
    dropper.act = { dispatcher = nil }
    let (touch, event) = try #require(keeper.received)

    keeper.ignore(touch, for: event)

    #expect(dispatcher == nil && keeper.numberOfTouches == 0)
  }

  // MARK: Windows

  /// Runs a closure where the application asks it.
  private final class Panel: Window {
    var (asked, act): (String, (() -> Void)?) = ("", nil)
    private func answer(_ name: String) {
      guard name == asked, let act else { return }
      self.act = nil
      act()
    }
    override var canBecomeKey: Bool {
      answer("canBecomeKey")
      return true
    }
    override var isHidden: Bool {
      get {
        answer("isHidden")
        return super.isHidden
      }
      set { super.isHidden = newValue }
    }
    override var windowLevel: Window.Level {
      get {
        answer("windowLevel")
        return super.windowLevel
      }
      set { super.windowLevel = newValue }
    }
  }

  @Test(arguments: ["canBecomeKey", "isHidden", "windowLevel"], [1, 2, 3])
  func `windows that go while an application asks one of them are not gone on with (HT-17)`(asked: String, left: Int) {
    let application = Application()
    var panels: [Panel] = (0..<6).map { _ in Panel(frame: Self.box, application: application) }
    for panel in panels { panel.makeKey() }
    panels[4].asked = asked
    panels[4].act = { panels.removeLast(6 - left) }

    // The key window leaves, so that another one is looked for, and the last one comes back in front of the others.
    panels[5].application = nil
    panels.last?.application = nil
    panels.last?.application = application

    #expect(panels.count == left && application.windows.count == left)
    #expect(application.keyWindow?.application === application || application.keyWindow == nil)
  }

  // MARK: Lists

  @Test(arguments: [true, false], ["source", "cells"])
  func `a cell is not moved that its delegate takes out when it is asked (XS-11)`(hasSource: Bool, removed: String) {
    final class Source: CollectionViewDataSource, CollectionViewDelegate {
      var removed = ""
      func collectionView(_ list: CollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
      func collectionView(_ list: CollectionView, cellForItemAt path: CollectionView.IndexPath) -> CollectionViewCell {
        CollectionViewCell(frame: .zero)
      }
      func collectionView(_ list: CollectionView, canMoveItemAt path: CollectionView.IndexPath) -> Bool {
        if removed == "source" { list.dataSource = nil }
        for cell in list.cells { cell.removeFromSuperview() }
        return true
      }
    }
    let window = Window(frame: Self.box), list = CollectionView(frame: Self.box), source = Source()
    source.removed = removed
    window.addSubview(list)
    list.delegate = source
    if hasSource { list.dataSource = source }
    for _ in 0..<(hasSource ? 0 : 5) { list.addSubview(CollectionViewCell(frame: Self.box)) }
    list.layoutIfNeeded()

    let begins = list.beginInteractiveMovementForItem(at: CollectionView.IndexPath(item: 1))
    list.updateInteractiveMovementTargetPosition(Self.middle)
    list.endInteractiveMovement()

    #expect(!begins)
  }
}
