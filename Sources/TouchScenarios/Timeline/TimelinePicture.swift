public struct TimelinePicture {
  public init(_ trace: RecordedTrace, title: String) {}
  public var svg: String { "" }
  public var html: String { "" }
}
