import TouchCollectionView
package import TouchControls
import TouchScroll
import TouchScrollView

/// A node as tools inspect it: its kind and its properties beyond the protocol of `TouchCore`.
package struct InspectedNode {
  private let control: Control?
  private let scrollView: ScrollView?
  private let collection: CollectionView?

  /// Creates the inspected form of a node.
  package init(_ node: any TouchNode) {
    control = node as? Control
    scrollView = node as? ScrollView
    collection = node as? CollectionView
  }

  /// A Boolean value that indicates whether the node is a control.
  package var isControl: Bool { control != nil }

  /// A Boolean value that indicates whether the node is a scroll view.
  package var isScrollView: Bool { scrollView != nil }

  /// A Boolean value that indicates whether the node is a collection view.
  package var isCollection: Bool { collection != nil }

  /// A Boolean value that indicates whether taps select the node's cells.
  package var selectsCells: Bool { collection?.allowsSelection ?? false }

  /// A Boolean value that indicates whether the node keeps held touches from its content (SC-1).
  package var delaysContent: Bool {
    scrollView.map { $0.delaysContentTouches && $0.isScrollEnabled && $0.childNodeCount > 0 } ?? false
  }

  /// Returns whether the node lets a recognizer begin over it.
  package func lets(_ recognizer: any GestureRecognizing) -> Bool { control.map(allows(recognizer)) ?? true }

  private func allows(_ recognizer: any GestureRecognizing) -> (Control) -> Bool {
    { control in
      StageAnswers.script(of: control)?.answer(.shouldBegin, about: recognizer)
        ?? control.gestureRecognizerShouldBegin(recognizer)
    }
  }

  /// Returns whether a scroll view made a recognizer for itself.
  package func made(_ recognizer: any GestureRecognizing) -> Bool { scrollView?.attachedByItself(recognizer) ?? false }
}
