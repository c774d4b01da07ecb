import Testing
import TouchWindows

@Suite struct ControllerTests {
  final class Loading: ViewController {
    var log: [String] = []
    var makesView = true
    override func loadView() {
      log.append("load")
      if makesView { view = View(frame: screen) }
    }
    override func viewDidLoad() { log.append("loaded \(isViewLoaded)") }
    override func willMove(toParent parent: ViewController?) { log.append("will \(parent != nil)") }
    override func didMove(toParent parent: ViewController?) { log.append("did \(parent != nil)") }
  }

  @Test func `a view is made when it is first asked for, once`() {
    let controller = Loading()
    let found = (controller.viewIfLoaded == nil, controller.view.frame, controller.view != nil, controller.log)
    #expect(found == (true, screen, true, ["load", "loaded true"]))
  }

  /// Notes the size that its view has when it was loaded.
  final class Measuring: ViewController {
    var loadedSize: Size?
    override func viewDidLoad() { loadedSize = view.bounds.size }
  }

  @Test func `a root controller's plain view fills the window when it was loaded`() {
    let controller = Measuring()
    let window = Window(frame: screen)
    window.rootViewController = controller
    #expect(controller.loadedSize == screen.size)
  }

  @Test func `a child's and a presented controller's plain view is as large as that of the other when it was loaded`() {
    let (root, child, over) = (ViewController(), Measuring(), Measuring())
    let window = Window(frame: screen)
    window.rootViewController = root
    root.addChild(child)
    _ = child.view
    root.present(over, animated: false)
    #expect([child.loadedSize, over.loadedSize] == [screen.size, screen.size])
  }

  @Test func `a controller that makes no view gets a plain one`() {
    let controller = Loading()
    controller.makesView = false
    #expect(controller.view != nil && controller.log == ["load", "loaded true"])
  }

  @Test func `a controller that reads the view that it is to make gets a plain one`() {
    final class Reading: ViewController {
      override func loadView() { view.tag = 7 }
    }
    #expect(Reading().view.tag == 7)
  }

  @Test func `a view that was unloaded is made again`() {
    let controller = Loading()
    let first: View = controller.view
    controller.view = nil
    #expect(first.next == nil && controller.view !== first)
  }

  @Test func `a window sets its root controller's view to its size and shows it`() {
    let window = Window(frame: Rect(x: 10, y: 10, width: 300, height: 200))
    let controller = ViewController()
    window.rootViewController = controller
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 300, height: 200) && controller.view.superview === window)
  }

  @Test func `a root controller's view that is in the window already stays where it is`() {
    let window = Window(frame: screen)
    let controller = ViewController()
    controller.view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    window.addSubview(controller.view)
    window.addSubview(View(frame: screen))
    window.rootViewController = controller
    #expect(window.subviews.first === controller.view && controller.view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a child moves from one parent to another and is notified`() {
    let first = ViewController()
    let second = ViewController()
    let child = Loading()
    first.addChild(child)
    second.addChild(child)
    let found = (first.children.isEmpty, second.children.count, child.parent === second, child.log)
    #expect(found == (true, 1, true, ["will true", "did false", "will true"]))
    child.removeFromParent()
    #expect(child.parent == nil && second.children.isEmpty)
  }

  @Test func `a controller is not put into one that it contains`() {
    let outer = ViewController()
    let inner = ViewController()
    outer.addChild(inner)
    inner.addChild(outer)
    inner.addChild(inner)
    #expect(inner.children.isEmpty && outer.parent == nil)
  }

  @Test func `presenting shows the view in front, dismissing removes it`() {
    let window = Window(frame: screen)
    let home = ViewController()
    let sheet = ViewController()
    window.rootViewController = home
    var calls = 0
    home.present(sheet, animated: true) { calls += 1 }
    #expect(window.subviews == [home.view, sheet.view] && home.presentedViewController === sheet)
    sheet.dismiss(animated: true) { calls += 1 }
    let found = (window.subviews, home.presentedViewController == nil, sheet.presentingViewController == nil, calls)
    #expect(found == ([home.view], true, true, 2))
  }

  @Test func `dismissing ends what the presented controllers present`() {
    let window = Window(frame: screen)
    let home = ViewController()
    let middle = ViewController()
    let top = ViewController()
    window.rootViewController = home
    home.present(middle)
    middle.present(top)
    home.dismiss()
    #expect(window.subviews == [home.view] && top.presentingViewController == nil)
  }

  @Test func `a controller presents one at a time, and never one that presents it`() {
    let home = ViewController()
    let sheet = ViewController()
    home.present(sheet)
    home.present(ViewController())
    sheet.present(home)
    sheet.present(sheet)
    #expect(home.presentedViewController === sheet && sheet.presentedViewController == nil)
  }

  @Test func `a touch in a dismissed view is cancelled while its presenter is in the chain`() {
    let log = Log()
    let window = Window(frame: screen)
    let home = ViewController()
    let sheet = ViewController()
    window.rootViewController = home
    home.present(sheet)
    let view = LogView("view", log)
    sheet.view.addSubview(view)
    var wasPresented = false
    view.onTouch = { phase in if phase == .cancelled { wasPresented = sheet.next === home } }
    window.touch(1, .began, 10, 10)
    home.dismiss()
    #expect((log.take(), wasPresented) == (["view began", "view cancelled"], true))
  }
}
