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

  /// Draws what a recorder has recorded so far; its ``lanes`` take no more time the longer fingers move.
  public init(of recorder: TraceRecorder) { sheet = TimelineSheet(recorder.story, title: "") }

  /// The picture as a file of its own that needs nothing else.
  public var svg: String { sheet.svg(isStandalone: true) }

  /// The lanes alone, for a page that shows the views itself: SVG with the timeline's colours as properties of its style.
  ///
  /// Each strip is a group whose attributes name its object: `data-name`, and `data-view` for the view.
  public var lanes: String { sheet.lanesSVG }

  /// A page with the picture that shows details, zooms and replays the fingers; it needs no network.
  public var html: String { TimelinePage(sheet: sheet).text }
}
