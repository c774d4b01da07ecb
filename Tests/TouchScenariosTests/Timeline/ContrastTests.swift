import Foundation
import Testing
import TouchExplain
import TouchRecordings
import TouchScenarios

@Suite("The colours of timelines")
struct ContrastTests {
  @Test
  func `words stand out from the paper by 4.5 to 1, shapes with a meaning by 3 to 1, in light and in dark`() throws {
    let style = TimelinePicture(RecordedTrace()).svg
    let parts = style.components(separatedBy: "prefers-color-scheme:dark")
    try #require(parts.count == 2)
    for (theme, part) in zip(["light", "dark"], parts) {
      let paper = try #require(Self.color("paper", in: part))
      for (name, least) in [
        ("ink", 7.0), ("muted", 4.5), ("failed", 4.5), ("acted", 4.5), ("active", 4.5), ("waiting", 3), ("lost", 3),
      ] {
        let color = try #require(Self.color(name, in: part))
        #expect(Self.contrast(color, paper) >= least, "\(name) on \(theme) paper")
      }
      // The area of an undecided bar is pale; its outline is not.
      let possible = try #require(Self.color("possible", in: part))
      #expect(Self.contrast(try #require(Self.color("muted", in: part)), possible) >= 3)
    }
  }

  private static func color(_ name: String, in style: String) -> UInt32? {
    guard let start = style.range(of: "--\(name):#") else { return nil }
    return UInt32(style[start.upperBound...].prefix(6), radix: 16)
  }

  /// How much two colours differ in lightness, from 1 to 21, as the guidelines for accessible pages count.
  private static func contrast(_ left: UInt32, _ right: UInt32) -> Double {
    let (first, second) = (luminance(left), luminance(right))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: UInt32) -> Double {
    func channel(_ shift: UInt32) -> Double {
      let value = Double((color >> shift) & 255) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
  }
}
