import TouchScenarios

/// One picture of a recorded trace: the fingers' paths over the views, and a lane for each recognizer and view along the time.
///
/// The picture is readable in light and dark, by the reader's preference, and without colours: states differ in pattern
/// and label as well.
public struct TimelinePicture: Sendable {
  private let sheet: TimelineSheet

  /// Draws a trace.
  public init(_ trace: RecordedTrace, title: String = "") {
    sheet = TimelineSheet(TraceStory(trace), title: title)
  }

  /// The picture as a file of its own that needs nothing else.
  public var svg: String { sheet.svg(isStandalone: true) }

  /// Returns the lanes alone, for a page that shows the views itself: SVG with the timeline's colours as properties of its style.
  ///
  /// Its unit is a point of the page when it is shown at the width that it is made for; letters are 11 points high. Each strip is
  /// a group whose attributes name its object: `data-name`, and `data-view` for the view; those of the picture contain where
  /// times are: `data-times` and `data-places`. Recognizers that views have by themselves are left out unless they acted.
  public static func lanes(of trace: RecordedTrace, width: Double = 720) -> String {
    TimelineSheet(TraceStory(trace), title: "", layout: .lanes(width: width)).lanesSVG
  }

  /// Returns the lanes of what a recorder has recorded so far, which takes no more time the longer fingers move.
  public static func lanes(of recorder: TraceRecorder, width: Double = 720) -> String {
    TimelineSheet(recorder.story, title: "", layout: .lanes(width: width)).lanesSVG
  }

  /// Returns the key to the lanes, for the same page, whose lanes have its patterns and style.
  public static func legend(width: Double) -> String { TimelineSheet.legendSVG(width: width) }

  /// A page with the picture that shows details, zooms and replays the fingers; it needs no network.
  public var html: String { TimelinePage(sheet: sheet).text }
}
