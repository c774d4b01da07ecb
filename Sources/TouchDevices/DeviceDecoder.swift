import TouchEvents

/// Turns the events of one device into the contacts that arrive, move and leave: slots, lists or a single place in, frames out.
///
/// A pure value; the reader of a device, a pipe or a recording passes events to it. It judges a device by what it
/// declares and has sent up to now, never by what follows, so that all of them give the same frames: lists by their
/// ends, identities without slots, and single places of a device that declares more.
package struct DeviceDecoder {
  private let layout: DeviceLayout
  private var slotted: SlottedDecoder?
  private var unslotted: UnslottedDecoder?
  private var single: SingleTouchDecoder?
  private let singlePlaces: SinglePlaces?
  private var ledger = ContactLedger()
  /// How many contacts there were, with those that no frame shows.
  private var arrivals = 0
  private var isDropping = false
  private var listsContacts = false
  private var sendsContacts = false

  /// What the device sent that no frame shows.
  package var findings: DeviceFindings

  /// Creates a decoder of a device and the layout of its events; there must be ranges for both coordinates.
  package init(_ device: DeviceDescription, _ layout: DeviceLayout) throws(DeviceFault) {
    self.layout = layout
    let x = try device.position(layout.x)
    let y = try device.position(layout.y)
    findings = DeviceFindings(ranges: [(layout.x, x), (layout.y, y)])
    guard layout.touchProtocol != .singleTouch else {
      single = SingleTouchDecoder(device, x: (layout.x, x), y: (layout.y, y))
      singlePlaces = nil
      return
    }
    slotted = SlottedDecoder(device, layout, x: x, y: y)
    if layout.touchProtocol == .unslotted { unslotted = UnslottedDecoder() }
    if let singleX = device.extra(DeviceCode.x), let singleY = device.extra(DeviceCode.y) {
      single = SingleTouchDecoder(device, x: (DeviceCode.x, singleX), y: (DeviceCode.y, singleY))
      singlePlaces = SinglePlaces(from: (singleX, singleY), to: (x, y))
    } else {
      singlePlaces = nil
    }
  }

  /// How the device distinguishes contacts, by what it has sent up to now.
  package var touchProtocol: DeviceProtocol {
    if listsContacts { return .unslotted }
    if sendsContacts { return layout.touchProtocol == .boundingBox ? .boundingBox : .slotted }
    return arrivals > 0 ? .singleTouch : layout.touchProtocol
  }

  /// Takes an event at a time in seconds, and returns what changed where it ends a report.
  ///
  /// After the kernel's notice that events were lost, all up to the end of the report is ignored, and the contacts are
  /// forgotten, unless ``resynchronize(with:at:)`` reports first what is there.
  package mutating func take(_ event: DeviceEvent, at time: Double) throws(DeviceFault) -> DeviceFrame? {
    switch (event.type, event.code) {
    case (DeviceCode.synchronization, DeviceCode.report):
      guard isDropping else { return try report(at: time) }
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
    do throws(DeviceFault) {
      for event in state { try apply(event) }
      return try report(at: time)
    } catch {
      // A description beyond the limits: the events will tell.
      return nil
    }
  }

  private mutating func apply(_ event: DeviceEvent) throws(DeviceFault) {
    findings.note(event)
    if slotted != nil, event.type == DeviceCode.absolute {
      // A slot that the state of a device names as closed is no contact.
      switch event.code {
      case DeviceCode.contactX, DeviceCode.contactY: sendsContacts = true
      case DeviceCode.trackingID: if event.value >= 0 { sendsContacts = true }
      default: break
      }
    }
    if unslotted != nil, event.type == DeviceCode.synchronization, event.code == DeviceCode.contactReport {
      listsContacts = true
    }
    try slotted?.apply(event, &arrivals)
    try unslotted?.apply(event)
    single?.apply(event, &arrivals)
  }

  private mutating func report(at time: Double) throws(DeviceFault) -> DeviceFrame? {
    let listed = try unslotted?.report(&arrivals)
    let slots = slotted?.report(&arrivals)
    let alone = single?.report(&arrivals)
    if listsContacts || sendsContacts || single == nil {
      return (listsContacts ? listed : slots).flatMap { ledger.report($0, at: time) }
    }
    let pen = single?.hovering
    guard let singlePlaces else { return alone.flatMap { ledger.report($0, hovering: pen, at: time) } }
    return alone.flatMap {
      ledger.report($0.map { singlePlaces.converted($0) }, hovering: pen.map { singlePlaces.converted($0) }, at: time)
    }
  }

  private mutating func drop() {
    slotted?.drop()
    unslotted?.drop()
    single?.drop()
  }
}

/// The places of a device that declares axes for several contacts and sends the single ones: they become units of the others.
private struct SinglePlaces: Sendable {
  let from: (x: DeviceAxis, y: DeviceAxis)
  let to: (x: DeviceAxis, y: DeviceAxis)

  init(from: (DeviceAxis, DeviceAxis), to: (DeviceAxis, DeviceAxis)) {
    self.from = from
    self.to = to
  }

  func converted(_ contact: DeviceContact) -> DeviceContact {
    var contact = contact
    contact.x = Self.converted(contact.x, from.x, to.x)
    contact.y = Self.converted(contact.y, from.y, to.y)
    // Measured in other units than the device declares for its contacts.
    contact.pressure = nil
    return contact
  }

  private static func converted(_ value: Double, _ from: DeviceAxis, _ to: DeviceAxis) -> Double {
    to.minimum + (value - from.minimum) * (to.maximum - to.minimum) / (from.maximum - from.minimum)
  }
}
