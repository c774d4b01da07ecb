/// Plays the session as an ordinary program, to compare its log; the native allocator does not count blocks.
@main
struct NativeMain {
  static func main() { runSession(liveBlocks: { 0 }) }
}
