public import TouchEvents
public import TouchTableView

/// One thing that happens in a scenario, at a time.
public struct ScenarioStep: Sendable {
  /// When it happens, in seconds from the start.
  public var time: Timestamp
  /// What happens.
  public var action: Action
  /// Where it stands in the file.
  package var place: JSONCursor

  /// What can happen.
  public enum Action: Sendable {
    /// A touch begins, moves, ends or is cancelled.
    case touch(TouchChange)
    /// The system cancels every touch.
    case cancelAll
    /// The application begins to ignore touches.
    case beginIgnoringInteractionEvents
    /// The application ends one period of ignoring touches.
    case endIgnoringInteractionEvents
    /// Nothing: time passes.
    case wait
    /// Properties of a recognizer change.
    case setGesture(String, [PropertySetting])
    /// A scripted recognizer requests a state.
    case setState(String, GestureState)
    /// Properties of a view change.
    case setView(String, [ViewTrait], [PropertySetting])
    /// Properties of a view change in an animation of so many seconds.
    case animate(String, [ViewTrait], duration: Double, allowsUserInteraction: Bool)
    /// The touch method in which the code runs is called on another responder.
    case passTo(String)
    /// A view leaves its superview.
    case remove(String)
    /// A recognizer leaves its view.
    case removeGesture(String)
    /// A recognizer is added to a view.
    case addGesture(String, to: String)
    /// A view is added to another, in front of the views in that.
    case addView(String, to: String)
    /// A recognizer waits for another to fail from now on.
    case require(String, toFail: String)
    /// A control gets an action without a target.
    case addTarget(String, ScenarioTarget)
    /// A control loses its actions without a target: one of them, or all.
    case removeTarget(String, event: String, action: String?)
    /// The content of a scroll view goes to an offset, in points.
    case scrollTo(String, offset: Point, animated: Bool)
    /// A scroll view stops what moves by itself.
    case stopScrollingAndZooming(String)
    /// A responder is asked to become first responder.
    case becomeFirstResponder(String)
    /// A responder is asked to resign.
    case resignFirstResponder(String)
    /// A pointer without contact is at a place, in the first window's coordinates.
    case hover(Point, TouchAttributes)
    /// The pointer is gone.
    case hoverEnded
    /// A wheel or trackpad moves.
    case scroll(delta: Point, at: Point, kind: ScrollMovement.Kind, phase: TouchPhase)
    /// A motion begins.
    case motionBegan(TouchEvent.EventSubtype)
    /// A motion ends.
    case motionEnded(TouchEvent.EventSubtype)
    /// A motion is broken off.
    case motionCancelled(TouchEvent.EventSubtype)
    /// A button goes down, changes its force, goes up or is taken away.
    case press(Press.PressType, Press.Phase, force: Double)
    /// What a key types arrives, with the modifiers that are held.
    case key(String, KeyModifierFlags)
    /// A key of a keyboard goes down, up or is taken away.
    case hardwareKey(ScenarioKey, Press.Phase)
    /// A remote control or headset gives a command.
    case remoteControl(TouchEvent.EventSubtype)
    /// Estimates of earlier samples are corrected.
    case estimates([TouchChange])
    /// A table or collection view asks its data source for everything again.
    case reloadData(String)
    /// A table begins or ends editing.
    case setEditing(String, Bool)
    /// Rows are deleted or inserted, by code.
    case changeRows(String, [IndexPath], isInsertion: Bool)
    /// A row is selected or deselected, by code.
    case selectRow(String, IndexPath, Bool)
    /// Where a sheet or a scroll view is goes to the log.
    case position(String)
    /// A sheet is dismissed by code.
    case dismiss(String)
    /// A navigation controller pushes a controller.
    case push(String, String, animated: Bool)
    /// A navigation controller pops its top controller.
    case pop(String, animated: Bool)
    /// A navigation controller has another stack.
    case setStack(String, [String], animated: Bool)
    /// A navigation controller's bar or the delegate of its pop gestures changes.
    case setNavigation(String, barHidden: Bool?, otherPopDelegate: Bool?)
    /// Code calls what drives a navigation controller's transition, or its context.
    case transition(String, ScenarioTransitionCall)
  }
}

/// What code does during a call that the engine makes.
public struct ScenarioCallback: Sendable {
  /// The object that is called.
  public var subject: String
  /// What is called: `touchesBegan`, `action`, `shouldBegin`, `touchUpInside`; or a whole line of the log without its time.
  public var call: String
  /// Which of the calls of this kind it is, counted from 1.
  public var number: Int
  /// What is done in it, in order; the times mean nothing.
  public var steps: [ScenarioStep]
  /// A Boolean value that indicates whether ``call`` is a line of the log, of whatever channel.
  public var isByLine = false
  /// Where it stands in the file.
  package var place: JSONCursor
}

/// What happens to one touch.
public struct TouchChange: Sendable {
  /// The number of the touch.
  public var number: Int
  /// What happens to it: began, moved, ended or cancelled.
  public var phase: TouchPhase
  /// Where it is, in the first window's coordinates; `nil` is where it was.
  public var location: Point?
  /// Other values that the hardware reports.
  public var attributes = TouchAttributes()
}
