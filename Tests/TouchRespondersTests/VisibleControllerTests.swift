import Testing
import TouchWindows

@Suite struct VisibleControllerTests {
  /// A container that shows one child at a time.
  final class Pages: ViewController {
    var shown: ViewController?
    override var visibleChild: ViewController? { shown }
  }

  let window = Window(frame: screen)

  @Test func `a window without root controller has no visible controller (RC-9)`() {
    #expect(window.visibleViewController == nil)
  }

  @Test func `the root controller is visible until it presents another (RC-9)`() {
    let root = ViewController()
    window.rootViewController = root
    let before = window.visibleViewController
    let sheet = ViewController()
    let alert = ViewController()

    root.present(sheet)
    sheet.present(alert)

    #expect(before === root && window.visibleViewController === alert)
  }

  @Test func `a dismissed controller is no longer the visible one (RC-9)`() {
    let root = ViewController()
    window.rootViewController = root
    root.present(ViewController())

    root.dismiss()

    #expect(window.visibleViewController === root)
  }

  @Test func `a child counts where its container names it, and what it presents too (RC-9)`() {
    let pages = Pages()
    let first = ViewController()
    let second = ViewController()
    let sheet = ViewController()
    window.rootViewController = pages
    pages.addChild(first)
    pages.addChild(second)
    let unnamed = window.visibleViewController

    pages.shown = second
    second.present(sheet)

    #expect(unnamed === pages && window.visibleViewController === sheet)
  }

  @Test func `a container that names itself does not run in a cycle (RC-9)`() {
    let pages = Pages()
    window.rootViewController = pages

    pages.shown = pages

    #expect(window.visibleViewController === pages)
    pages.shown = nil
  }
}
