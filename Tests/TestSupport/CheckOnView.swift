public import TouchGestures
public import TouchTesting
import TouchViews

/// Checks a recognizer on a view of its own, as recognizers that were written for UIKit need one.
public func checkOnView(_ recognizer: GestureRecognizer) -> [Finding] {
  let root = View(frame: Rect(x: 0, y: 0, width: 800, height: 800))
  let view = View(frame: Rect(x: 200, y: 200, width: 400, height: 400))
  root.addSubview(view)
  let dispatcher = TouchDispatcher(context: TouchContext(), root: root)
  view.addGestureRecognizer(recognizer)
  defer { view.removeGestureRecognizer(recognizer) }
  return checkRecognizer(recognizer, host: dispatcher)
}
