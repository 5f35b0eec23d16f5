import InterfaceSource
import NinefoldProject

/// Findings for people: the path of a file with its findings below, and an empty line between
/// files.
struct FindingGroups {
  let isColored: Bool
  /// The file whose findings were printed last, or `nil` before the first one.
  private(set) var last: PathKey?

  /// Returns the text of the next lines, after their file's path unless the previous lines are of
  /// the same file.
  ///
  /// Empty if there are no lines.
  mutating func text(_ lines: [FindingLine], of path: String) -> String {
    guard !lines.isEmpty else { return "" }
    let key = PathKey(path)
    var text = key == last ? "" : (last == nil ? "" : "\n") + PrintedText.line(path) + "\n"
    last = key
    for line in lines { text += line.printed(isColored: isColored) }
    return text
  }
}
