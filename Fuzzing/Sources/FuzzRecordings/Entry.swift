/// libFuzzer's driver, called by hand since the package manager names the entry point after the target.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Where the program starts.
@_cdecl("FuzzRecordings_main")
public func start(_ count: CInt, _ arguments: UnsafeMutableRawPointer) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments) { testOneInput($0, $1) }
}
