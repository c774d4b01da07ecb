import TouchControls
import TouchGestures
import TouchScenarios
import TouchScroll

/// A recognizer, a control, a scroll view or the cells of a list: what can act in an arrangement.
struct Part {
  /// What it is.
  enum Kind {
    case recognizer(GestureRecognizer)
    case control(Control)
    /// A scroll view that scrolls.
    case scroll(ScrollView)
    /// A scroll view that zooms.
    case zoom(ScrollView)
    /// A collection view or table whose cells are selected.
    case cells(ScrollView)
  }

  let kind: Kind
  /// The node on which it can be hit.
  let node: any TouchNode
  let name: String

  /// The recognizer that it is, or that the scroll view has for it.
  var recognizer: GestureRecognizer? {
    switch kind {
    case .recognizer(let recognizer): recognizer
    case .scroll(let scrollView): scrollView.panGestureRecognizer
    case .zoom(let scrollView): scrollView.pinchGestureRecognizer
    case .control, .cells: nil
    }
  }

  /// Whether it is something that a recognizer can starve.
  var isStarved: Bool { if case .control = kind { true } else { isCells } }

  /// Whether it is the cells of a list.
  var isCells: Bool { if case .cells = kind { true } else { false } }

  /// Whether it is a control that has a value.
  var hasValue: Bool { if case .control(let control) = kind { control.loggedValue != nil } else { false } }

  var isScroll: Bool { if case .scroll = kind { true } else { false } }

  /// What it is in words: `tap on card`.
  func title(_ nodeName: String) -> String {
    switch kind {
    case .recognizer(let recognizer): "\(name) (\(recognizer.traits.kind.rawValue) on \(nodeName))"
    case .control: name
    case .scroll: "the drag of \(name)"
    case .zoom: "the zoom of \(name)"
    case .cells: "the selection in \(name)"
    }
  }

  /// Returns whether two parts of two arrangements made alike are the same.
  func isSame(as other: Part) -> Bool { order == other.order && name.isSame(as: other.name) }

  private var order: Int {
    switch kind {
    case .recognizer: 0
    case .control: 1
    case .scroll: 2
    case .zoom: 3
    case .cells: 4
    }
  }
}
