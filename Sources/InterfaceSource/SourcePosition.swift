/// A position in a text file as shown to users.
///
/// ```swift
/// let place = file.location(of: view.range.start)
/// print("\(file.path):\(place.line):\(place.column)")
/// ```
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int

  /// Creates a position from its line and column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
