import TouchEvents

/// Turns the events of one device into the contacts that arrive, move and leave: slots, lists or a single place in, frames out.
///
/// A pure value; the reader of a device, a pipe or a recording passes events to it.
package struct DeviceDecoder {
  // One of them is there, according to the protocol.
  private var slotted: SlottedDecoder?
  private var unslotted: UnslottedDecoder?
  private var single: SingleTouchDecoder?
  private var ledger = ContactLedger()
  private var isDropping = false

  /// Creates a decoder of a device and the layout of its events; there must be ranges for both coordinates.
  package init(_ device: DeviceDescription, _ layout: DeviceLayout) throws(DeviceFault) {
    let x = try device.position(layout.x)
    let y = try device.position(layout.y)
    switch layout.touchProtocol {
    case .slotted, .boundingBox: slotted = SlottedDecoder(device, layout, x: x, y: y)
    case .unslotted: unslotted = UnslottedDecoder()
    case .singleTouch: single = SingleTouchDecoder(device, layout, x: x, y: y)
    }
  }

  /// Takes an event at a time in seconds, and returns what changed where it ends a report.
  ///
  /// After the kernel's notice that events were lost, all up to the end of the report is ignored, and the contacts are
  /// forgotten, unless ``resynchronize(with:at:)`` reports first what is there.
  package mutating func take(_ event: DeviceEvent, at time: Double) throws(DeviceFault) -> DeviceFrame? {
    switch (event.type, event.code) {
    case (DeviceCode.synchronization, DeviceCode.report):
      guard isDropping else { return report(at: time) }
      isDropping = false
      drop()
      return ledger.report([], at: time)
    case (DeviceCode.synchronization, DeviceCode.dropped): isDropping = true
    // The slot stays valid beyond the gap; all else up to its end is to be ignored.
    case (DeviceCode.absolute, DeviceCode.slot): try apply(event)
    default: if !isDropping { try apply(event) }
    }
    return nil
  }

  /// Takes the current state of a device, as events, and returns what it changed; ends a gap.
  package mutating func resynchronize(with state: [DeviceEvent], at time: Double) -> DeviceFrame? {
    isDropping = false
    for event in state {
      // Values of a device's description beyond the limits are left out.
      do throws(DeviceFault) { try apply(event) } catch {}
    }
    return report(at: time)
  }

  private mutating func apply(_ event: DeviceEvent) throws(DeviceFault) {
    try slotted?.apply(event)
    try unslotted?.apply(event)
    single?.apply(event)
  }

  private mutating func report(at time: Double) -> DeviceFrame? {
    guard let present = slotted?.report() ?? unslotted?.report() ?? single?.report() else { return nil }
    return ledger.report(present, at: time)
  }

  private mutating func drop() {
    slotted?.drop()
    unslotted?.drop()
    single?.drop()
  }
}
