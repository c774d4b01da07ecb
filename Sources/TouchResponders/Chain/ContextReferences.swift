/// A reference to the object that sends a context's actions, which is of any class and not kept alive.
@propertyWrapper
struct ActionDispatcherReference {
  #if hasFeature(Embedded)
    private unowned(unsafe) var dispatcher: (any ActionDispatching)?
  #else
    private weak var dispatcher: (any ActionDispatching)?
  #endif

  init(wrappedValue: (any ActionDispatching)?) { dispatcher = wrappedValue }

  /// The object; `nil` when there is none, or once the reference was cleared.
  var wrappedValue: (any ActionDispatching)? {
    get { dispatcher }
    set { dispatcher = newValue }
  }
}

/// A reference to the object that knows a context's key window, which is of any class and not kept alive.
@propertyWrapper
struct KeyFocusReference {
  #if hasFeature(Embedded)
    private unowned(unsafe) var provider: (any KeyFocusProviding)?
  #else
    private weak var provider: (any KeyFocusProviding)?
  #endif

  init(wrappedValue: (any KeyFocusProviding)?) { provider = wrappedValue }

  /// The object; `nil` when there is none, or once the reference was cleared.
  var wrappedValue: (any KeyFocusProviding)? {
    get { provider }
    set { provider = newValue }
  }
}

/// A reference to what takes the events of presses through windows, which clears it before it goes.
@propertyWrapper
package struct PressRouteReference {
  private unowned(unsafe) var route: (any PressRouting)?

  package init(wrappedValue: (any PressRouting)?) { route = wrappedValue }

  /// The object; `nil` when there is none, or once the reference was cleared.
  package var wrappedValue: (any PressRouting)? {
    get { route }
    set { route = newValue }
  }
}
