public import TouchEvents

/// What the responders of a context share: the sender of actions, and the first responder that counts without a window.
final class ResponderContext: ContextExtension {
  /// The number of the module's extension of contexts.
  static var number: Int { 0 }

  #if hasFeature(Embedded)
    @UncheckedReference var actionDispatcher: (any ActionDispatching)?
    @UncheckedReference var keyFocusProvider: (any KeyFocusProviding)?
  #else
    weak var actionDispatcher: (any ActionDispatching)?
    weak var keyFocusProvider: (any KeyFocusProviding)?
  #endif
}

/// An object that knows the key window of a context: an application, or the windows that stand alone.
public protocol KeyFocusProviding: AnyObject {
  /// The key window; `nil` when there is none.
  var keyFocusHost: (any FocusHost)? { get }
}

extension TouchContext {
  /// What the responders of the context share; made when it is first needed.
  var responders: ResponderContext {
    if let found = self[extension: ResponderContext.number] as? ResponderContext { return found }
    let made = ResponderContext()
    self[extension: ResponderContext.number] = made
    return made
  }

  /// The object that sends the actions of all trees of this context, such as an application.
  ///
  /// The context does not retain it. Under Embedded Swift, which has no weak references, set this to `nil` before the
  /// object is deallocated.
  public var actionDispatcher: (any ActionDispatching)? {
    get { responders.actionDispatcher }
    set { responders.actionDispatcher = newValue }
  }

  /// The object that knows the key window; not retained, as ``actionDispatcher`` is not.
  public var keyFocusProvider: (any KeyFocusProviding)? {
    get { responders.keyFocusProvider }
    set { responders.keyFocusProvider = newValue }
  }

  /// The window whose first responder counts for responders in no window: the key window (FR-2, AC-4).
  package var keyFocusHost: (any FocusHost)? {
    if let keyFocusProvider { return keyFocusProvider.keyFocusHost }
    return (dispatcher?.root as? ResponderObject)?.focusHost
  }
}
