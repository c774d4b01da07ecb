// References that count nothing. Why each of their uses is safe is written in Documentation/Decisions/0017.

/// A reference from a part to what it belongs to, which it does not keep alive: a superview, a window, a context.
///
/// Reading it costs little more than reading any property. The code that sets it clears it, at the latest in the `deinit` of
/// the object that it refers to, so the memory is there; once the object is going, in the `deinit` of a subclass, it reads
/// `nil`, since a reference that was kept from there would outlive the object.
///
/// ```swift
/// @BackReference var window: Window?
/// ```
@propertyWrapper @frozen @usableFromInline package struct BackReference<Object: AnyObject> {
  @usableFromInline var object: Unmanaged<Object>?

  /// Refers to an object.
  @inlinable package init(wrappedValue: Object?) { object = wrappedValue.map { .passUnretained($0) } }

  /// The object; `nil` when there is none, once the reference was cleared, and while the object is going.
  ///
  /// Under Embedded Swift, where nothing tells it, an object that is going is returned, and must not be kept.
  @inlinable package var wrappedValue: Object? {
    get { object.flatMap { isGoing($0.toOpaque()) ? nil : $0.takeUnretainedValue() } }
    set { object = newValue.map { .passUnretained($0) } }
  }

  /// A Boolean value that indicates whether it refers to an object, be it one that is going.
  @inlinable package var isSet: Bool { object != nil }

  /// Passes the object on without counting a reference to it, even while it is going, and returns what comes back; `nil`
  /// without an object.
  ///
  /// For what reads or writes properties of this package alone: no code of the program may run in the closure.
  @inlinable @inline(__always) @discardableResult
  package func withUnretained<T>(_ body: (Object) -> T) -> T? { object.map { $0._withUnsafeGuaranteedRef(body) } }

  /// Returns whether it refers to an object, be it one that is going, without counting a reference.
  @inlinable package func refers(to other: AnyObject) -> Bool {
    object?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}

/// A reference to an object that something else keeps for as long as this is used: borrowed, without counting.
///
/// ```swift
/// let recognizer = OwnerReference(wrappedValue: list[index])
/// ```
@propertyWrapper @frozen @usableFromInline package struct OwnerReference<Owner: AnyObject> {
  @usableFromInline let owner: Unmanaged<Owner>

  /// Refers to the owner.
  @inlinable package init(wrappedValue: Owner) { owner = .passUnretained(wrappedValue) }

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
}

// MARK: Objects that are going

#if hasFeature(Embedded) || _pointerBitWidth(_32)
  /// Returns `false`: nothing tells whether an object is going.
  @inlinable package func isGoing(_ object: UnsafeMutableRawPointer) -> Bool { false }
#else
  /// Returns whether the last reference to an object has gone, so that only its `deinit` is still to end.
  ///
  /// The word that it reads is the runtime's count of references: bit 32 says that the object is going, bit 63 that the count is
  /// elsewhere, as with weak references to the object. Most objects have neither; the others are tried. A runtime that lays the
  /// word out differently would at most leave an object that is going unnoticed.
  @inlinable @inline(__always) package func isGoing(_ object: UnsafeMutableRawPointer) -> Bool {
    object.load(fromByteOffset: 8, as: UInt64.self) & (1 << 63 | 1 << 32) != 0 && hasNoWeakReference(object)
  }

  /// Returns whether no weak reference can be formed to an object: that is so while it is going.
  @usableFromInline @inline(never) func hasNoWeakReference(_ object: UnsafeMutableRawPointer) -> Bool {
    WeakObject(object: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()).object == nil
  }

  private struct WeakObject { weak var object: AnyObject? }
#endif
