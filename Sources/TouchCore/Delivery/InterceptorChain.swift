/// The interceptors of a context, of which there is one as a rule: it is reached without walking a list.
///
/// Nothing about it changes, and what it calls it calls from its own methods, so that events go along it without
/// counting references.
final class InterceptorChain {
  private let first: any TouchInterceptor
  private let others: [any TouchInterceptor]
  /// Whether there is no interceptor.
  let isEmpty: Bool

  init(_ interceptors: [any TouchInterceptor] = []) {
    first = interceptors.first ?? NoInterceptor()
    others = Array(interceptors.dropFirst())
    isEmpty = interceptors.isEmpty
  }

  var all: [any TouchInterceptor] { isEmpty ? [] : [first] + others }

  /// Whether any still has something of this to do.
  @inline(__always)
  func hasWork(_ kinds: InterceptorWork) -> Bool {
    if !first.work.isDisjoint(with: kinds) { return true }
    return !others.isEmpty && others.contains { !$0.work.isDisjoint(with: kinds) }
  }

  /// Shows an event to each.
  func intercept(_ event: TouchEvent, _ touches: [Touch], into commands: inout [TouchCommand]) {
    first.intercept(event, touches, into: &commands)
    if !others.isEmpty { for other in others { other.intercept(event, touches, into: &commands) } }
  }

  /// Lets each send its actions.
  func sendActions(into commands: inout [TouchCommand]) {
    first.sendActions(into: &commands)
    if !others.isEmpty { for other in others { other.sendActions(into: &commands) } }
  }

  /// Lets each decide without a touch.
  func advance(to time: Timestamp, into commands: inout [TouchCommand]) {
    for interceptor in all { interceptor.advance(to: time, into: &commands) }
  }

  /// Lets each set back what is finished.
  func finish(_ event: TouchEvent?) {
    for interceptor in all { interceptor.finish(event) }
  }

  /// Lets each break off what is left when every touch was taken away.
  func interrupt() {
    for interceptor in all { interceptor.interrupt() }
  }

  /// Lets each break off what concerns a node that leaves.
  func nodeWillLeave(_ node: any TouchNode, into commands: inout [TouchCommand]) {
    for interceptor in all { interceptor.nodeWillLeave(node, into: &commands) }
  }
}

/// Stands where a context has no interceptor.
private final class NoInterceptor: TouchInterceptor {
  func intercept(_ event: TouchEvent, _ touches: [Touch], into commands: inout [TouchCommand]) {}
  func advance(to time: Timestamp, into commands: inout [TouchCommand]) {}
  func sendActions(into commands: inout [TouchCommand]) {}
  func finish(_ event: TouchEvent?) {}
  var work: InterceptorWork { [] }
  func nodeWillLeave(_ node: any TouchNode, into commands: inout [TouchCommand]) {}
  func interrupt() {}
  func hover(_ event: TouchEvent, _ pointer: Touch, over node: (any TouchNode)?, into commands: inout [TouchCommand]) {}
  func scroll(
    _ event: TouchEvent, _ movement: ScrollMovement, over node: any TouchNode, into commands: inout [TouchCommand]
  ) -> Bool { false }
  func recognizers(of touch: Touch) -> [any GestureRecognizing] { [] }
}
