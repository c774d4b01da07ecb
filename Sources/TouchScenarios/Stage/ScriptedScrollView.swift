import TouchCollectionView
package import TouchScroll
import TouchViews

/// A scroll view whose overrides about touches in its content a file spells out.
final class ScriptedScrollView: ScrollView {
  override func touchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in view: View) -> Bool {
    scriptedView?.shouldBeginTouches(in: view) ?? super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: View) -> Bool {
    scriptedView?.shouldCancelTouches(in: view) ?? super.touchesShouldCancel(in: view)
  }
}

/// A collection view whose overrides about touches in its content a file spells out.
final class ScriptedCollectionView: CollectionView {
  override func touchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in view: View) -> Bool {
    scriptedView?.shouldBeginTouches(in: view) ?? super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: View) -> Bool {
    scriptedView?.shouldCancelTouches(in: view) ?? super.touchesShouldCancel(in: view)
  }
}

extension ScrollView {
  fileprivate var scriptedView: ScriptedView? { StageAnswers.script(of: self) }

  /// Returns whether a recognizer is the pan or pinch, which files know by the scroll view's name.
  package func namesInFiles(_ recognizer: any GestureRecognizing) -> Bool {
    attachedByItself(recognizer) && [.pan, .pinch].contains(recognizer.traits.kind)
  }
}
