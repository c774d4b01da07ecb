import Testing
import TouchViews

@Suite struct InteractionTests {
  /// An interaction that writes down where it goes.
  final class Stamp: Interaction {
    private(set) weak var view: View?
    var log: [String] = []

    func willMove(to view: View?) { log.append("will \(view?.tag ?? 0) from \(self.view?.tag ?? 0)") }
    func didMove(to view: View?) {
      self.view = view
      log.append("did \(view?.tag ?? 0)")
    }
  }

  private let first = View()
  private let second = View()
  private let stamp = Stamp()

  init() {
    first.tag = 1
    second.tag = 2
  }

  @Test func `an interaction is notified that it joins a view, and is in its list once (XI-2)`() {
    first.addInteraction(stamp)
    first.addInteraction(stamp)

    #expect((stamp.log, first.interactions.count) == (["will 1 from 0", "did 1"], 1))
  }

  @Test func `an interaction leaves its view for another (XI-2)`() {
    first.addInteraction(stamp)
    stamp.log = []

    second.addInteraction(stamp)

    let found = (stamp.log, first.interactions.isEmpty, second.interactions.first === stamp)
    #expect(found == (["will 0 from 1", "did 0", "will 2 from 0", "did 2"], true, true))
  }

  @Test func `assigned interactions replace the others, and a stranger's removal does nothing (XI-2)`() {
    let other = Stamp()
    first.interactions = [stamp]
    first.removeInteraction(other)

    first.interactions = [other]

    let found = (other.log, stamp.log.suffix(2), first.interactions.count)
    #expect(found == (["will 1 from 0", "did 1"], ["will 0 from 1", "did 0"], 1))
  }

  @Test func `points and boxes convert between views and the screen (XI-3)`() {
    let root = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    first.frame = Rect(x: 5, y: 5, width: 20, height: 20)
    root.addSubview(first)
    let screen = ScreenSpace(bounds: Rect(x: 0, y: 0, width: 400, height: 400))
    let space: any CoordinateSpace = first

    #expect(space.convert(Point(x: 1, y: 1), to: screen) == Point(x: 16, y: 26))
    #expect(space.convert(Point(x: 16, y: 26), from: screen) == Point(x: 1, y: 1))
    #expect(first.convert(Rect(x: 0, y: 0, width: 2, height: 3), to: screen) == Rect(x: 15, y: 25, width: 2, height: 3))
    #expect(screen.convert(Rect(x: 0, y: 0, width: 2, height: 3), from: first).origin == Point(x: 15, y: 25))
    #expect(first.convert(Point(x: 1, y: 1), to: root) == Point(x: 6, y: 6))
  }

  @Test func `views have the host's traits of force and scale (XI-6)`() {
    let context = TouchContext()
    context.settings.forceTouchCapability = .available
    context.settings.displayScale = 3
    let early = first.traitCollection

    let dispatcher = TouchDispatcher(context: context, root: first)

    #expect(
      [early, first.traitCollection] == [
        TraitCollection(), TraitCollection(forceTouchCapability: .available, displayScale: 3),
      ])
    withExtendedLifetime(dispatcher) {}
  }

  @Test func `the direction of a layout is the view's own and the engine's (XI-5)`() {
    let context = TouchContext()
    context.settings.userInterfaceLayoutDirection = .rightToLeft
    let dispatcher = TouchDispatcher(context: context, root: first)
    first.addSubview(second)

    #expect(second.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    second.semanticContentAttribute = .playback
    #expect(
      (
        second.effectiveUserInterfaceLayoutDirection, View.userInterfaceLayoutDirection(for: .unspecified),
        View.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
      ) == (.leftToRight, .leftToRight, .rightToLeft))
    withExtendedLifetime(dispatcher) {}
  }
}
