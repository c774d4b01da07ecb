/// How large a document or a recording may be.
public enum DocumentLimit {
  /// The most bytes that a document or a recording may hold: 64 MiB.
  public static var bytes: Int { 64 << 20 }

  /// Refuses what is larger; `file` is the name that the error gives.
  public static func check(_ bytes: [UInt8], file: String) throws(DocumentError) {
    guard bytes.count <= Self.bytes else {
      throw DocumentError(file: file, reason: "larger than the limit of \(Self.bytes >> 20) MiB")
    }
  }
}
