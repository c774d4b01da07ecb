import Testing
import Touchstone

/// What the `deinit` of an old value reads of the property that is being set: the new value.
@Suite struct SetterTests {
  /// Calls a closure as it goes.
  final class Last: TraceSink {
    var read: () -> Void = {}
    func record(_ record: TraceRecord) {}
    deinit { read() }
  }

  private final class Keeping: View {
    let last: Last
    init(_ last: Last) {
      self.last = last
      super.init(frame: .zero)
    }
  }

  private final class KeepingTap: TapGestureRecognizer {
    let last: Last
    init(_ last: Last) {
      self.last = last
      super.init(target: nil, action: nil)
    }
  }

  private final class KeepingController: ViewController {
    let last: Last
    init(_ last: Last) { self.last = last }
  }

  private final class KeepingCommand: KeyCommand {
    let last: Last
    init(_ last: Last) {
      self.last = last
      super.init(input: "a", modifierFlags: [], action: Action(named: "save"))
    }
  }

  private final class KeepingRefresher: RefreshControl {
    let last: Last
    init(_ last: Last) {
      self.last = last
      super.init(frame: .zero)
    }
  }

  private final class Holder: GestureGate, Interaction {
    let name = "holder"
    let last: Last
    weak var view: View?
    init(_ last: Last) { self.last = last }
    func willMove(to view: View?) {}
    func didMove(to view: View?) { self.view = view }
    func gestureRecognizerShouldBegin(
      _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
    ) -> Bool { answer }
  }

  /// A property that may hold the last reference to something of the program's.
  struct Setter: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Stores what is given it; then returns what sets the property to nothing, and what reads it.
    let store: @Sendable (Last) -> (clear: () -> Void, read: () -> Bool)
  }

  static let setters: [Setter] = [
    Setter(testDescription: "TouchContext.diagnostics") { last in
      let context = TouchContext()
      context.diagnostics = { _ in withExtendedLifetime(last) {} }
      return ({ context.diagnostics = nil }, { [unowned context] in context.diagnostics == nil })
    },
    Setter(testDescription: "TouchContext.trace") { last in
      let context = TouchContext()
      context.trace = last
      return ({ context.trace = nil }, { [unowned context] in context.trace == nil })
    },
    Setter(testDescription: "Window.onPreferenceChange") { last in
      let window = Window(frame: .zero)
      window.onPreferenceChange = { withExtendedLifetime(last) {} }
      return ({ window.onPreferenceChange = nil }, { [unowned window] in window.onPreferenceChange == nil })
    },
    Setter(testDescription: "Application.onShakeToEdit") { last in
      let application = Application()
      application.onShakeToEdit = { withExtendedLifetime(last) {} }
      return ({ application.onShakeToEdit = nil }, { [unowned application] in application.onShakeToEdit == nil })
    },
    Setter(testDescription: "Application.menuKeyCommands") { last in
      let application = Application()
      application.menuKeyCommands = [KeepingCommand(last)]
      return ({ application.menuKeyCommands = [] }, { [unowned application] in application.menuKeyCommands.isEmpty })
    },
    Setter(testDescription: "ControlAction.image") { last in
      let action = ControlAction { _ in }
      action.image = last
      return ({ action.image = nil }, { [unowned action] in action.image == nil })
    },
    Setter(testDescription: "Control.addAction(_:for:)") { last in
      let control = Control(frame: .zero)
      let action = control.addAction(for: .touchUpInside) { _ in withExtendedLifetime(last) {} }
      return (
        { [unowned action] in control.removeAction(action) }, { [unowned control] in control.allControlEvents.isEmpty }
      )
    },
    Setter(testDescription: "GestureRecognizer.addAction(_:)") { last in
      let tap = TapGestureRecognizer()
      let token = tap.addAction { _ in withExtendedLifetime(last) {} }
      return ({ tap.removeAction(token) }, { [unowned tap] in tap.state == .possible })
    },
    Setter(testDescription: "TouchContext.gates") { last in
      let context = TouchContext()
      context.add(Holder(last))
      return ({ context.gates.first.map(context.remove) }, { [unowned context] in context.gates.isEmpty })
    },
    Setter(testDescription: "View.subviews") { last in
      let (view, child) = (View(frame: .zero), Keeping(last))
      view.addSubview(child)
      return (
        { [unowned child] in withExtendedLifetime(view) { child.removeFromSuperview() } },
        { [unowned view] in view.subviews.isEmpty }
      )
    },
    Setter(testDescription: "View.gestureRecognizers") { last in
      let view = View(frame: .zero)
      view.addGestureRecognizer(KeepingTap(last))
      return ({ view.gestureRecognizers = nil }, { [unowned view] in view.gestureRecognizers?.isEmpty != false })
    },
    Setter(testDescription: "View.removeGestureRecognizer(_:)") { last in
      let (view, tap) = (View(frame: .zero), KeepingTap(last))
      view.addGestureRecognizer(tap)
      return (
        { [unowned tap] in view.removeGestureRecognizer(tap) },
        { [unowned view] in view.gestureRecognizers?.isEmpty != false }
      )
    },
    Setter(testDescription: "View.interactions") { last in
      let (view, holder) = (View(frame: .zero), Holder(last))
      view.addInteraction(holder)
      return ({ [unowned holder] in view.removeInteraction(holder) }, { [unowned view] in view.interactions.isEmpty })
    },
    Setter(testDescription: "ViewController.view") { last in
      let controller = ViewController()
      controller.view = Keeping(last)
      return ({ controller.view = nil }, { [unowned controller] in controller.viewIfLoaded == nil })
    },
    Setter(testDescription: "ViewController.keyCommands") { last in
      let controller = ViewController()
      let command = KeepingCommand(last)
      controller.addKeyCommand(command)
      return (
        { [unowned command] in controller.removeKeyCommand(command) },
        { [unowned controller] in controller.keyCommands == nil }
      )
    },
    Setter(testDescription: "ViewController.children") { last in
      let (parent, child) = (ViewController(), KeepingController(last))
      parent.addChild(child)
      return (
        { [unowned child] in withExtendedLifetime(parent) { child.removeFromParent() } },
        { [unowned parent] in parent.children.isEmpty }
      )
    },
    Setter(testDescription: "ViewController.presentedViewController") { last in
      let window = Window(frame: Rect(x: 0, y: 0, width: 9, height: 9))
      let root = ViewController()
      window.rootViewController = root
      root.present(KeepingController(last), animated: false)
      return (
        { withExtendedLifetime(window) { root.dismiss(animated: false) } },
        { [unowned root] in root.presentedViewController == nil }
      )
    },
    Setter(testDescription: "Window.rootViewController") { last in
      let window = Window(frame: .zero)
      window.rootViewController = KeepingController(last)
      return ({ window.rootViewController = nil }, { [unowned window] in window.rootViewController == nil })
    },
    Setter(testDescription: "ScrollView.refreshControl") { last in
      let scrollView = ScrollView(frame: .zero)
      scrollView.refreshControl = KeepingRefresher(last)
      return ({ scrollView.refreshControl = nil }, { [unowned scrollView] in scrollView.refreshControl == nil })
    },
  ]

  @Test(arguments: setters)
  func `a deinit may read the property that lets go of it`(setter: Setter) {
    var (last, wasRead): (Last?, Bool?) = (Last(), nil)
    let property = setter.store(last!)
    last?.read = { wasRead = property.read() }
    last = nil

    property.clear()

    #expect(wasRead == true)
  }
}
