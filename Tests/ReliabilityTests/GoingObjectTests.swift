import Testing
import Touchstone

/// What a `deinit` reads of objects that refer to the one that is going: `nil`, never the object, which could be kept.
///
/// To keep one would end the program as soon as it is freed.
@Suite struct GoingObjectTests {
  private static let box = Rect(x: 0, y: 0, width: 100, height: 100)

  private final class Kept {
    var objects: [AnyObject?] = []
    var living: [AnyObject] { objects.compactMap { $0 } }
  }

  /// Keeps what others say of the view that is going.
  private final class Going: View {
    let kept: Kept
    let child = View(frame: box)
    let tap = TapGestureRecognizer()
    var interferes = false

    init(_ kept: Kept) {
      self.kept = kept
      super.init(frame: GoingObjectTests.box)
      addSubview(child)
      addGestureRecognizer(tap)
    }

    deinit {
      kept.objects = [
        child.superview, child.window, child.parentNode as AnyObject?, child.next as AnyObject?, tap.view,
        tap.node as AnyObject?, superview, window, WeakNode(self).object as AnyObject?,
      ]
      // The topmost view that lives.
      if child.rootNode !== child { kept.objects.append(child.rootNode as AnyObject) }
    }
  }

  @Test(arguments: [false, true])
  func `a view that is going is nobody's superview, and no recognizer's view`(hasWeakReferences: Bool) {
    let kept = Kept()
    var view: Going? = Going(kept)
    weak var known: Going?
    if hasWeakReferences { known = view }

    let child = view?.child
    view = nil

    #expect(kept.objects.count == 9 && kept.living.isEmpty)
    #expect(child?.superview == nil && known == nil)
  }

  /// Does something as it goes.
  private final class Acting: View {
    var act: ((Acting) -> Void)?
    deinit { act?(self) }
  }

  @Test(arguments: ["takes its subviews out", "gives one away", "hit-tests", "adds and animates"])
  func `a view that is going may still change its tree`(deed: String) {
    let window = Window(frame: Self.box), child = View(frame: Self.box)
    var (acting, found): (Acting?, View?) = (Acting(frame: Self.box), nil)
    for view in [View(frame: Self.box), child] { acting?.addSubview(view) }
    acting?.act = { going in
      switch deed {
      case "takes its subviews out": for view in going.subviews { view.removeFromSuperview() }
      case "gives one away":
        window.addSubview(child)
        for _ in 0..<20 { child.addSubview(View(frame: GoingObjectTests.box)) }
        found = going.hitTest(Point(x: 50, y: 50), with: nil)
      case "hit-tests":
        for _ in 0..<20 { child.addSubview(View(frame: GoingObjectTests.box)) }
        found = going.hitTest(Point(x: 50, y: 50), with: nil)
      default:
        child.frame.origin.x = 5
        going.addSubview(child)
        going.insertSubview(View(frame: GoingObjectTests.box), at: 0)
      }
    }

    acting = nil

    #expect(child.superview === (deed == "gives one away" ? window : nil))
    #expect(found !== child)
  }

  @Test func `a window that is going is nobody's window, nor in its application's list`() {
    final class Panel: Window {
      var going: (() -> Void)?
      deinit { going?() }
    }
    let kept = Kept(), child = View(frame: Self.box), application = Application(), other = Window(frame: Self.box)
    var panel: Panel? = Panel(frame: Self.box, application: application)
    panel?.addSubview(child)
    panel?.makeKey()
    panel?.going = { kept.objects = [child.window, child.superview, application.keyWindow] + application.windows }

    panel = nil

    #expect(kept.objects.count == 3 && kept.living.isEmpty)
    #expect(application.keyWindow == nil && other.window === other)
  }

  @Test(arguments: ["application first", "window first"])
  func `a window and its application may go in each other's end`(order: String) {
    final class Panel: Window {
      var going: (() -> Void)?
      deinit { going?() }
    }
    final class Program: Application {
      var going: (() -> Void)?
      deinit { going?() }
    }
    var program: Program? = Program()
    var panels = program.map { program in (0..<3).map { _ in Panel(frame: Self.box, application: program) } } ?? []
    for panel in panels { panel.makeKey() }
    weak var known: Program?
    known = program
    if order == "window first" { panels[2].going = { program = nil } } else { program?.going = { panels = [] } }

    if order == "window first" { panels.removeLast() } else { program = nil }

    #expect(program == nil && known == nil)
    #expect(panels.allSatisfy { $0.application == nil })
  }

  @Test func `a controller that is going is no view's, no child's and no presented one's`() {
    final class Container: ViewController {
      var going: ((Container) -> Void)?
      deinit { going?(self) }
    }
    let kept = Kept(), child = ViewController(), shown = ViewController(), view = View(frame: Self.box)
    var container: Container? = Container()
    container?.view = view
    container?.addChild(child)
    container?.present(shown)
    container?.going = { going in
      kept.objects = [child.parent, shown.presentingViewController, view.next as AnyObject?]
      view.removeFromSuperview()
    }

    container = nil

    #expect(kept.objects.count == 3 && kept.living.isEmpty)
    #expect(child.parent == nil && view.next == nil)
  }

  @Test func `a view whose animations end with its context as it goes does not refer to them`() {
    let root = View(frame: Self.box), animated = Acting(frame: Self.box)
    var dispatcher: TouchDispatcher? = TouchDispatcher(context: TouchContext(), root: root)
    var held: Acting? = Acting(frame: Self.box)
    held.map(root.addSubview)
    held?.animationBegan(duration: 1)
    held?.act = { _ in dispatcher = nil }
    held?.removeFromSuperview()

    held = nil

    #expect(dispatcher == nil && animated.superview == nil)
  }

  @Test func `a recognizer that is going is in no group of requirements`() {
    final class Going: TapGestureRecognizer {
      var going: (() -> Void)?
      deinit { going?() }
    }
    final class Asking: TapGestureRecognizer {
      var others: [GestureRecognizer] = []
      override func canBeRequiredToFail(by other: GestureRecognizer) -> Bool {
        others.append(other)
        return true
      }
    }
    let window = Window(frame: Self.box), asking = Asking(), other = TapGestureRecognizer()
    for recognizer in [asking, other] as [GestureRecognizer] { window.addGestureRecognizer(recognizer) }
    var going: Going? = Going()
    going?.require(toFail: asking)
    other.require(toFail: asking)
    going?.going = {
      window.send([TouchSample(id: 1, phase: .began, location: Point(x: 50, y: 50), timestamp: 1)])
      window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 50, y: 50), timestamp: 1.1)])
    }

    going = nil

    #expect(asking.others.allSatisfy { $0 === other } && !asking.others.isEmpty)
  }
}
