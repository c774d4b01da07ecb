/// Numbers measured on real UIKit: `../shared/vectors/uikit_measured.json`, whose file says how.
enum MeasuredTraces {
  /// Seconds after the lift and offsets in points of a glide released at offset 5074 with 750 points a second.
  static let glide: [(time: Double, offset: Double)] = [
    (0.010615, 5081.3333), (0.027291, 5093.3333), (0.043979, 5105), (0.093972, 5137.6667),
    (0.143981, 5167.3333), (0.193989, 5194), (0.243981, 5218), (0.293939, 5240), (0.343978, 5260),
    (0.443948, 5294), (0.543961, 5322), (0.643947, 5345), (0.74399, 5363.6667), (0.843968, 5379),
    (0.943966, 5391.6667), (1.043948, 5402), (1.14397, 5410.3333), (1.243993, 5417), (1.344004, 5422.6667),
    (1.443999, 5427.3333), (1.543965, 5431.3333), (1.74397, 5436.6667), (1.943996, 5440.6667),
    (2.043982, 5442), (2.160662, 5443.3333),
  ]
  /// How far a finger went, the slop of 10 points included, and the offsets shown, in a viewport of 852 points.
  static let pull: [(travel: Double, offset: Double)] = [
    (15, -2.6667), (20, -5.3333), (25, -8.3333), (30, -11), (35, -13.6667), (40, -16.3333), (45, -18.6667),
    (50, -21.3333), (55, -24), (60, -26.6667), (100, -46.6667), (200, -93), (300, -134.3333),
    (400, -171.3333), (500, -204.6667), (600, -235),
  ]
  /// Seconds after the lift and offsets of content let go 235 points above its edge, after a rest.
  static let bounce: [(time: Double, offset: Double)] = [
    (0.007636, -223.3333), (0.024283, -197), (0.040972, -173.3333), (0.057612, -152),
    (0.074266, -133.3333), (0.090945, -116.3333), (0.107633, -101.3333), (0.124269, -88.3333),
    (0.140941, -76.6667), (0.157603, -66.6667), (0.174295, -57.6667), (0.190957, -50),
    (0.224276, -37.3333), (0.257665, -27.6667), (0.290977, -20.3333), (0.324278, -15), (0.357621, -11),
    (0.390927, -8.3333), (0.424281, -6), (0.457603, -4.3333), (0.49094, -3.3333), (0.524278, -2.3333),
    (0.574272, -1.3333), (0.690957, -0.3333), (0.691031, 0),
  ]

  /// The frames of a trace, 60 in a second, from the start of its animation: those that were not noted have no offset.
  static func frames(
    of trace: [(time: Double, offset: Double)], start: Double
  ) -> [(time: Double, offset: Double?)] {
    var frames: [(time: Double, offset: Double?)] = []
    var last = start
    for sample in trace {
      let count = max(Int(((sample.time - last) * 60).rounded()), 1)
      for frame in 1...count {
        frames.append(
          (last - start + (sample.time - last) * Double(frame) / Double(count), frame == count ? sample.offset : nil))
      }
      last = sample.time
    }
    return frames
  }
}
