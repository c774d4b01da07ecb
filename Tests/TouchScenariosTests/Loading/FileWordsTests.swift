import Testing
import TouchEvents

@testable import TouchScenarios

/// The names that are written out for Embedded Swift, which knows none of its own.
@Suite struct FileWordsTests {
  @Test func `each key and each command of a remote control has the name of its case`() {
    let usages = (Array(0...0xFF) + [0xFFFF]).compactMap { KeyboardHIDUsage(rawValue: $0) }
    let commands = (100...120).compactMap { TouchEvent.EventSubtype(rawValue: $0) }

    #expect(FileWords.keys.map { $0.name } == usages.map { "\($0)" } && usages.count == 173)
    #expect(FileWords.remoteControls.map { $0.name } == commands.map { "\($0)" } && commands.count == 10)
  }
}
