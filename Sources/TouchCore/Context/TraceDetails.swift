/// On whose account a responder hears less, or again, of a touch.
public enum DeliveryAccount {
  /// Nobody's in particular: whoever withheld the touch lets it go.
  case nobody
  /// A recognizer withholds the touch or took it.
  case recognizer(any GestureRecognizing)
  /// A scroll view withholds the touch, or never gives it to its content.
  case container(any TouchNode)
  /// Another touch is down that keeps this one out (TB-4, TB-7).
  case otherTouch(Touch)
  /// A node leaves the tree with the touched node in it (TB-11).
  case leaving(any TouchNode)
}

/// What came in from the host.
public enum TraceInput {
  /// Touches that changed in one event, in the order of their numbers; to be read at once.
  case touches([Touch])
  /// Everything was taken away (TB-12); touches that were down come before this, as cancelled.
  case interruption
  /// A pointer without contact is at a place, in the coordinates of the samples.
  case hover(Point)
  /// The pointer without contact is gone.
  case hoverEnded
  /// A wheel or trackpad moved.
  case scroll(ScrollMovement)
  /// A button changed, with its force.
  case press(Press.PressType, Press.Phase, force: Double)
  /// A motion began, ended or was broken off.
  case motion(TouchEvent.EventSubtype, TouchPhase)
}

/// Why one recognizer kept another out.
public enum PreventionRule: Sendable {
  /// It was recognized first, and only one may be (GX-1).
  case recognized
  /// It had begun already and goes on (GX-9).
  case alreadyActive
}
