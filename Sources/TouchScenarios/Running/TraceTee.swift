import TouchCore

/// Hands every record to several sinks, in their order.
final class TraceTee: TraceSink {
  private let sinks: [any TraceSink]

  init(_ sinks: [any TraceSink]) { self.sinks = sinks }

  func record(_ record: TraceRecord) {
    for sink in sinks { sink.record(record) }
  }
}
