public import TouchPlugins

/// A view of a scenario, with what is attached to it and what is in it.
public struct ScenarioView: Sendable {
  /// The name in the log.
  public var id: String
  /// The kind, as a plugin registers it.
  public var kind: String
  /// The rectangle before the transform, in the parent's coordinates and points.
  public var frame: Rect
  /// What differs from the defaults of every view.
  public var traits: [ViewTrait]
  /// Properties of the kind.
  public var properties: [PropertySetting]
  /// The rows of a table, and what is answered about them.
  public var table: ScenarioTable?
  /// The controller whose root view this is, and the controller that presents it.
  public var controller: ScenarioController?
  /// The actions of a control.
  public var targets: [ScenarioTarget]
  /// The recognizers, in the order of their addition.
  public var gestures: [ScenarioGesture]
  /// The entry of the navigation controller whose view this is.
  public var navigation: ScenarioNavigation?
  /// What a navigation bar shows for the controller whose root view this is.
  public var item: ScenarioItem?
  /// The views in it, back to front; of a navigation controller's view the root views of its stack, then the spare ones.
  public var children: [ScenarioView]
  /// Where it stands in the file.
  package var place: JSONCursor
}

/// A controller of a scenario.
public struct ScenarioController: Sendable {
  /// The name in the log.
  public var id: String
  /// The controller that presents it.
  public var presentedBy: String?
}

/// An action of a control that has no target.
public struct ScenarioTarget: Sendable {
  /// The UIKit name of the control event.
  public var event: String
  /// The name of the action.
  public var action: String
  /// Where it stands in the file.
  package var place: JSONCursor
}

/// A property of a kind, as a file sets it.
public struct PropertySetting: Sendable {
  /// The property's UIKit name.
  public var name: String
  /// The value.
  public var value: PropertyValue
  /// Where it stands in the file.
  package var place: JSONCursor
}

/// A setting of any view, or an override that a file can give it.
public enum ViewTrait: Sendable {
  /// `isHidden`.
  case hidden(Bool)
  /// `alpha`.
  case alpha(Double)
  /// `isUserInteractionEnabled`.
  case userInteraction(Bool)
  /// `isMultipleTouchEnabled`.
  case multipleTouch(Bool)
  /// `isExclusiveTouch`.
  case exclusiveTouch(Bool)
  /// `clipsToBounds`.
  case clipsToBounds(Bool)
  /// `frame`, in the parent's coordinates.
  case frame(Rect)
  /// `center`, in the parent's coordinates.
  case center(Point)
  /// `bounds`, in the view's own coordinates.
  case bounds(Rect)
  /// `transform`, about the center.
  case transform(AffineTransform)
  /// An override of `point(inside:)`: the bounds, inset.
  case touchArea(EdgeInsets)
  /// An override of `hitTest`.
  case hitTest(HitTestOverride)
  /// Overrides of the four touch methods.
  case touches(TouchHandling)
  /// An override of `gestureRecognizerShouldBegin`.
  case shouldBegin(IDAnswer)
  /// What `canBecomeFirstResponder` answers.
  case canBecomeFirstResponder(Bool)
  /// What `canResignFirstResponder` answers.
  case canResignFirstResponder(Bool)
  /// What `keyCommands` returns.
  case keyCommands([ScenarioKeyCommand])
  /// The data source of a collection view: how many items each section has, and the rows in which they lie, in points.
  case dataSource(items: [Int], rowHeight: Double, spacing: Double)
  /// What a scroll view's `touchesShouldBegin` and `touchesShouldCancel(in:)` answer; `nil` leaves it to the class.
  case contentTouches(shouldBegin: Bool?, shouldCancel: Bool?)
  /// The content view that a scroll view zooms.
  case viewForZooming(String)
  /// What a plain control's overrides of `beginTracking` and `continueTracking` answer, call by call.
  case tracking(begin: [Bool], continue: [Bool])
  /// What a scroll view's delegate writes into the target of a lift.
  case targetContentOffset(TargetOffset)
  /// The responder that a plain view's override of `target(forAction:withSender:)` returns.
  case targetForAction(String)
  /// What the delegate of a collection view answers for a cell.
  case cellAnswer(CellQuestion, Bool)
  /// How far the safe area of a window is inset, in points.
  case safeAreaInsets(EdgeInsets)
}

/// How a file overrides a view's `hitTest`.
public enum HitTestOverride: CaseIterable, Sendable {
  /// It answers nothing.
  case none
  /// It returns the view itself, and never searches children.
  case `self`
  /// It answers nothing where the inherited method would answer the view itself.
  case through

  /// The override's name in files.
  public var name: String {
    switch self {
    case .none: "none"
    case .self: "self"
    case .through: "through"
    }
  }
}

/// How a file overrides the four touch methods of a responder.
///
/// For each method, whether its override calls `super`, call by call; the last entry stays. A method without an entry is
/// not overridden.
public struct TouchHandling: Sendable, Equatable {
  /// Whether `touchesBegan` calls `super`.
  public var began: [Bool] = []
  /// Whether `touchesMoved` calls `super`.
  public var moved: [Bool] = []
  /// Whether `touchesEnded` calls `super`.
  public var ended: [Bool] = []
  /// Whether `touchesCancelled` calls `super`.
  public var cancelled: [Bool] = []

  /// No override at all.
  public static var forward: TouchHandling { TouchHandling() }
  /// Overrides that don't call `super`.
  public static var consume: TouchHandling { TouchHandling(all: false) }
  /// Overrides that call `super`.
  public static var consumeAndForward: TouchHandling { TouchHandling(all: true) }

  init() {}

  private init(all callsSuper: Bool) {
    (began, moved, ended, cancelled) = ([callsSuper], [callsSuper], [callsSuper], [callsSuper])
  }
}

/// Where a scroll view's delegate lets the content come to rest.
public enum TargetOffset: Sendable {
  /// At this offset, in points.
  case at(Point)
  /// Where it is at that moment.
  case present
}

/// What a collection view asks its delegate about a cell.
public enum CellQuestion: CaseIterable, Sendable {
  /// Whether it is highlighted.
  case shouldHighlight
  /// Whether it is selected.
  case shouldSelect
  /// Whether it is deselected.
  case shouldDeselect

  /// The question's name in files.
  public var name: String {
    switch self {
    case .shouldHighlight: "shouldHighlight"
    case .shouldSelect: "shouldSelect"
    case .shouldDeselect: "shouldDeselect"
    }
  }
}

/// An answer to a question about an object: the same for all, or `true` for some.
public enum IDAnswer: Sendable {
  /// The answer for all objects.
  case all(Bool)
  /// Yes for these, no for others.
  case some([String])

  /// Returns the answer for one of them.
  public func callAsFunction(_ id: String) -> Bool {
    switch self {
    case .all(let answer): answer
    case .some(let ids): ids.has(id)
    }
  }
}
