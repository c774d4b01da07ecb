import TouchDevices

/// One line of a recording: an event, and where it stands.
struct EvemuEvent {
  var event: DeviceEvent
  var line: Int32

  var time: Int64 { event.time }
  var type: UInt16 { event.type }
  var code: UInt16 { event.code }
  var value: Int32 { event.value }
}
