import Testing
import Touchstone

/// Dispatchers and contexts of a tree that go, are replaced or come back at an odd time: what comes after them works.
@Suite struct SuccessionTests {
  /// How the dispatcher is replaced.
  enum Way: CaseIterable {
    /// Another dispatcher of the same context, made when the first is gone, or before, when it is refused.
    case after, before
    /// Another context, while the one before goes, or stays with its dispatcher.
    case newContext, besideOldContext
    /// The same dispatcher, whose root is taken away and given back.
    case sameRoot
  }

  /// A tree of its own, and the dispatcher of the time.
  final class Stage {
    let (root, leaf, player) = (CallingNode(), CallingNode(), SuccessionPlayer())
    var context = TouchContext()
    var dispatcher: TouchDispatcher?
    private var presses: PressSequencer?
    private let sink = Sink()
    var kept: [TouchDispatcher] = []
    private final class Sink: ResponderObject {}

    init() {
      root.add(leaf)
      player.attach(to: leaf)
      leaf.onTouch = { [player] in player.noteTouch($0, $1) }
      dispatcher = TouchDispatcher(context: context, root: root)
      player.send = { [unowned self] in dispatcher?.send($0) }
      player.dispatcher = { [unowned self] in dispatcher }
      player.sendPress = { [unowned self] in
        if presses == nil { presses = dispatcher.map { PressSequencer(dispatcher: $0) } }
        presses?.send(.select, $0, to: sink, in: leaf, at: $1)
      }
    }

    func replace(_ way: Way) {
      presses = nil
      switch way {
      case .after:
        dispatcher = nil
        dispatcher = TouchDispatcher(context: context, root: root)
      case .before: dispatcher = TouchDispatcher(context: context, root: root)
      case .newContext:
        context = TouchContext()
        dispatcher = nil
        dispatcher = TouchDispatcher(context: context, root: root)
      case .besideOldContext:
        kept += [dispatcher].compactMap { $0 }
        context = TouchContext()
        dispatcher = TouchDispatcher(context: context, root: root)
      case .sameRoot:
        dispatcher?.root = nil
        dispatcher?.root = root
      }
    }
  }

  @Test(arguments: Moment.allCases, Way.allCases)
  func `recognizers work on in what takes a dispatcher's place`(moment: Moment, way: Way) {
    let stage = Stage()

    stage.player.play(moment) { stage.replace(way) }
    let after = stage.player.playOn()
    stage.kept = []
    stage.dispatcher = nil

    #expect(after + ", unended \(stage.player.unended.count)" == SuccessionPlayer.all + ", unended 0")
  }

  @Test func `a dispatcher that goes cancels its touches in responders, and resets recognizers without an action`() {
    let stage = Stage()
    var states: [GestureState] = []
    stage.player.pan.cancelsTouchesInView = false
    stage.player.pan.addAction { states.append($0.state) }
    stage.player.send(1, .began, at: 1)
    stage.player.send(1, .moved, at: 1.1, x: 90)
    let before = stage.player.unended.count

    stage.dispatcher = nil

    let pan = stage.player.pan
    #expect([before, stage.player.unended.count, pan.numberOfTouches] == [1, 0, 0])
    #expect(states == [.began] && pan.state == .possible)
  }

  @Test func `a dispatcher that was refused takes over when the first is gone, and tells its root`() {
    let (context, first, second) = (TouchContext(), CallingNode(), CallingNode())
    (first.context, second.context) = (context, context)
    var lines: [String] = []
    first.onAsk = { if $0.hasSuffix("root") { lines.append("first " + $0) } }
    second.onAsk = { if $0.hasSuffix("root") { lines.append("second " + $0) } }
    second.onTouch = { phase, _ in lines.append("second \(phase)") }
    context.diagnostics = { if $0 == .secondDispatcher { lines.append("refused") } }
    var old: TouchDispatcher? = TouchDispatcher(context: context, root: first)
    var gone: TouchDispatcher? = TouchDispatcher(context: context, root: CallingNode())
    let next = TouchDispatcher(context: context, root: second)
    withExtendedLifetime((old, gone)) {}
    gone = nil
    old = nil

    next.send([TouchSample(1, .began, at: 1)])

    #expect(lines == ["first root", "refused", "refused", "first no root", "second root", "second began"])
  }

  // MARK: Windows

  /// How a window gets another engine.
  enum Move: CaseIterable {
    case toOther, toNone, andBack, applicationGoes, hidden, viewToOther
  }

  /// A view of a window of an application that is moved to another one.
  final class WindowStage {
    final class Leaf: View {
      var player: SuccessionPlayer?
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
        player?.noteTouch(.began, touches)
      }
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
        player?.noteTouch(.moved, touches)
      }
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
        player?.noteTouch(.ended, touches)
      }
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
        player?.noteTouch(.cancelled, touches)
      }
    }

    var application: Application? = Application()
    private let other = Application()
    private let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    private(set) var window: Window
    private let second: Window
    let (leaf, player) = (Leaf(frame: Rect(x: 0, y: 0, width: 100, height: 100)), SuccessionPlayer())
    private var host: any EventHost

    init() {
      window = Window(frame: frame, application: application ?? other)
      host = application ?? other
      second = Window(frame: frame, application: other)
      second.isHidden = true
      window.addSubview(leaf)
      leaf.player = player
      leaf.isMultipleTouchEnabled = true
      player.attach(to: leaf)
      player.send = { [unowned self] in host.send($0) }
      player.dispatcher = { [unowned self] in host.dispatcher }
      player.sendPress = { [unowned self] in
        window.makeKey()
        host.sendPress(.select, $0, at: $1)
      }
    }

    func move(_ move: Move) {
      switch move {
      case .toOther:
        window.application = other
        host = other
      case .toNone:
        window.application = nil
        host = window
      case .andBack:
        window.application = nil
        window.application = application
      case .applicationGoes:
        host = window
        application = nil
      case .hidden:
        window.isHidden = true
        window.isHidden = false
      case .viewToOther:
        second.addSubview(leaf)
        second.isHidden = false
        host = other
      }
    }
  }

  @Test(arguments: Moment.allCases, Move.allCases)
  func `recognizers work on in a window that is moved`(moment: Moment, move: Move) {
    let stage = WindowStage()

    stage.player.play(moment) { stage.move(move) }
    let after = stage.player.playOn()

    #expect(after + ", unended \(stage.player.unended.count)" == SuccessionPlayer.all + ", unended 0")
  }
}
