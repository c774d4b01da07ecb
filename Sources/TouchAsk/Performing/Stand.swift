import TouchCollectionView
import TouchControls
import TouchGestures
import TouchScenarios
import TouchScroll
import TouchTableView
import TouchWindows

/// An arrangement that stands: its host, its trees, and the parts in it that can act.
final class Stand {
  let host: any TouchHost
  /// The trees, front to back.
  let roots: [any TouchNode]
  private(set) var parts: [Part] = []
  let witness: Witness
  /// Whether something happened after which it may be otherwise than it was made.
  var isUsed = false
  /// Whether no code of the program runs in it, so that it serves several scripts.
  var isPlain = false
  /// Where the content of each scroll view is in the beginning.
  private var offsets: [(scrollView: ScrollView, offset: Point)] = []
  /// The names of recognizers and controls with which the program moves views.
  var drivers: [String] = []
  /// The names of views that the program moves with its gestures, and which cover nothing for good.
  var moved: [String] = []
  /// What must live as long as the arrangement.
  private let kept: AnyObject?
  /// The tree in whose coordinates scripts are; `nil` where they are those of samples.
  private let first: (any TouchNode)?
  private let given: (AnyObject) -> String?
  private let zooms: (ScrollView) -> Bool
  private var names: ObjectNames
  private var recognizers = Table<ObjectIdentifier, Bool>()

  init(
    host: any TouchHost, roots: [any TouchNode], first: (any TouchNode)?, kept: AnyObject?, witness: Witness,
    name: @escaping (AnyObject) -> String?, zooms: @escaping (ScrollView) -> Bool
  ) {
    (self.host, self.roots, self.first, self.kept, self.witness) = (host, roots, first, kept, witness)
    given = name
    self.zooms = zooms
    names = ObjectNames(given: name)
    for root in roots.reversed() { collect(root) }
  }

  deinit { host.context.trace = nil }

  func name(of object: AnyObject) -> String { names.name(of: object) }

  func name(of recognizer: any GestureRecognizing) -> String {
    names.name(of: recognizer as AnyObject, wish: recognizer.name ?? recognizer.traits.kind.rawValue)
  }

  /// Returns a node and those around it, from the inside; a circle ends where it closes.
  static func chain(_ node: any TouchNode) -> [any TouchNode] {
    var chain: [any TouchNode] = []
    var current: (any TouchNode)? = node
    var walk = CycleGuard()
    while let here = current, walk.admits(here) {
      chain.append(here)
      current = here.parentNode
    }
    return chain
  }

  /// Whether the program moved a view.
  var isMoved: Bool { parts.contains { drivers.has($0.name) && $0.recognizer.map(witness.hasActed) ?? false } }

  /// Puts the content of scroll views back where it was, unless code of the program may have seen it go.
  func scrollBack() {
    guard isPlain else { return isUsed = true }
    for (scrollView, offset) in offsets where scrollView.contentOffset != offset || scrollView.isDecelerating {
      scrollView.stopScrollingAndZooming()
      scrollView.contentOffset = offset
    }
  }

  /// The window in front, which stands for its application; `nil` for a tree of one's own.
  var window: Window? { roots.first as? Window }

  func part(_ part: Part) -> Part? { parts.first { $0.isSame(as: part) } }

  // MARK: Places

  func screen(_ place: Point) -> Point { first.map { place.applying($0.nodePlacement) } ?? place }

  /// Returns a place of the screen in the coordinates of scripts.
  func scripted(_ place: Point) -> Point? {
    guard let first else { return place }
    return first.nodePlacement.undo(place)
  }

  /// Returns the node that a finger at a place lands on.
  func node(at place: Point) -> (any TouchNode)? {
    let point = screen(place)
    for root in roots {
      if let node = HitTesting.touchAnswer(at: point, of: root, with: nil) { return node }
    }
    return nil
  }

  /// Returns the node of a name.
  func node(named name: String) -> (any TouchNode)? { first(in: roots) { self.name(of: $0).isSame(as: name) } }

  /// Returns the first node of some trees for which a closure returns true.
  func first(in trees: [any TouchNode], _ matches: (any TouchNode) -> Bool) -> (any TouchNode)? {
    var pending = trees
    while let node = pending.popLast() {
      if matches(node) { return node }
      for index in 0..<max(0, node.childNodeCount) {
        if let child = node.childNode(at: index).shownTouchNode { pending.append(child) }
      }
    }
    return nil
  }

  // MARK: Parts

  /// So many parts are looked at; the rest of a larger arrangement is left out.
  static var mostParts: Int { 5_000 }
  private(set) var isCut = false

  /// Walks by iteration, since trees may be deep.
  private func collect(_ root: any TouchNode) {
    var pending: [any TouchNode] = [root]
    var walk = 0
    while let node = pending.popLast() {
      walk += 1
      guard parts.count < Self.mostParts, walk < 100 * Self.mostParts else {
        isCut = true
        return
      }
      add(node)
      var index = max(0, node.childNodeCount) - 1
      while index >= 0 {
        if let child = node.childNode(at: index).shownTouchNode { pending.append(child) }
        index -= 1
      }
    }
  }

  private func add(_ node: any TouchNode) {
    let inspected = InspectedNode(node)
    if let scrollView = node as? ScrollView { offsets.append((scrollView, scrollView.contentOffset)) }
    let control = node as? Control
    if let control, !isRefresh(control) {
      if control.isEnabled { parts.append(Part(kind: .control(control), node: node, name: name(of: node))) }
    } else if let scrollView = node as? ScrollView {
      add(scrollView)
    }
    for recognizer in node.attachedGestureRecognizers {
      guard recognizer.isEnabled, !inspected.made(recognizer), let own = recognizer as? GestureRecognizer,
        recognizers.insert(ObjectIdentifier(own)), !own.receivesHover,
        !(own is ItemSelectionPanGestureRecognizer),
        control == nil || given(own) != nil || !Self.isOfControl(own)
      else { continue }
      if (node as? View)?.isPartOfSuperview ?? false { continue }
      parts.append(Part(kind: .recognizer(own), node: node, name: name(of: recognizer)))
    }
  }

  /// The names that recognizers have which a control makes for itself.
  private static func isOfControl(_ recognizer: GestureRecognizer) -> Bool {
    guard let name = recognizer.name else { return false }
    return ["tap", "press", "pan", "events"].contains { $0.isSame(as: name) }
  }

  private func isRefresh(_ control: Control) -> Bool {
    guard let scrollView = control.superview as? ScrollView, let refresh = scrollView.refreshControl else {
      return false
    }
    return (refresh as AnyObject) === control
  }

  private func add(_ scrollView: ScrollView) {
    let name = name(of: scrollView)
    if scrollView.isScrollEnabled, scrollView.panGestureRecognizer.isEnabled,
      scrollView.hasRoom || scrollView.refreshControl != nil
    {
      parts.append(Part(kind: .scroll(scrollView), node: scrollView, name: name))
    }
    if scrollView.maximumZoomScale > scrollView.minimumZoomScale || zooms(scrollView) {
      parts.append(Part(kind: .zoom(scrollView), node: scrollView, name: name))
    }
    if scrollView.selectsCells { parts.append(Part(kind: .cells(scrollView), node: scrollView, name: name)) }
  }

  /// Takes all other parts out of it, as far as a tree in code allows; their views stay.
  func leaveAlone(_ part: Part) {
    for other in parts where !other.isSame(as: part) {
      switch other.kind {
      case .recognizer(let recognizer): recognizer.isEnabled = false
      case .scroll(let scrollView):
        if case .zoom(let own) = part.kind, own === scrollView {
          scrollView.panGestureRecognizer.isEnabled = false
        } else {
          scrollView.isScrollEnabled = false
        }
      case .zoom(let scrollView): scrollView.pinchGestureRecognizer?.isEnabled = false
      case .control, .cells: break
      }
    }
  }
}

extension ScrollView {
  /// Whether it is a list that has cells and selects them.
  var selectsCells: Bool {
    if let list = self as? CollectionView {
      return list.allowsSelection && list.subviews.contains { $0 is CollectionViewCell }
    }
    guard let list = self as? TableView else { return false }
    return list.allowsSelection && !list.isEditing && !list.visibleCells.isEmpty
  }

  /// Whether its content can go anywhere under a finger.
  var hasRoom: Bool { scrolls(.horizontal) || scrolls(.vertical) }

  /// Whether its content can go along an axis under a finger.
  func scrolls(_ axis: GestureAxes) -> Bool {
    let (least, most) = (minimumContentOffset, maximumContentOffset)
    return axis == .horizontal
      ? most.x > least.x || alwaysBounceHorizontal && bounces : most.y > least.y || alwaysBounceVertical && bounces
  }
}
