public import TouchEvents

/// An object that handles touches, presses and actions, or passes them to the next responder.
///
/// By default everything is passed on (RF-1). Subclass ``ResponderObject``, or conform from a tree of your own. In that
/// case make the class final or implement what its subclasses are to override.
///
/// ```swift
/// final class Editor: ResponderObject {
///   override var canBecomeFirstResponder: Bool { true }
/// }
///
/// let editor = Editor()
/// print(editor.canBecomeFirstResponder, editor.next == nil)  // Prints "true true"
/// ```
public protocol Responder: TouchResponder {
  /// The next responder in the chain that takes more than touches, or `nil` at its end; read each time (RC-7).
  ///
  /// ``ResponderObject`` returns its `next`. A class of your own returns what `TouchResponder/nextResponder` does.
  var nextInChain: (any Responder)? { get }

  /// Handles presses, a motion or a remote command; by default they are passed on (RF-1).
  ///
  /// ``ResponderObject`` calls UIKit's method for it, such as `pressesBegan`.
  func handle(_ event: ResponderEvent)

  /// A Boolean value that indicates whether the responder can become first responder; `false` by default (FR-1).
  var canBecomeFirstResponder: Bool { get }
  /// A Boolean value that indicates whether the responder gives up being first when asked; `true` by default (FR-1).
  var canResignFirstResponder: Bool { get }
  /// The window, or what takes its place, that keeps the first responder; `nil` outside a window.
  ///
  /// By default that of the nearest responder up the chain that finds it itself, or of the last one.
  var focusHost: (any FocusHost)? { get }
  /// A Boolean value that indicates whether the responder finds its ``focusHost`` itself; `false` by default.
  ///
  /// Return `true` from a class that implements ``focusHost`` and is not the last of its chain.
  var findsFocusHost: Bool { get }
  /// Asks to become first responder; returns whether it is now (FR-2).
  @discardableResult func becomeFirstResponder() -> Bool
  /// Asks to stop being first responder; returns whether it stopped (FR-6).
  @discardableResult func resignFirstResponder() -> Bool

  /// Returns whether this responder itself performs an action of this name (AC-1); `false` by default.
  func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool
  /// Returns the nearest responder, from this one up the chain, that performs an action of this name (AC-2).
  ///
  /// An override may choose another; a responder that does not perform the action itself is passed over.
  func target(forAction action: ActionName, withSender sender: AnyObject?) -> (any Responder)?
  /// Performs an action for which ``canPerformAction(_:withSender:)`` returned `true`.
  func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?)
  /// The context of the tree that the responder is in, or of the one that it left last; `nil` unless it is in a tree.
  var treeContext: TouchContext? { get }
  /// The key combinations that the responder offers; those of the whole chain are considered (AC-5).
  var keyCommands: [KeyCommand]? { get }
}

extension Responder {
  /// Nothing, which ends the chain.
  public var nextInChain: (any Responder)? { nil }
  /// The next responder, under UIKit's name.
  public var next: (any Responder)? { nextInChain }

  /// Passes the event on.
  public func handle(_ event: ResponderEvent) { forward(event) }
  /// `false`: the responder does not become first.
  public var canBecomeFirstResponder: Bool { false }
  /// `true`: the responder gives up being first.
  public var canResignFirstResponder: Bool { true }
  /// That of the nearest responder up the chain that finds it itself, or of the last one.
  public var focusHost: (any FocusHost)? { focusHostOfChain }
  /// `false`: the chain is asked.
  public var findsFocusHost: Bool { false }

  /// The focus host that a responder above has; walked to, since a chain may be long or a cycle (RC-7).
  var focusHostOfChain: (any FocusHost)? {
    var last: (any Responder)?
    for responder in chain.dropFirst() {
      if responder.findsFocusHost { return responder.focusHost }
      last = responder
    }
    return last?.nextInChain == nil ? last?.focusHost : nil
  }
  /// Asks the window; outside one the key window, whose first responder may have to resign, and returns `false`.
  @discardableResult public func becomeFirstResponder() -> Bool {
    (focusHost ?? keyFocusHost)?.makeFirstResponder(self) ?? false
  }
  /// Asks the window; returns `false` outside a window.
  @discardableResult public func resignFirstResponder() -> Bool {
    focusHost?.resignFirstResponder(self) ?? false
  }
  /// Returns `false`.
  public func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { false }
  /// Does nothing.
  public func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {}
  /// None.
  public var keyCommands: [KeyCommand]? { nil }

  /// A Boolean value that indicates whether this is the first responder of its window.
  public var isFirstResponder: Bool { focusHost?.firstResponder === self }

  /// There is none.
  public var treeContext: TouchContext? { nil }

  /// The window that counts for a responder in no window: the key window (FR-2, AC-4).
  package var keyFocusHost: (any FocusHost)? { latestContext?.keyFocusHost }

  /// The context of the tree that the responder is in, or else of the one that it left last; `nil` when it never was in any.
  package var latestContext: TouchContext? {
    for responder in chain {
      if let context = responder.treeContext { return context }
    }
    return nil
  }

  /// Returns the nearest responder that performs an action; an override of a ``ResponderObject`` in the chain decides.
  public func target(forAction action: ActionName, withSender sender: AnyObject?) -> (any Responder)? {
    ActionSearch.target(of: action, sender, from: self)
  }
}
