import FuzzDriver

/// Where the program starts.
@_cdecl("FuzzRecordings_main")
public func start(_ count: CInt, _ arguments: UnsafeMutableRawPointer) -> CInt {
  fuzz(count, arguments) { testOneInput($0, $1) }
}
