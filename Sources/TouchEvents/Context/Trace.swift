/// An object that receives every decision of an engine, one record each, in the order in which they are made.
///
/// Nothing is computed for records while no sink is set.
public protocol TraceSink: AnyObject {
  /// Takes a record; touches and responders in it are live objects, to be read at once.
  func record(_ record: TraceRecord)
}

/// What the facts of a trace name things by: in an engine, as by default, the objects themselves, in a recording words.
public protocol TraceTerms {
  /// A recognizer.
  associatedtype Recognizer = any GestureRecognizing
  /// A node that receives touches.
  associatedtype Node = any TouchNode
  /// A node of a hit test.
  associatedtype HitNode = any HitTestNode
  /// A responder.
  associatedtype Responder = any TouchResponder
  /// A touch.
  associatedtype Touch = TouchEvents.Touch
  /// A press of a button or key.
  associatedtype Press = TouchEvents.Press
  /// An input from the host.
  associatedtype Input = TraceInput
  /// A record of a module above.
  associatedtype Module = any ModuleRecord
}

/// Terms that can be passed to other threads, as words can, and so can the facts in them.
public protocol SendableTraceTerms: TraceTerms
where
  Recognizer: Sendable, Node: Sendable, HitNode: Sendable, Responder: Sendable, Touch: Sendable, Press: Sendable,
  Input: Sendable, Module: Sendable
{}

/// The terms of an engine, which are its objects.
public enum LiveTraceTerms: TraceTerms {}

/// A fact as an engine records it; see ``TraceFact`` for the cases.
public typealias TraceRecord = TraceFact<LiveTraceTerms>

/// A fact about an event: what was found, asked, decided or delivered.
public enum TraceFact<Terms: TraceTerms> {
  /// The engine advanced to a time.
  case time(Timestamp)
  /// Input arrived and has not been processed yet.
  case input(Terms.Input)
  /// A new touch was bound to a node, or to none.
  case bound(Terms.Touch, Terms.Node?)
  /// A node's hit test answered a node, or none.
  case hitTest(Terms.HitNode, Terms.HitNode?)
  /// A hit test passed a node over: for a property of it, or because the point is outside.
  case refused(Terms.HitNode, TouchRefusal?)
  /// A recognizer was handed touches.
  case received(Terms.Recognizer, TouchPhase, [Terms.Touch])
  /// A recognizer was offered a new touch and does not take it.
  case notOffered(Terms.Recognizer, Terms.Touch, OfferRefusal)
  /// A responder's touch method was called, directly or by forwarding.
  case responder(Terms.Responder, TouchPhase, [Terms.Touch])
  /// A responder's press method was called, directly or by forwarding.
  case pressResponder(Terms.Responder, Press.Phase, [Terms.Press])
  /// A responder's method for a motion was called, directly or by forwarding, or that for a command of a remote control.
  case motionResponder(Terms.Responder, TouchPhase, TouchEvent.EventSubtype)
  /// A delegate, view, plugin or subclass was asked about a recognizer.
  case question(TraceQuestion<Terms>)
  /// A recognizer asked for a state, for a cause.
  case requested(Terms.Recognizer, GestureState, TraceCause<Terms>)
  /// A recognizer changed its state, for a cause.
  case state(Terms.Recognizer, from: GestureState, to: GestureState, TraceCause<Terms>)
  /// A recognizer waits for another to fail.
  case waiting(Terms.Recognizer, for: Terms.Recognizer)
  /// A recognizer was set back to possible.
  case reset(Terms.Recognizer)
  /// A recognizer is about to send its actions, in a state.
  case action(Terms.Recognizer, GestureState)
  /// The delivery of a touch to its responder changed, for a cause.
  case delivery(Terms.Touch, DeliveryChange, TraceAccount<Terms>)
  /// A responder was asked to become first responder, with the result.
  case becomeFirstResponder(Terms.Responder, Bool)
  /// A responder was asked to resign first responder, with the result.
  case resignFirstResponder(Terms.Responder, Bool)
  /// An action without a target found a performer, or none.
  case performs(Terms.Responder?, ActionName)
  /// A module added a record of its own.
  case module(Terms.Module)
}

extension TraceFact: Sendable where Terms: SendableTraceTerms {}

/// A record of a module that Core does not know, such as a control event.
public protocol ModuleRecord: AnyObject {
  /// The node that it is about.
  var node: any TouchNode { get }
  /// What happened in a few words, such as "turned by 30 degrees", which explanations show; empty by default.
  var text: String { get }
  /// The raw bits of the control events that a control sent, as UIKit's; `nil` for any other record.
  ///
  /// Checks learn from them whether what began with `touchDown` ends (CT-5).
  var controlEventBits: UInt? { get }
}

extension ModuleRecord {
  /// Nothing: explanations then show the name of the class.
  @inline(__always)
  public var text: String { "" }
  /// It is no record of control events.
  @inline(__always)
  public var controlEventBits: UInt? { nil }
}

/// The origin of a change of touches.
public enum TouchOrigin: Sendable {
  /// The host's samples.
  case samples
  /// A contact was silent for longer than ``TouchSettings/lostTouchTimeout``.
  case timeLimit
  /// The system took everything away (TB-12); a ``TraceInput/interruption`` follows.
  case interruption
  /// The view that they are on left its window.
  case leaving
}

/// Input from the host.
public enum TraceInput {
  /// Touches that changed in one event, in the order of their numbers, to be read at once; and what changed them.
  case touches([Touch], TouchOrigin)
  /// Everything was taken away (TB-12); the touches that were lost to it come before this, as cancelled.
  case interruption
  /// A pointer without contact is at a place, in the coordinates of the samples.
  indirect case hover(TouchSample)
  /// The pointer without contact is gone.
  case hoverEnded
  /// A wheel or trackpad moved.
  case scroll(ScrollMovement)
  /// A button changed, with its force.
  case press(Press.PressType, Press.Phase, force: Double)
  /// A motion began, ended or was broken off.
  case motion(TouchEvent.EventSubtype, TouchPhase)
}

/// Records what a hit test found.
final class HitTestRecorder: HitTestObserver {
  private let sink: any TraceSink

  init(_ sink: any TraceSink) { self.sink = sink }

  func nodeWasRefused(_ node: any HitTestNode, for refusal: TouchRefusal?) { sink.record(.refused(node, refusal)) }

  func node(_ node: any HitTestNode, returned answer: (any HitTestNode)?) { sink.record(.hitTest(node, answer)) }
}
