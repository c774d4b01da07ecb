import TouchScenarios

/// Follows the events of one device and says which contacts are on it.
protocol ContactDecoder {
  /// Takes an event that is not the end of a report.
  mutating func apply(_ event: EvemuEvent) throws(DocumentError)

  /// Ends a report: the contacts in ascending order of their identities, or nil where nothing was said.
  mutating func report() -> [PresentContact]?

  /// Forgets the contacts, since the kernel lost events.
  mutating func drop()
}

extension ContactDecoder {
  /// Decodes a whole recording.
  consuming func frames(of events: [EvemuEvent]) throws(DocumentError) -> [RecordedFrame] {
    guard let first = events.first else { return [] }
    var decoder = self
    var ledger = ContactLedger()
    var isDropping = false
    for event in events {
      switch (event.type, event.code) {
      case (EvemuCode.synchronization, EvemuCode.report):
        let time = Double(event.time - first.time) / 1_000_000
        if isDropping {
          isDropping = false
          decoder.drop()
          ledger.report([], at: time)
        } else if let present = decoder.report() {
          ledger.report(present, at: time)
        }
      case (EvemuCode.synchronization, EvemuCode.dropped):
        isDropping = true
      // The slot stays valid beyond the gap; all else up to its end is to be ignored.
      case (EvemuCode.absolute, EvemuCode.slot):
        try decoder.apply(event)
      default:
        if !isDropping { try decoder.apply(event) }
      }
    }
    return ledger.frames
  }
}
