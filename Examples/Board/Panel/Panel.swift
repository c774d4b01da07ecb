import TouchGestures

/// The panel: a list on the left, a photo on the right, and below it two buttons and a slider; and what is written of them.
final class Panel {
  /// The size of the panel, in points, which are the pixels of its touch controller.
  static var size: Size { Size(width: 480, height: 272) }

  let dispatcher: TouchDispatcher
  let log: PanelLog
  /// How many gestures of the list and the photo have begun.
  private(set) var begun = 0
  private let root: PanelNode

  init(log: PanelLog) {
    self.log = log
    let context = TouchContext()
    root = PanelNode(frame: Rect(origin: .zero, size: Self.size))
    root.touchContext = context
    dispatcher = TouchDispatcher(context: context, root: root)
    context.diagnostics = { [unowned(unsafe) self] in note("diagnostic", PanelLog.word(for: $0)) }
    addList()
    addPhoto()
    addButton("button 1", x: 170)
    addButton("button 2", x: 250)
    addSlider()
  }

  private func addList() {
    let list = ListNode(frame: Rect(x: 0, y: 0, width: 160, height: 272), rows: 40, rowHeight: 34)
    list.onChange = { [unowned(unsafe) self] change, offset in
      switch change {
      case .drags:
        begun += 1
        note("list", "drags", offset)
      case .shows: note("list", "shows", offset)
      case .flies: note("list", "flies", offset)
      case .rests: note("list", "rests", offset)
      }
    }
    list.onRow = { [unowned(unsafe) self] row in note("list", "row", Double(row)) }
    root.add(list)
  }

  private func addPhoto() {
    let photo = PhotoNode(frame: Rect(x: 220, y: 20, width: 200, height: 150))
    photo.onChange = { [unowned(unsafe) self, unowned(unsafe) photo] cause, state in
      if state == .began { begun += 1 }
      log.time(dispatcher.context.now)
      log.word("photo")
      log.word(cause)
      log.word(PanelLog.word(for: state))
      log.number(photo.middle.x)
      log.number(photo.middle.y)
      log.number(photo.scale)
      log.number(photo.angle)
      log.end()
    }
    root.add(photo)
  }

  private func addButton(_ name: StaticString, x: Double) {
    let button = ButtonNode(frame: Rect(x: x, y: 216, width: 70, height: 44))
    button.onEvents = { [unowned(unsafe) self] event in note(name, PanelLog.word(for: event)) }
    root.add(button)
  }

  private func addSlider() {
    let slider = SliderNode(frame: Rect(x: 330, y: 216, width: 140, height: 44))
    slider.onValue = { [unowned(unsafe) self] value in note("slider", "shows", value) }
    root.add(slider)
  }

  /// Writes one line.
  func note(_ who: StaticString, _ what: StaticString, _ number: Double? = nil) {
    log.time(dispatcher.context.now)
    log.word(who)
    log.word(what)
    if let number { log.number(number) }
    log.end()
  }
}
