import Testing
import TouchGestures

/// How two fingers of a real hand moved that were to scroll or to swipe.
///
/// Measured on recordings of evemu-devices (whot/evemu-devices, MIT): the mean distance from their center as they landed,
/// how large that was at the end in comparison, how far they turned in degrees, and how long the way of their center was.
/// Lengths are in the units of the device.
private struct Stretch: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let frames: Int
  let radius, scale, turn, path: Double

  static let all: [Stretch] = [
    Stretch("EP0430M09, scroll down", frames: 94, radius: 236.19, scale: 1.036, turn: -5.5, path: 305.79),
    Stretch("Wacom Bamboo, scroll", frames: 110, radius: 440.23, scale: 0.959, turn: 5, path: 3834.88),
    Stretch("Wacom Bamboo, swipe", frames: 185, radius: 568.53, scale: 0.852, turn: -1.1, path: 4104.09),
    Stretch("Wacom ISDv4 E6, scroll", frames: 80, radius: 113.44, scale: 1.082, turn: -9.1, path: 1169.28),
    Stretch("Wacom ISDv4 E6, swipe", frames: 142, radius: 82.01, scale: 1.025, turn: 2, path: 2507.66),
    Stretch("Wacom Intuos5, scroll", frames: 121, radius: 363.11, scale: 0.998, turn: 1.4, path: 3417.82),
    Stretch("Wacom Intuos5, swipe", frames: 210, radius: 354.64, scale: 1.137, turn: 5.4, path: 4012.96),
    Stretch("SynPS2, scroll up and down", frames: 81, radius: 483.23, scale: 0.917, turn: 3.4, path: 2513.2),
  ]

  init(_ name: String, frames: Int, radius: Double, scale: Double, turn: Double, path: Double) {
    testDescription = name
    (self.frames, self.radius, self.scale, self.turn, self.path) = (frames, radius, scale, turn, path)
  }

  /// The fingers after a share of the stretch.
  func place(after share: Double) -> (first: Point, second: Point) {
    let center = Point(x: 0, y: path * share)
    let angle = turn * .pi / 180 * share
    let reach = radius * (1 + (scale - 1) * share)
    let arm = Point(x: reach * Mathematics.cos(angle), y: reach * Mathematics.sin(angle))
    return (center - arm, center + arm)
  }

  /// What each frame is mostly about.
  func components(_ analyser: PairAnalyser) -> [PairAnalyser.Component?] {
    var analyser = analyser
    return (1...frames).map { frame in
      let earlier = place(after: Double(frame - 1) / Double(frames))
      return analyser.add(PairStep(from: earlier, to: place(after: Double(frame) / Double(frames))))
    }
  }
}

@Suite struct HandNoiseTests {
  @Test(arguments: Stretch.all)
  fileprivate func `two fingers that scroll never turn what they touch (DO-1)`(stretch: Stretch) {
    let components = stretch.components(.rotation)

    #expect(!components.contains(.turn))
  }

  @Test(arguments: Stretch.all)
  fileprivate func `two fingers that scroll never scale what they touch (DO-1)`(stretch: Stretch) {
    let components = stretch.components(.pinch)

    #expect(!components.contains(.spread))
  }
}
