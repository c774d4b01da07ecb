package import TouchEvents
import TouchScroll

/// A node as tools inspect it: what it has by itself, beyond the protocol of `TouchCore`.
package struct InspectedNode {
  private let scrollView: ScrollView?

  /// Creates the inspected form of a node.
  package init(_ node: any TouchNode) { scrollView = node as? ScrollView }

  /// Returns whether a scroll view made a recognizer for itself.
  package func made(_ recognizer: any GestureRecognizing) -> Bool { scrollView?.attachedByItself(recognizer) ?? false }
}
