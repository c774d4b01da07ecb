import TouchRecordings
import Touchstone

/// Reads any bytes as a recording; it loads or is refused with an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let recording = try? EvemuRecording(parsing: bytes, file: "fuzz") {
    _ = recording.events(mappedTo: Size(width: 320, height: 480))
  }
  return 0
}
