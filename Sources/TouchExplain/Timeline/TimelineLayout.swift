/// Where the columns of a timeline are, in points.
struct TimelineLayout {
  /// How wide the picture is.
  var width: Double
  /// Where the lanes begin, and their lines.
  var left: Double
  /// Where the names of the lanes end.
  var names: Double
  /// Where the bars end.
  var right: Double
  /// Where words below the bars end.
  var captions: Double
  /// Whether the recognizers that views have by themselves have no lanes unless they acted.
  var folds = false

  /// The picture of a file, with the views at the left of the lanes.
  static var picture: TimelineLayout {
    TimelineLayout(width: 1000, left: 286, names: 398, right: 942, captions: 986)
  }

  /// Lanes alone for a page of a width, with narrow names where that is small.
  static func lanes(width: Double) -> TimelineLayout {
    let names = width < 480 ? 92.0 : 122
    return TimelineLayout(
      width: width, left: 2, names: names, right: width - 26, captions: width - 4, folds: true)
  }

  /// How much room a lane's name has.
  var nameWidth: Double { folds ? names - left - 10 : names - left }
}
