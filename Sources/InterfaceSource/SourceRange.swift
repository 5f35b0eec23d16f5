/// A half-open range of UTF-8 bytes in a file.
///
/// ```swift
/// if let view = layout.rootView {
///   let tag = file.text(SourceRange(start: view.range.start, end: view.range.end))
///   print(tag == file.text(view.range))
/// }
/// ```
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte.
  public var end: Int32

  /// Creates the range from `start` up to, but not including, `end`.
  @inlinable
  public init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  /// The empty range at the start of a file.
  public static let start = SourceRange(start: 0, end: 0)
}
