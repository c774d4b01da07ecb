// A session for a device: an arrangement from a scenario file, the touches that came, and what was called for them.
// The first part is one source for both, but for the block of the imports; the second one, the shell, is for UIKit
// alone. See README.md beside this file.
#if canImport(UIKit)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass

  // What the two platforms call by other names, or have by other means: all that differs before the shell.
  typealias DeviceActionName = Selector
  typealias DeviceSender = Any
  typealias DeviceTarget = Any

  extension Selector {
    static var save: Selector { #selector(DeviceActor.save(_:)) }
  }

  /// A view that performs the action `save`.
  class DeviceActor: UIView {
    var whenPerformed: () -> Void = {}
    @objc func save(_ sender: Any?) { whenPerformed() }
  }

  extension UIView {
    func animate(
      withDuration duration: Double, options: UIView.AnimationOptions, animations: @escaping () -> Void
    ) { UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations, completion: nil) }
  }

  /// Makes a list of rows that are as wide as itself.
  @MainActor func deviceList(rowHeight: CGFloat, width: CGFloat) -> DeviceList {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: rowHeight)
    layout.minimumLineSpacing = 0
    let list = DeviceList(frame: .zero, collectionViewLayout: layout)
    list.register(DeviceCell.self, forCellWithReuseIdentifier: "cell")
    return list
  }

  /// Lets a person see where a row is, and whether it is selected.
  @MainActor func show(_ cell: UICollectionViewCell) {
    cell.layer.borderWidth = 1
    cell.selectedBackgroundView = UIView()
    cell.selectedBackgroundView?.backgroundColor = .systemYellow
  }
#else
  import TouchUIKitNames

  typealias IndexPath = CollectionView.IndexPath
  typealias DeviceActionName = ActionName
  typealias DeviceSender = AnyObject
  typealias DeviceTarget = any Responder

  extension Selector {
    static var save: Selector { Action(named: "save") }
  }

  /// A view that performs the action `save`.
  class DeviceActor: UIView {
    var whenPerformed: () -> Void = {}
    override func perform(_ action: ActionName, from sender: AnyObject?, for event: UIEvent?) { whenPerformed() }
  }

  /// Makes a list of rows that are as wide as itself.
  func deviceList(rowHeight: CGFloat, width: CGFloat) -> DeviceList {
    let list = DeviceList(frame: .zero)
    list.rowLayout = RowLayout(rowHeight: rowHeight)
    list.register({ DeviceCell(frame: .zero) }, forCellWithReuseIdentifier: "cell")
    return list
  }

  /// Does nothing: there is no screen.
  func show(_ cell: UICollectionViewCell) {}
#endif

/// A value of a JSON text, its members in their order.
enum Word {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Word])
  case members([(name: String, value: Word)])

  /// Reads a string; invalid JSON is null.
  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    self = Word.read(&rest)
  }

  private static func read(_ rest: inout ArraySlice<UInt8>) -> Word {
    skip(&rest)
    switch rest.first {
    case UInt8(ascii: "{"):
      var members: [(name: String, value: Word)] = []
      items(&rest, until: "}") { rest in
        let name = read(&rest).text ?? ""
        skip(&rest)
        rest = rest.dropFirst()
        members.append((name, read(&rest)))
      }
      return .members(members)
    case UInt8(ascii: "["):
      var list: [Word] = []
      items(&rest, until: "]") { list.append(read(&$0)) }
      return .list(list)
    case UInt8(ascii: "\""):
      rest = rest.dropFirst()
      var bytes: [UInt8] = []
      while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
        if byte == UInt8(ascii: "\\") { bytes += escaped(&rest) } else { bytes.append(byte) }
      }
      return .text(String(decoding: bytes, as: UTF8.self))
    default:
      let end = rest.firstIndex { byte in byte <= 32 || [0x2C, 0x5D, 0x7D].contains(byte) } ?? rest.endIndex
      let word = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[end...]
      return word == "true" || word == "false" ? .flag(word == "true") : Double(word).map { .number($0) } ?? .null
    }
  }

  /// The character behind a backslash; white space is a space.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    guard let byte = rest.popFirst() else { return [] }
    guard byte == UInt8(ascii: "u") else {
      return [UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t")]
        .contains(byte) ? [32] : [byte]
    }
    let code = UInt32(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
    rest = rest.dropFirst(4)
    return Array(String(code.flatMap { Unicode.Scalar($0) }.map { Character($0) } ?? "?").utf8)
  }

  private static func skip(_ rest: inout ArraySlice<UInt8>) { rest = rest.drop { $0 <= 32 } }

  private static func items(
    _ rest: inout ArraySlice<UInt8>, until end: Unicode.Scalar, item: (inout ArraySlice<UInt8>) -> Void
  ) {
    rest = rest.dropFirst()
    skip(&rest)
    while let byte = rest.first, byte != UInt8(ascii: end) {
      let count = rest.count
      item(&rest)
      skip(&rest)
      if rest.first == UInt8(ascii: ",") { rest = rest.dropFirst() }
      skip(&rest)
      if rest.count == count { break }
    }
    rest = rest.dropFirst()
  }

  /// The value as JSON.
  var json: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Word.decimal(number, places: 6)
    case .text(let text): "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    case .list(let list): "[" + list.map { $0.json }.joined(separator: ", ") + "]"
    case .members(let all): "{" + all.map { "\"\($0.name)\": \($0.value.json)" }.joined(separator: ",\n ") + "}"
    }
  }

  /// A number with as many decimals as it needs, or with all of them.
  static func decimal(_ number: Double, places: Int, isPadded: Bool = false) -> String {
    guard number.magnitude < 1e9 else { return "\(number)" }
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    let whole = Int((number.magnitude * unit).rounded(.toNearestOrEven))
    var digits = String(whole)
    while digits.count <= places { digits = "0" + digits }
    var fraction = String(digits.suffix(places))
    while !isPadded, fraction.last == "0" { fraction.removeLast() }
    return (number < 0 && whole > 0 ? "-" : "") + digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
  }

  subscript(_ name: String) -> Word { members.first { $0.name == name }?.value ?? .null }
  var members: [(name: String, value: Word)] { if case .members(let all) = self { all } else { [] } }
  var list: [Word] { if case .list(let all) = self { all } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var isTrue: Bool { if case .flag(let flag) = self { flag } else { false } }
  var isTrueOrNull: Bool { isTrue || isNull }
  var isNull: Bool { if case .null = self { true } else { false } }
  var point: CGPoint { list.count > 1 ? CGPoint(x: list[0].number ?? 0, y: list[1].number ?? 0) : .zero }
  /// Returns the answer about an id: one for all, or `true` for the ids of a list.
  func answers(_ id: String) -> Bool { isTrue || list.contains { $0.text == id } }
}

/// The log: who everybody is, and the lines in the order in which they came.
final class Diary {
  private(set) var lines: [(channel: String, time: Double, subject: String, what: String)] = []
  /// The words of the arrangement that this session does not know; with one of them it must not be taken.
  var problems: [String] = []
  /// The time now, of a clock that counts seconds.
  var clock: () -> Double = { 0 }
  /// The time of the current event.
  var eventTime: Double?
  /// When the first touch came.
  var start: Double?
  /// Called with each call that the arrangement may name in a callback.
  var whenCalled: (String) -> Void = { _ in }
  /// The last touch method that was called, with its arguments.
  private(set) var handed: (method: String, touches: Set<UITouch>, event: UIEvent?)?
  private var names: [ObjectIdentifier: String] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var count = 0

  var now: Double { start.map { (eventTime ?? clock()) - $0 } ?? 0 }

  func note(_ channel: String, _ subject: AnyObject, _ what: String) {
    lines.append((channel, now, id(of: subject), what))
  }

  func name(_ object: AnyObject, _ id: String) { names[ObjectIdentifier(object)] = id }
  func id(of object: AnyObject) -> String { names[ObjectIdentifier(object)] ?? "" }

  /// Gives a touch that begins the next number.
  func begin(_ touch: AnyObject) {
    count += 1
    numbers[ObjectIdentifier(touch)] = count
  }
  func number(of touch: AnyObject) -> Int { numbers[ObjectIdentifier(touch)] ?? 0 }

  func touches(_ subject: AnyObject, _ method: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let numbers = touches.map { number(of: $0) }.sorted().map { " \($0)" }.joined()
    note("touches", subject, method + numbers)
    handed = (method, touches, event)
    whenCalled(id(of: subject) + " " + method)
  }
}

/// A view that reports which of its touch methods were called, and that performs an action or returns its target.
final class DevicePlain: DeviceActor {
  var diary: Diary?
  /// Whether the view performs the action `save`.
  var performsSave = false
  /// The view that an override of the search for a target returns; without one there is no override.
  var found: () -> UIView? = { nil }
  override func canPerformAction(_ action: DeviceActionName, withSender sender: DeviceSender?) -> Bool {
    action == Selector.save ? performsSave : super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: DeviceActionName, withSender sender: DeviceSender?) -> DeviceTarget? {
    found() ?? super.target(forAction: action, withSender: sender)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A button that reports which of its touch methods were called.
final class DeviceButton: UIButton {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A slider that reports which of its touch methods were called.
final class DeviceSlider: UISlider {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A switch that reports which of its touch methods were called.
final class DeviceToggle: UISwitch {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A scroll view that reports which of its touch methods were called.
final class DeviceScroll: UIScrollView {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A collection view that says which of its touch methods were called.
final class DeviceList: UICollectionView {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A cell that says which of its touch methods were called, and when it looks selected.
final class DeviceCell: UICollectionViewCell {
  var diary: Diary?
  override var isSelected: Bool {
    didSet { if isSelected != oldValue { diary?.note("selection", self, "isSelected \(isSelected ? "yes" : "no")") } }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.touches(self, "touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

final class DeviceTap: UITapGestureRecognizer {
  var diary: Diary?
  override var state: UIGestureRecognizer.State { didSet { noteState(from: oldValue, in: diary) } }
}

final class DevicePan: UIPanGestureRecognizer {
  var diary: Diary?
  override var state: UIGestureRecognizer.State { didSet { noteState(from: oldValue, in: diary) } }
}

final class DeviceSwipe: UISwipeGestureRecognizer {
  var diary: Diary?
  override var state: UIGestureRecognizer.State { didSet { noteState(from: oldValue, in: diary) } }
}

final class DevicePinch: UIPinchGestureRecognizer {
  var diary: Diary?
  override var state: UIGestureRecognizer.State { didSet { noteState(from: oldValue, in: diary) } }
}

final class DeviceRotation: UIRotationGestureRecognizer {
  var diary: Diary?
  override var state: UIGestureRecognizer.State { didSet { noteState(from: oldValue, in: diary) } }
}

final class DeviceLongPress: UILongPressGestureRecognizer {
  var diary: Diary?
  override var state: UIGestureRecognizer.State { didSet { noteState(from: oldValue, in: diary) } }
}

extension UIGestureRecognizer {
  private var isDiscrete: Bool { self is UITapGestureRecognizer || self is UISwipeGestureRecognizer }

  private func word(_ state: UIGestureRecognizer.State) -> String {
    if state == .ended { return isDiscrete ? "recognized" : "ended" }
    let words: [(UIGestureRecognizer.State, String)] = [
      (.possible, "possible"), (.began, "began"), (.changed, "changed"), (.cancelled, "cancelled"), (.failed, "failed"),
    ]
    return words.first { $0.0 == state }?.1 ?? "unknown"
  }

  /// Writes a state that was assigned; a reset is no line of this channel.
  func noteState(from old: UIGestureRecognizer.State, in diary: Diary?) {
    guard let diary, state != .possible, state != old || state == .changed else { return }
    diary.note("states", self, word(old) + " -> " + word(state))
  }

  /// Writes an action and what it reads.
  func noteAction(in diary: Diary) {
    diary.note("actions", self, "action " + word(state))
    let place = view.map { location(in: $0) } ?? .zero
    var values = ["location", number(place.x), number(place.y)]
    if let pan = self as? UIPanGestureRecognizer, let view {
      values = ["translation", number(pan.translation(in: view).x), number(pan.translation(in: view).y)]
    } else if let pinch = self as? UIPinchGestureRecognizer {
      values = ["scale", number(pinch.scale)]
    } else if let rotation = self as? UIRotationGestureRecognizer {
      values = ["rotation", number(rotation.rotation)]
    }
    diary.note("values", self, values.joined(separator: " "))
    diary.whenCalled(diary.id(of: self) + " action")
  }
}

private func number(_ value: CGFloat) -> String { Word.decimal(Double(value), places: 3) }

/// The delegate of all recognizers and scroll views: answers as the arrangement declares, and logs each call.
final class DeviceJudge: NSObject, UIGestureRecognizerDelegate, UICollectionViewDelegate, UICollectionViewDataSource {
  var diary = Diary()
  /// The entries of the arrangement for each recognizer and view, by their ids.
  var words: [String: Word] = [:]
  var views: [String: UIView] = [:]

  private func answer(_ recognizer: UIGestureRecognizer, _ question: String, _ detail: String, _ usual: Bool) -> Bool {
    let id = diary.id(of: recognizer)
    guard let answers = words[id]?["delegate"], !answers[question].isNull else { return usual }
    let about = answers[question]
    let answer = detail.isEmpty || question == "shouldReceive" ? about.isTrue : about.answers(detail)
    diary.note("questions", recognizer, "\(question)\(detail.isEmpty ? "" : " " + detail) \(answer ? "yes" : "no")")
    diary.whenCalled(id + " " + question)
    return answer
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    answer(recognizer, "shouldBegin", "", true)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    answer(recognizer, "shouldReceive", String(diary.number(of: touch)), true)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answer(recognizer, "shouldRecognizeSimultaneouslyWith", diary.id(of: other), false) }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { answer(recognizer, "shouldRequireFailureOf", diary.id(of: other), false) }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { answer(recognizer, "shouldBeRequiredToFailBy", diary.id(of: other), false) }

  func scrollViewDidScroll(_ scroll: UIScrollView) {
    diary.note("offsets", scroll, "didScroll \(number(scroll.contentOffset.x)) \(number(scroll.contentOffset.y))")
  }
  func scrollViewDidZoom(_ scroll: UIScrollView) {
    diary.note("offsets", scroll, "didZoom \(number(scroll.zoomScale))")
  }
  func scrollViewWillBeginDragging(_ scroll: UIScrollView) { diary.note("scroll", scroll, "willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scroll: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    diary.note("scroll", scroll, "willEndDragging")
    let target = targetContentOffset.pointee
    let (speed, end) = ("\(number(velocity.x)) \(number(velocity.y))", "\(number(target.x)) \(number(target.y))")
    diary.note("releases", scroll, "velocity \(speed) target \(end)")
    let aim = words[diary.id(of: scroll)]?["targetContentOffset"] ?? .null
    if !aim.list.isEmpty { targetContentOffset.pointee = aim.point }
    if aim.text == "present" { targetContentOffset.pointee = scroll.contentOffset }
  }
  func scrollViewDidEndDragging(_ scroll: UIScrollView, willDecelerate decelerate: Bool) {
    diary.note("scroll", scroll, "didEndDragging \(decelerate ? "yes" : "no")")
  }
  func scrollViewWillBeginDecelerating(_ scroll: UIScrollView) { diary.note("scroll", scroll, "willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scroll: UIScrollView) { diary.note("scroll", scroll, "didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scroll: UIScrollView) {
    diary.note("scroll", scroll, "didEndScrollingAnimation")
  }
  func scrollViewWillBeginZooming(_ scroll: UIScrollView, with view: UIView?) {
    diary.note("scroll", scroll, "willBeginZooming")
  }
  func scrollViewDidEndZooming(_ scroll: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    diary.note("scroll", scroll, "didEndZooming \(number(scale))")
  }

  // The cells of a list are its children in the arrangement.
  private func cells(of list: UICollectionView) -> [Word] { words[diary.id(of: list)]?["children"].list ?? [] }
  private func note(_ what: String, _ list: UICollectionView, _ path: IndexPath) {
    if let cell = list.cellForItem(at: path) { diary.note("cells", cell, what) }
  }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells(of: list).count }
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? DeviceCell)?.diary = diary
    show(cell)
    diary.name(cell, cells(of: list)[path.item]["id"].text ?? "")
    return cell
  }
  func collectionView(_ list: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    cells(of: list)[path.item]["shouldHighlight"].isTrueOrNull
  }
  func collectionView(_ list: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    cells(of: list)[path.item]["shouldSelect"].isTrueOrNull
  }
  func collectionView(_ list: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    cells(of: list)[path.item]["shouldDeselect"].isTrueOrNull
  }
  func collectionView(_ list: UICollectionView, didHighlightItemAt path: IndexPath) { note("highlight", list, path) }
  func collectionView(_ list: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    note("unhighlight", list, path)
  }
  func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) { note("select", list, path) }
  func collectionView(_ list: UICollectionView, didDeselectItemAt path: IndexPath) { note("deselect", list, path) }

  func viewForZooming(in scroll: UIScrollView) -> UIView? {
    guard let word = words[diary.id(of: scroll)] else { return nil }
    if let id = word["viewForZooming"].text { return views[id] }
    return scroll.maximumZoomScale > scroll.minimumZoomScale
      ? word["children"].list.first.flatMap { $0["id"].text }.flatMap { views[$0] } : nil
  }
}

/// The session: a window that builds an arrangement, records the touches that come, and keeps the log.
final class DeviceWindow: UIWindow {
  /// Calls a closure at each action of a recognizer: what the two platforms do in different ways.
  var listen: (UIGestureRecognizer, @escaping () -> Void) -> Void = { _, _ in }
  let diary = Diary()
  private let judge = DeviceJudge()
  private(set) var arrangement = Word.null
  private var steps: [Word] = []
  private var waiting: [Word] = []
  private var calls: [String: Int] = [:]

  /// The arrangement's name.
  var name: String { arrangement["name"].text ?? "arrangement" }
  /// The arrangement's views, from back to front, without the window.
  private(set) var arranged: [UIView] = []
  /// Whether a finger is down.
  private(set) var isTouched = false
  /// What to do, in words.
  var title: String { arrangement["scenario"].text ?? "" }
  /// The gesture to make, from the arrangement's own input: which finger lands where, goes where, and how fast.
  var hints: [(place: CGPoint, text: String)] {
    arrangement["input"].list.flatMap { step -> [(place: CGPoint, text: String)] in
      let time = Word.decimal(step["t"].number ?? 0, places: 2)
      if let finger = step["drag"].number {
        let over = Word.decimal(step["over"].number ?? 0.2, places: 2)
        return [
          (step["from"].point, "\(Int(finger)) at \(time) s"), (step["to"].point, "\(Int(finger)) \(over) s later"),
        ]
      }
      let landed = step["tap"].isNull ? step["began"].list : [step["tap"]]
      return (landed + step["moved"].list).filter { $0.list.count > 2 }.map {
        (Word.list(Array($0.list.dropFirst())).point, "\(Int($0.list[0].number ?? 0)) at \(time) s")
      }
    }
  }

  private func clock() -> Double { CACurrentMediaTime() }

  /// Builds the views and recognizers of an arrangement.
  func build(_ arrangement: Word) {
    self.arrangement = arrangement
    diary.clock = { [unowned self] in self.clock() }
    diary.whenCalled = { [unowned self] in self.called($0) }
    judge.diary = diary
    let verbs = ["scrollTo", "remove", "set", "animate"]
    waiting = arrangement["input"].list.filter { step in verbs.contains { !step[$0].isNull } }
    register(self, "window")
    for view in arrangement["views"].list { add(view, to: self) }
    for gesture in arrangement["window"]["gestures"].list { add(gesture, toView: self) }
    for link in arrangement["links"].list {
      guard let one = gestures[link["gesture"].text ?? ""], let other = gestures[link["requiresFailureOf"].text ?? ""]
      else { continue }
      one.require(toFail: other)
    }
    for (id, actions) in arrangement["responds"].members {
      guard let view = judge.views[id] as? DevicePlain, actions.list.allSatisfy({ $0.text == "save" }) else {
        diary.problems.append("responds: \(id)")
        continue
      }
      view.performsSave = !actions.list.isEmpty
    }
    let known = ["t", "tap", "hold", "drag", "from", "to", "over", "steps", "lift", "began", "moved", "ended"]
    let others = ["offset", "animated", "allowsUserInteraction", "during", "nth", "passTo"]
    for step in arrangement["input"].list + arrangement["callbacks"].list {
      for (name, _) in step.members where !(known + others + verbs).contains(name) { diary.problems.append(name) }
      for (name, _) in step["animate"].members where !["id", "alpha", "frame"].contains(name) {
        diary.problems.append("animate: \(name)")
      }
      if let id = step["passTo"].text, judge.views[id] == nil { diary.problems.append("passTo: \(id)") }
    }
    for name in ["windows", "responders", "settings", "answers"] where !arrangement[name].isNull {
      diary.problems.append(name)
    }
  }

  private var gestures: [String: UIGestureRecognizer] = [:]

  private func register(_ view: UIView, _ id: String) {
    diary.name(view, id)
    judge.views[id] = view
  }

  private func add(_ word: Word, to parent: UIView) {
    let id = word["id"].text ?? ""
    judge.words[id] = word
    guard let view = word["kind"].text == "collectionView" ? list(word, id) : make(word["kind"].text ?? "view") else {
      return diary.problems.append("\(id): kind")
    }
    view.frame = Self.frame(word["frame"]) ?? .zero
    register(view, id)
    parent.addSubview(view)
    arranged.append(view)
    let parts = ["id", "kind", "frame", "children", "gestures", "set", "targets"]
    for (name, value) in word.members where !parts.contains(name) { set(name, value, of: view, id) }
    if let control = view as? UIControl {
      log(control)
      for target in word["targets"].list { add(target, to: control, id) }
    }
    for (name, value) in word["set"].members { set(name, value, of: view, id) }
    for gesture in word["gestures"].list { add(gesture, toView: view) }
    if !(view is DeviceList) { for child in word["children"].list { add(child, to: view) } }
    (view as? UIScrollView)?.delegate = judge
    (view as? UICollectionView)?.dataSource = judge
  }

  /// Makes a collection view whose cells are rows of one height, one after the other, and the only content.
  private func list(_ word: Word, _ id: String) -> DeviceList {
    let (rows, width) = (word["children"].list, word["frame"].list.dropFirst(2).first?.number ?? 0)
    let height = rows.first?["frame"].list.last?.number ?? 0
    let size = word["set"]["contentSize"].point
    if size != CGPoint(x: width, y: Double(rows.count) * height) { diary.problems.append("\(id): contentSize") }
    for (index, row) in rows.enumerated() {
      let name = row["id"].text ?? ""
      let answers = ["shouldHighlight", "shouldSelect", "shouldDeselect"]
      for (key, _) in row.members where !(["id", "kind", "frame"] + answers).contains(key) {
        diary.problems.append("\(name): \(key)")
      }
      let frame = [0, Double(index) * height, width, height]
      if row["frame"].list.compactMap({ $0.number }) != frame { diary.problems.append("\(name): frame") }
    }
    return with(deviceList(rowHeight: height, width: width)) {
      $0.diary = diary
      $0.contentInsetAdjustmentBehavior = .never
    }
  }

  private func add(_ target: Word, to control: UIControl, _ id: String) {
    let event = Self.events.first { $0.0 == target["for"].text }?.1
    guard let event, target["action"].text == "save" else { return diary.problems.append("\(id): targets") }
    control.addTarget(nil, action: .save, for: event)
  }

  private static func frame(_ word: Word) -> CGRect? {
    let frame = word.list.compactMap { $0.number }
    return frame.count == 4 ? CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) : nil
  }

  private func make(_ kind: String) -> UIView? {
    switch kind {
    case "view":
      return with(DevicePlain(frame: .zero)) { view in
        view.diary = diary
        view.whenPerformed = { [unowned view, diary] in diary.note("actions", view, "performs save") }
      }
    case "button": return with(DeviceButton(frame: .zero)) { $0.diary = diary }
    case "slider": return with(DeviceSlider(frame: .zero)) { $0.diary = diary }
    case "switch": return with(DeviceToggle(frame: .zero)) { $0.diary = diary }
    case "scrollView":
      return with(DeviceScroll(frame: .zero)) {
        $0.diary = diary
        $0.contentInsetAdjustmentBehavior = .never
      }
    default: return nil
    }
  }

  private func with<Object>(_ object: Object, _ change: (Object) -> Void) -> Object {
    change(object)
    return object
  }

  private static let events: [(String, UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
    ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
    ("primaryActionTriggered", .primaryActionTriggered), ("valueChanged", .valueChanged),
  ]

  private func log(_ control: UIControl) {
    for (name, event) in Self.events {
      control.addAction(
        UIAction { [unowned control, diary] _ in
          var value = (control as? UISlider).map { " " + Word.decimal(Double($0.value), places: 3) }
          value = (control as? UISwitch).map { $0.isOn ? " 1" : " 0" } ?? value
          diary.note("controls", control, name + (name == "valueChanged" ? value ?? "" : ""))
        }, for: event)
    }
  }

  private func set(_ name: String, _ value: Word, of view: UIView, _ id: String) {
    let scroll = view as? UIScrollView
    let slider = view as? UISlider
    let amount = value.number ?? 0
    switch (name, value) {
    case ("hidden", _): view.isHidden = value.isTrue
    case ("alpha", _): view.alpha = amount
    case ("frame", .list): view.frame = Self.frame(value) ?? view.frame
    case ("targetForAction", .text(let other)) where view is DevicePlain:
      (view as? DevicePlain)?.found = { [unowned judge] in judge.views[other] }
    case ("userInteraction", _): view.isUserInteractionEnabled = value.isTrue
    case ("multipleTouch", _): view.isMultipleTouchEnabled = value.isTrue
    case ("exclusiveTouch", _): view.isExclusiveTouch = value.isTrue
    case ("contentSize", _) where view is DeviceList: break
    case ("contentSize", _): scroll?.contentSize = CGSize(width: value.point.x, height: value.point.y)
    case ("contentOffset", _): scroll?.contentOffset = value.point
    case ("isPagingEnabled", _): scroll?.isPagingEnabled = value.isTrue
    case ("bounces", _): scroll?.bounces = value.isTrue
    case ("minimumZoomScale", _): scroll?.minimumZoomScale = amount
    case ("maximumZoomScale", _): scroll?.maximumZoomScale = amount
    case ("delaysContentTouches", _): scroll?.delaysContentTouches = value.isTrue
    case ("canCancelContentTouches", _): scroll?.canCancelContentTouches = value.isTrue
    case ("minimumValue", _): slider?.minimumValue = .init(amount)
    case ("maximumValue", _): slider?.maximumValue = .init(amount)
    case ("value", _): slider?.value = .init(amount)
    case ("isOn", _): (view as? UISwitch)?.isOn = value.isTrue
    case ("targetContentOffset", _), ("viewForZooming", _): break
    default: diary.problems.append("\(id): \(name)")
    }
  }

  private func add(_ word: Word, toView view: UIView) {
    let id = word["id"].text ?? ""
    judge.words[id] = word
    let recognizer: UIGestureRecognizer
    switch word["kind"].text {
    case "tap": recognizer = with(DeviceTap()) { $0.diary = diary }
    case "pan": recognizer = with(DevicePan()) { $0.diary = diary }
    case "swipe": recognizer = with(DeviceSwipe()) { $0.diary = diary }
    case "pinch": recognizer = with(DevicePinch()) { $0.diary = diary }
    case "rotation": recognizer = with(DeviceRotation()) { $0.diary = diary }
    case "longPress": recognizer = with(DeviceLongPress()) { $0.diary = diary }
    default: return diary.problems.append("\(id): kind")
    }
    diary.name(recognizer, id)
    gestures[id] = recognizer
    for (name, value) in word["set"].members { set(name, value, of: recognizer, id) }
    for (name, _) in word.members where !["id", "kind", "set", "delegate"].contains(name) {
      diary.problems.append("\(id): \(name)")
    }
    recognizer.delegate = judge
    listen(recognizer) { [unowned recognizer, diary] in recognizer.noteAction(in: diary) }
    view.addGestureRecognizer(recognizer)
  }

  private func set(_ name: String, _ value: Word, of recognizer: UIGestureRecognizer, _ id: String) {
    let amount = Int(value.number ?? 0)
    let (tap, pan) = (recognizer as? UITapGestureRecognizer, recognizer as? UIPanGestureRecognizer)
    let (swipe, press) = (recognizer as? UISwipeGestureRecognizer, recognizer as? UILongPressGestureRecognizer)
    let ways: [String: UISwipeGestureRecognizer.Direction] = [
      "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    switch name {
    case "isEnabled": recognizer.isEnabled = value.isTrue
    case "cancelsTouchesInView": recognizer.cancelsTouchesInView = value.isTrue
    case "delaysTouchesBegan": recognizer.delaysTouchesBegan = value.isTrue
    case "delaysTouchesEnded": recognizer.delaysTouchesEnded = value.isTrue
    case "numberOfTapsRequired":
      tap?.numberOfTapsRequired = amount
      press?.numberOfTapsRequired = amount
    case "numberOfTouchesRequired":
      tap?.numberOfTouchesRequired = amount
      press?.numberOfTouchesRequired = amount
      swipe?.numberOfTouchesRequired = amount
    case "minimumNumberOfTouches": pan?.minimumNumberOfTouches = amount
    case "maximumNumberOfTouches": pan?.maximumNumberOfTouches = amount
    case "minimumPressDuration": press?.minimumPressDuration = value.number ?? 0.5
    case "direction": swipe?.direction = ways[value.text ?? ""] ?? .right
    default: diary.problems.append("\(id): \(name)")
    }
  }

  // MARK: What happens

  override func sendEvent(_ event: UIEvent) {
    record(event)
    super.sendEvent(event)
    diary.eventTime = nil
  }

  /// Writes the touches of an event as steps of a scenario.
  private func record(_ event: UIEvent) {
    let touches = event.allTouches.map { Array($0) } ?? []
    for touch in touches where touch.phase == .began { diary.begin(touch) }
    isTouched = touches.contains { $0.phase != .ended && $0.phase != .cancelled }
    guard touches.contains(where: { $0.phase != .stationary }) else { return }
    if diary.start == nil { diary.start = event.timestamp }
    diary.eventTime = event.timestamp
    let phases: [(String, UITouch.Phase)] = [
      ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ]
    for (name, phase) in phases {
      let entries = touches.filter { $0.phase == phase }.map { touch -> (Int, CGPoint) in
        (diary.number(of: touch), touch.location(in: self))
      }
      guard !entries.isEmpty else { continue }
      steps.append(
        .members([
          ("t", .number(diary.now)),
          (
            name,
            .list(
              entries.sorted { $0.0 < $1.0 }.map { number, place in
                .list([.number(Double(number)), .number(Double(place.x)), .number(Double(place.y))])
              })
          ),
        ]))
    }
  }

  /// Does what the arrangement does by itself and whose time has come; the shell calls it in each frame.
  func tick() {
    guard diary.start != nil else { return }
    while let step = waiting.first, step["t"].number ?? 0 <= diary.now {
      waiting.removeFirst()
      steps.append(.members([("t", .number(diary.now))] + step.members.filter { $0.name != "t" }))
      perform(step)
    }
  }

  private func called(_ call: String) {
    calls[call, default: 0] += 1
    for callback in arrangement["callbacks"].list where callback["during"].text == call {
      if Int(callback["nth"].number ?? 1) == calls[call] { perform(callback) }
    }
  }

  private func perform(_ step: Word) {
    if let id = step["remove"].text { judge.views[id]?.removeFromSuperview() }
    if let id = step["passTo"].text, let view = judge.views[id] { passTouches(to: view) }
    if let id = step["animate"]["id"].text, let view = judge.views[id] {
      view.animate(
        withDuration: step["over"].number ?? 0,
        options: step["allowsUserInteraction"].isTrue ? .allowUserInteraction : []
      ) { [self] in
        for (name, value) in step["animate"].members where name != "id" { set(name, value, of: view, id) }
      }
    }
    if let scroll = judge.views[step["scrollTo"].text ?? ""] as? UIScrollView {
      scroll.setContentOffset(step["offset"].point, animated: step["animated"].isTrue)
    }
    let change = step["set"]
    guard let id = change["id"].text else { return }
    for (name, value) in change.members where name != "id" {
      if let view = judge.views[id] { set(name, value, of: view, id) }
      if let recognizer = gestures[id] { set(name, value, of: recognizer, id) }
    }
  }

  /// Calls the touch method of another view that was called last, as code in the middle of that method does.
  private func passTouches(to view: UIView) {
    guard let (method, touches, event) = diary.handed else { return }
    switch method {
    case "touchesBegan": view.touchesBegan(touches, with: event)
    case "touchesMoved": view.touchesMoved(touches, with: event)
    case "touchesEnded": view.touchesEnded(touches, with: event)
    default: view.touchesCancelled(touches, with: event)
    }
  }

  // MARK: The result

  /// The lines of the channels and subjects that the arrangement shows.
  var log: [String] {
    let channels =
      arrangement["show"].isNull
      ? ["touches", "actions", "controls"] : arrangement["show"].list.compactMap { $0.text }
    let only = arrangement["only"].list.compactMap { $0.text }
    return diary.lines.filter { line in
      !line.subject.isEmpty && channels.contains(line.channel) && (only.isEmpty || only.contains(line.subject))
    }.map { Word.decimal($0.time, places: 3, isPadded: true) + " " + $0.subject + " " + $0.what }
  }

  /// The session as a scenario file: the arrangement, the touches that came, and the log as what is expected.
  func recorded(on device: String) -> String {
    var members = arrangement.members.filter { !["name", "input", "expect", "source"].contains($0.name) }
    if arrangement["window"]["size"].isNull {
      members.removeAll { $0.name == "window" }
      let size = Word.list([.number(Double(bounds.width)), .number(Double(bounds.height))])
      members.append(("window", .members([("size", size)] + arrangement["window"].members)))
    }
    members.append(("source", .text((arrangement["source"].text.map { $0 + "; " } ?? "") + device)))
    members.append(("input", .list(steps)))
    members.append(("expect", .list(log.map { .text($0) })))
    return Word.members(members).json
  }
}

// MARK: - The shell, for UIKit alone. Nothing here has compiled or run it: see README.md.
#if canImport(UIKit)
  /// Calls a closure for a recognizer; it lives as long as the recognizer's list of them.
  @MainActor final class Listener: NSObject {
    private static var all: [Listener] = []
    private let act: () -> Void

    init(_ recognizer: UIGestureRecognizer, _ act: @escaping () -> Void) {
      self.act = act
      super.init()
      Listener.all.append(self)
      recognizer.addTarget(self, action: #selector(fire))
    }

    @objc private func fire() { act() }
  }

  /// The list of the arrangements; a chosen one fills the screen until it has been still for five seconds.
  final class ArrangementList: UITableViewController {
    private var cases: [Word] = []
    private var session: DeviceWindow?
    private var link: CADisplayLink?
    private var lastCount = 0
    private var lastChange = 0.0

    override func viewDidLoad() {
      super.viewDidLoad()
      let file = Bundle.main.url(forResource: "questions", withExtension: "json")
      let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? UIPasteboard.general.string ?? ""
      let document = Word(text)
      cases = document["cases"].isNull ? [document] : document["cases"].list
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cases.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = cases[indexPath.row]["name"].text ?? "arrangement"
      cell.detailTextLabel?.text = cases[indexPath.row]["scenario"].text
      cell.detailTextLabel?.numberOfLines = 0
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      guard let scene = view.window?.windowScene else { return }
      let window = DeviceWindow(windowScene: scene)
      window.backgroundColor = .systemBackground
      window.listen = { _ = Listener($0, $1) }
      window.build(cases[indexPath.row])
      guard window.diary.problems.isEmpty else { return tell(window.diary.problems.joined(separator: "\n")) }
      for (index, view) in window.arranged.enumerated() {
        view.layer.borderWidth = 1
        view.backgroundColor = UIColor(hue: CGFloat(index) * 0.13, saturation: 0.2, brightness: 1, alpha: 1)
      }
      for hint in window.hints { label(hint.text, at: hint.place, in: window) }
      label(window.title, at: CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 80), in: window)
      session = window
      lastCount = 0
      window.isHidden = false
      link = CADisplayLink(target: self, selector: #selector(frame))
      link?.add(to: .main, forMode: .common)
    }

    private func label(_ text: String, at place: CGPoint, in window: UIWindow) {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 13)
      label.frame.size = label.sizeThatFits(CGSize(width: 300, height: 200))
      label.center = place
      label.isUserInteractionEnabled = false
      window.addSubview(label)
    }

    @objc private func frame() {
      guard let session else { return }
      session.tick()
      if session.diary.lines.count != lastCount {
        lastCount = session.diary.lines.count
        lastChange = CACurrentMediaTime()
      }
      if lastCount > 0, !session.isTouched, CACurrentMediaTime() - lastChange > 5 { finish(session) }
    }

    private func finish(_ session: DeviceWindow) {
      link?.invalidate()
      let device = UIDevice.current
      let text = session.recorded(on: "\(device.model), \(device.systemName) \(device.systemVersion)")
      session.isHidden = true
      self.session = nil
      let name = (session.name + ".json").replacingOccurrences(of: "/", with: "-")
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return tell(name) }
      let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = view
      present(sheet, animated: true)
    }

    private func tell(_ text: String) {
      let alert = UIAlertController(title: "Not taken", message: text, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
#endif
