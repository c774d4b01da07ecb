/// A reference from a part to what it belongs to, which it does not keep alive: a superview, a window, a context.
///
/// Reading it costs what reading any property costs, on every platform. It is unchecked: the code that sets it clears it, at
/// the latest in the `deinit` of the object that it refers to.
///
/// ```swift
/// @BackReference var window: Window?
/// ```
@propertyWrapper
@frozen @usableFromInline
package struct BackReference<Object: AnyObject> {
  @usableFromInline var object: Unmanaged<Object>?

  /// Refers to an object.
  @inlinable
  package init(wrappedValue: Object?) { object = wrappedValue.map { .passUnretained($0) } }

  /// The object; `nil` when there is none, or once the reference was cleared.
  @inlinable package var wrappedValue: Object? {
    get { object?.takeUnretainedValue() }
    set { object = newValue.map { .passUnretained($0) } }
  }

  /// A Boolean value that indicates whether it refers to an object.
  @inlinable package var isSet: Bool { object != nil }

  /// Passes the object on without counting a reference to it, and returns what comes back; `nil` without an object.
  ///
  /// The caller keeps it alive during the call.
  @inlinable @inline(__always)
  package func withUnretained<Result>(_ body: (Object) -> Result) -> Result? {
    object.map { $0._withUnsafeGuaranteedRef(body) }
  }

  /// Returns whether it refers to an object, without counting a reference.
  @inlinable package func refers(to other: AnyObject) -> Bool {
    object?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}

/// A reference from a part to its owner, which outlives it and which it does not keep alive.
///
/// ```swift
/// @OwnerReference var context: TouchContext
/// ```
@propertyWrapper
@frozen @usableFromInline
package struct OwnerReference<Owner: AnyObject> {
  @usableFromInline let owner: Unmanaged<Owner>

  /// Refers to the owner.
  @inlinable
  package init(wrappedValue: Owner) { owner = .passUnretained(wrappedValue) }

  /// The owner.
  @inlinable package var wrappedValue: Owner { @inline(__always) get { owner.takeUnretainedValue() } }

  /// Returns whether it refers to an object, without counting a reference.
  @inlinable package func refers(to other: AnyObject) -> Bool {
    owner.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// Passes the owner on without counting a reference to it; the caller keeps it alive during the call.
  ///
  /// For loops that query many recognizers briefly: counting would take longer than the queries.
  @inlinable @inline(__always)
  package func withUnretained<Result>(_ body: (Owner) -> Result) -> Result { owner._withUnsafeGuaranteedRef(body) }

  /// Calls a closure with each of a list in turn, without counting references: this list keeps them, whatever becomes of others.
  ///
  /// For what goes over all recognizers in a step of an event: counting would take a fifth of a tap's time.
  @inlinable @inline(__always)
  package static func forEach(in list: [Owner], _ body: (Owner) -> Void) {
    list.withUnsafeBufferPointer {
      $0.withMemoryRebound(to: Unmanaged<Owner>.self) { for element in $0 { element._withUnsafeGuaranteedRef(body) } }
    }
  }
}
