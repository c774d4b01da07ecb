/// The interceptors of a context, of which there is one as a rule: it is reached without walking a list.
///
/// Nothing about it changes, so that events go along it without counting references.
final class InterceptorChain {
  /// The one interceptor, when there is only one.
  let only: (any TouchInterceptor)?
  private let first: (any TouchInterceptor)?
  private let others: [any TouchInterceptor]

  init(_ interceptors: [any TouchInterceptor] = []) {
    only = interceptors.count == 1 ? interceptors.first : nil
    first = interceptors.first
    others = Array(interceptors.dropFirst())
  }

  var all: [any TouchInterceptor] { (first.map { [$0] } ?? []) + others }
  var isEmpty: Bool { first == nil }

  /// Calls each in order.
  @inline(__always)
  func forEach(_ body: (any TouchInterceptor) -> Void) {
    if let first { body(first) }
    if !others.isEmpty { for other in others { body(other) } }
  }

  /// Whether any still has something of this to do.
  @inline(__always)
  func hasWork(_ kinds: InterceptorWork) -> Bool {
    if let first, !first.work.isDisjoint(with: kinds) { return true }
    if others.isEmpty { return false }
    return others.contains { !$0.work.isDisjoint(with: kinds) }
  }
}
