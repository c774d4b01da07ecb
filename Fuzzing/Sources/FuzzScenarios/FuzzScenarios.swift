import TouchScenarios

/// Reads any bytes as a scenario; it loads or is refused with an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  _ = try? Scenario(parsing: Array(UnsafeBufferPointer(start: start, count: count)), file: "fuzz")
  return 0
}
