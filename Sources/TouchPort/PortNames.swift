/// UIKit's names, and what stands in their place.
enum PortNames {
  /// Returns the name in Touchstone of a type of UIKit; `nil` for one that it does not have, and for any other word.
  static func type(_ name: String) -> String? {
    if let other = renamed.first(where: { $0.from == name }) { return other.to }
    guard name.hasPrefix("UI"), withoutPrefix.contains(String(name.dropFirst(2))) else { return nil }
    return String(name.dropFirst(2))
  }

  /// The types that are UIKit's without the prefix.
  private static let withoutPrefix = [
    "Touch", "View", "Window", "ViewController", "Press", "PressesEvent", "KeyCommand", "Application",
    "ApplicationDelegate", "GestureRecognizer", "GestureRecognizerDelegate", "TapGestureRecognizer",
    "PanGestureRecognizer", "SwipeGestureRecognizer", "PinchGestureRecognizer", "RotationGestureRecognizer",
    "LongPressGestureRecognizer", "ScreenEdgePanGestureRecognizer", "HoverGestureRecognizer", "Control", "Button",
    "Switch", "Slider", "Stepper", "PageControl", "SegmentedControl", "ScrollView", "ScrollViewDelegate",
    "CollectionView", "CollectionViewCell", "CollectionViewDelegate", "CollectionViewDataSource",
    "CollectionViewDataSourcePrefetching", "CollectionViewController", "TableView", "TableViewCell",
    "TableViewController",
    "TableViewDelegate", "TableViewDataSource", "TableViewHeaderFooterView", "ContextualAction",
    "SwipeActionsConfiguration", "EdgeInsets", "RectEdge", "Key", "RefreshControl",
    "KeyboardHIDUsage", "KeyModifierFlags", "MenuElement", "Interaction", "CoordinateSpace", "ModalPresentationStyle",
    "SemanticContentAttribute", "TraitCollection", "ForceTouchCapability", "UserInterfaceLayoutDirection", "ScrollType",
    "ScrollTypeMask", "PresentationController", "SheetPresentationController", "SheetPresentationControllerDelegate",
    "SheetPresentationControllerDetentResolutionContext", "AdaptivePresentationControllerDelegate",
    "ViewControllerTransitioningDelegate", "ViewControllerAnimatedTransitioning",
    "ViewControllerInteractiveTransitioning", "ViewControllerContextTransitioning",
    "PercentDrivenInteractiveTransition", "ViewControllerTransitionCoordinatorContext",
    "ViewControllerTransitionCoordinator", "NavigationController", "NavigationControllerDelegate", "NavigationItem",
    "BarButtonItem", "TransitionContextViewControllerKey", "TransitionContextViewKey", "ViewImplicitlyAnimating",
  ]

  private static let renamed: [(from: String, to: String)] = [
    ("UIEvent", "TouchEvent"), ("UIResponder", "ResponderObject"), ("CGPoint", "Point"), ("CGSize", "Size"),
    ("CGRect", "Rect"), ("CGFloat", "Double"), ("CGAffineTransform", "AffineTransform"),
    ("CFTimeInterval", "Double"), ("CGVector", "Vector"), ("UIAction", "ControlAction"),
    ("UIScreen", "ScreenSpace"), ("UIImageView", "View"),
    // Names before Swift 4.2.
    ("UIGestureRecognizerState", "GestureRecognizer.State"),
    ("UISwipeGestureRecognizerDirection", "SwipeGestureRecognizer.Direction"),
    ("UIControlEvents", "Control.Event"), ("UIControlState", "Control.State"),
    ("UITouchPhase", "Touch.Phase"), ("UITouchType", "Touch.TouchType"), ("UIEventType", "TouchEvent.EventType"),
    ("UIPressPhase", "Press.Phase"), ("UIPressType", "Press.PressType"),
    ("UIViewAnimationOptions", "View.AnimationOptions"),
    ("UINavigationControllerOperation", "NavigationController.Operation"),
    ("UITableViewStyle", "TableView.Style"), ("UITableViewRowAnimation", "TableView.RowAnimation"),
    ("UITableViewScrollPosition", "TableView.ScrollPosition"),
    ("UITableViewCellStyle", "TableViewCell.CellStyle"),
    ("UITableViewCellEditingStyle", "TableViewCell.EditingStyle"),
    ("UITableViewCellAccessoryType", "TableViewCell.AccessoryType"),
    ("UITableViewCellSelectionStyle", "TableViewCell.SelectionStyle"),
    ("UITableViewAutomaticDimension", "TableView.automaticDimension"),
  ]

  /// The attributes that only Objective-C and Interface Builder understand.
  static let droppedAttributes = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
    "@NSManaged", "@UIApplicationMain",
  ]

  /// The modules whose import becomes that of Touchstone.
  static let modules = ["UIKit", "CoreGraphics", "UIKitCore"]

  /// The modules that may stay.
  static let knownModules = ["Foundation", "Swift", "Darwin", "Glibc", "Touchstone", "simd"]

  /// Words that UIKit's import brings along from Foundation.
  static let foundation = [
    "TimeInterval", "Date", "Timer", "DispatchQueue", "NSObject", "NSNumber", "NSCoder", "NSString", "NSPredicate",
    "NSLog", "NSDate", "NSRange", "NSValue", "NSArray", "NSDictionary", "UserDefaults", "NotificationCenter",
    "Notification", "IndexSet", "URL", "Data", "Bundle",
    "atan2", "atan", "sqrt", "pow", "sin", "cos", "tan", "fabs", "hypot", "ceil", "floor", "round", "exp", "log",
    "log2", "log10", "fmod", "acos", "asin", "remainder", "cbrt", "exp2", "trunc", "lround", "fmin", "fmax", "copysign",
    "sinh", "cosh", "tanh", "M_PI", "M_PI_2", "M_PI_4", "atan2f", "atanf", "sqrtf", "powf", "sinf", "cosf", "tanf",
    "fabsf",
    "hypotf", "ceilf", "floorf", "roundf", "expf", "logf", "fmodf", "acosf", "asinf", "fminf", "fmaxf", "UUID",
    "ProcessInfo", "RunLoop", "Thread", "OperationQueue", "DispatchTime", "Locale", "Calendar",
    "DispatchWorkItem", "DispatchGroup", "DispatchSemaphore", "JSONEncoder", "JSONDecoder", "PropertyListEncoder",
    "PropertyListDecoder", "FileManager", "FileHandle", "URLSession", "URLRequest", "URLComponents", "DateFormatter",
    "DateComponents", "DateInterval", "NumberFormatter", "ISO8601DateFormatter", "Measurement", "Decimal", "Scanner",
    "Progress", "Operation", "Process", "Host", "TimeZone", "LocalizedError", "CocoaError", "POSIXError", "Formatter",
    "ByteCountFormatter", "AttributedString", "components", "trimmingCharacters", "replacingOccurrences",
    "localizedDescription", "capitalized", "String(format", "NSAttributedString", "CharacterSet", "NSRegularExpression",
  ]

  /// Returns whether UIKit's import brings a name along from Foundation, which the file has to import here.
  ///
  /// Names in `NS` are Foundation's, unless they are of text or layout, which UIKit adds.
  static func isOfFoundation(_ name: String) -> Bool {
    if foundation.contains(name) { return true }
    guard name.hasPrefix("NS"), name.count > 2, name.dropFirst(2).first!.isUppercase else { return false }
    return !ofUIKit.contains { name.hasPrefix($0) }
  }

  /// What the names in `NS` begin with that are UIKit's.
  private static let ofUIKit = [
    "NSLayout", "NSDirectional", "NSText", "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSLineBreak",
    "NSCollectionLayout", "NSDiffableDataSource", "NSDataAsset", "NSWritingDirection", "NSUnderlineStyle",
    "NSSelectorFromString", "NSStringFromSelector", "NSStringFromProtocol", "NSProtocolFromString", "NSStringFromCG",
    "NSStringFromUI", "NSObjectProtocol", "NSManagedObject", "NSFetch",
  ]

  /// Words that need a person's decision, with the reason.
  static let notes: [(word: String, kind: PortNote.Kind, advice: String)] = [
    ("Timer", .time, "a timer; schedule(after:repeats:) of a view, recognizer or context instead"),
    ("DispatchQueue", .time, "a dispatch queue; schedule(after:) of a view, recognizer or context instead"),
    ("DispatchWorkItem", .time, "a work item; keep the token of schedule(after:) instead"),
    ("cancelPreviousPerformRequests", .time, "keep the token of schedule(after:) and invalidate it"),
    ("CADisplayLink", .time, "a display link; the host draws frames while the context is animating"),
    ("CACurrentMediaTime", .time, "the wall clock; use the time stamp of the event or the context's time"),
    ("NSDate", .time, "the wall clock; use the time stamp of the event or the context's time"),
    ("Date", .time, "the wall clock; use the time stamp of the event or the context's time"),
    ("perform", .time, "perform(_:with:afterDelay:); schedule(after:) of a view, recognizer or context instead"),
    ("UIGraphicsGetCurrentContext", .drawing, "drawing is the host's"),
    ("UIBezierPath", .drawing, "drawing is the host's"), ("CAShapeLayer", .drawing, "layers are the host's"),
    ("CALayer", .drawing, "layers are the host's"), ("CATransaction", .drawing, "layers are the host's"),
    ("CABasicAnimation", .drawing, "layers are the host's"), ("UIColor", .drawing, "colours are the host's"),
    ("UIImage", .drawing, "images are the host's"),
    ("UIImageView", .drawing, "a plain view here, which takes touches by default; images are the host's"),
    ("layer", .drawing, "layers are the host's"), ("backgroundColor", .drawing, "colours are the host's"),
    ("tintColor", .drawing, "colours are the host's"), ("setTitle", .drawing, "text is the host's"),
    ("setTitleColor", .drawing, "text is the host's"), ("titleLabel", .drawing, "text is the host's"),
    ("setImage", .drawing, "images are the host's"),
    ("UITableViewRowAction", .member, "swipe actions: trailingSwipeActionsConfigurationForRowAt"),
    ("editActionsForRowAt", .member, "swipe actions: trailingSwipeActionsConfigurationForRowAt"),
    ("textColor", .drawing, "colours are the host's"), ("textProperties", .drawing, "text is the host's"),
    ("prepare", .member, "storyboards are Apple's; configure the controller where it is presented or pushed"),
    ("preferredStatusBarStyle", .drawing, "the status bar is the host's"),
    ("navigationBar", .drawing, "bars are the host's"), ("largeTitleDisplayMode", .drawing, "bars are the host's"),
    ("separatorColor", .drawing, "colours are the host's"),
    ("editButtonItem", .member, "a bar item of your own whose action calls setEditing(_:animated:)"),
    ("performSegue", .member, "storyboards are Apple's; present or push the controller"),
    ("loadNibNamed", .member, "nibs are Apple's; make the view in code"), ("UINib", .member, "nibs are Apple's"),
    ("layoutMargins", .layout, "layout is the host's"),
    ("cellLayoutMarginsFollowReadableWidth", .layout, "layout is the host's"),
    ("UILabel", .drawing, "text is the host's"), ("UIFont", .drawing, "text is the host's"),
    ("NSLayoutConstraint", .layout, "layout is the host's"),
    ("translatesAutoresizingMaskIntoConstraints", .layout, "layout is the host's; taken out where it is set"),
    ("UIStackView", .layout, "layout is the host's"), ("autoresizingMask", .layout, "layout is the host's"),
    ("UIImpactFeedbackGenerator", .haptics, "haptics are the host's"),
    ("UISelectionFeedbackGenerator", .haptics, "haptics are the host's"),
    ("UINotificationFeedbackGenerator", .haptics, "haptics are the host's"),
    ("AudioServicesPlaySystemSound", .haptics, "sounds are the host's"),
    ("observeValue", .member, "key-value observing"), ("NSKeyValueObservation", .member, "key-value observing"),
  ]

  /// The operations of sets that arrays lack.
  static let setOperations = [
    "union", "intersection", "subtracting", "subtract", "formUnion", "isSubset", "isSuperset", "isDisjoint",
    "symmetricDifference", "insert", "formIntersection",
  ]
}
