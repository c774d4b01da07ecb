package import TouchEvents

/// Hands every record to several sinks, in their order.
package final class TraceTee: TraceSink {
  private let sinks: [any TraceSink]

  package init(_ sinks: [any TraceSink]) { self.sinks = sinks }

  package func record(_ record: TraceRecord) {
    for sink in sinks { sink.record(record) }
  }
}
