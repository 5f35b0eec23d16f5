/// A place in a text file as a person names it.
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

  /// Creates a place from its line and column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
