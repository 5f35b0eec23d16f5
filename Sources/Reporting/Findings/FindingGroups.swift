import InterfaceSource
import NinefoldProject

/// Findings for people: the path of a file, its findings below it, an empty line between files.
struct FindingGroups {
  let isColored: Bool
  /// The file whose findings were printed last; nil before the first one.
  private(set) var last: PathKey?

  /// The next lines, below their file's path where they do not follow others of the same file; empty without any.
  mutating func text(_ lines: [FindingLine], of path: String) -> String {
    guard !lines.isEmpty else { return "" }
    let key = PathKey(path)
    var text = key == last ? "" : (last == nil ? "" : "\n") + PrintedText.line(path) + "\n"
    last = key
    for line in lines { text += line.printed(isColored: isColored) }
    return text
  }
}
