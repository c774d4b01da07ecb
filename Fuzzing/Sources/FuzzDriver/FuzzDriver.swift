/// What libFuzzer calls with the bytes that it made up.
public typealias FuzzTest = @convention(c) (UnsafePointer<UInt8>, Int) -> CInt

/// libFuzzer's driver, called by hand since the package manager names the entry point after the target.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer, _ test: FuzzTest
) -> CInt

/// Runs libFuzzer with the arguments of the program, from an entry point.
public func fuzz(_ count: CInt, _ arguments: UnsafeMutableRawPointer, _ test: FuzzTest) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, test)
}
