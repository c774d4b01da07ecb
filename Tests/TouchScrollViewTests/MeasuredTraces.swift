import Foundation
import Testing

/// Traces of UIKit's scroll views, measured in a simulator; the file is not part of the repository and says how.
struct MeasuredTraces {
  static let hint: Comment = "set TOUCHSTONE_VECTORS to a folder with uikit_measured.json"
  /// Whether the file is there: tests that compare with it are skipped without it.
  static var arePresent: Bool { FileManager.default.fileExists(atPath: path) }

  /// An offset at a time in seconds after the lift; `nil` where the frame was not noted.
  typealias Frame = (time: Double, offset: Double?)

  /// A glide released with 0.75 points per millisecond.
  let glide: Glide
  /// How far a finger went, the slop of 10 points included, and the offsets shown, in a viewport of 852 points.
  let pull: [(travel: Double, offset: Double)]
  /// Content let go 235 points above its edge, after a rest.
  let bounce: [Frame]

  struct Glide {
    /// The offset at the lift, where the glide was aimed at, and where it came to rest.
    let release, target, final: Double
    let frames: [Frame]
  }

  /// Reads the file.
  init() throws {
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: Self.path)))
    let measured = try #require(file.deceleration.first)
    // The animations on the device started a little after the lift.
    glide = Glide(
      release: measured.release, target: measured.target, final: measured.final,
      frames: Self.frames(of: measured.samples, start: 0.0005))
    pull = file.rubber_band.travel_to_offset.map { (travel: $0[0], offset: $0[1]) }
    bounce = Self.frames(of: file.rubber_band.bounce_back_after_lift, start: 0.0008)
  }

  /// Returns the frames of a trace, 60 per second, from the start of its animation.
  private static func frames(of samples: [[Double]], start: Double) -> [Frame] {
    var frames: [Frame] = []
    var last = start
    for sample in samples {
      let count = max(Int(((sample[0] - last) * 60).rounded()), 1)
      for frame in 1...count {
        let time = last - start + (sample[0] - last) * Double(frame) / Double(count)
        frames.append((time, frame == count ? sample[1] : nil))
      }
      last = sample[0]
    }
    return frames
  }

  private static let path: String = {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      ProcessInfo.processInfo.environment["TOUCHSTONE_VECTORS"]
      ?? repository.appendingPathComponent("../shared/vectors").standardized.path
    return folder + "/uikit_measured.json"
  }()

  /// The part of the file that is compared with.
  private struct File: Decodable {
    struct Deceleration: Decodable {
      let release, target, final: Double
      let samples: [[Double]]
    }
    struct RubberBand: Decodable {
      let travel_to_offset, bounce_back_after_lift: [[Double]]
    }
    let deceleration: [Deceleration]
    let rubber_band: RubberBand
  }
}
