package import TouchEvents

/// Hands every record to two sinks, one after the other; either may be such a pair itself.
package final class TraceTee: TraceSink {
  private let first: any TraceSink
  private let second: any TraceSink

  package init(_ first: any TraceSink, _ second: any TraceSink) {
    self.first = first
    self.second = second
  }

  package func record(_ record: TraceRecord) {
    first.record(record)
    second.record(record)
  }
}
