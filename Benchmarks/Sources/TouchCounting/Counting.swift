#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Begins the work whose instructions `Benchmarks/instructions` counts: those from here to `countingEnds`.
///
/// It knows both by their symbols, so neither may be inlined, or left out as code without a visible effect.
@inline(never) @_optimize(none) @_silgen_name("touchstone_counting_begins")
public func countingBegins() {
  fflush(nil)
}

/// Ends it, and prints how many times it was that a row is about.
///
/// The line belongs to the first row reported that has none yet.
@inline(never) @_optimize(none) @_silgen_name("touchstone_counting_ends")
public func countingEnds(iterations: Int) {
  print("{\"iterations\":\(iterations)}")
}
