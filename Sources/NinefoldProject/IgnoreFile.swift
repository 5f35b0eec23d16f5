import ConfigurationReading

/// The patterns of one `.gitignore` file.
///
/// Source: `gitignore(5)`, "PATTERN FORMAT".
struct IgnoreFile: Sendable {
  /// The maximum size and number of patterns, because each file that is searched is matched against
  /// all of them.
  static let limits = (bytes: 256 << 10, patterns: 10_000)

  private struct Line {
    var pattern: PathPattern
    var isNegated: Bool
    var isForFolders: Bool
  }

  private let lines: [Line]
  /// Whether the file exceeds the limits.
  let isCut: Bool

  /// Reads a file's bytes, ignoring bytes and patterns beyond the limits.
  init(_ bytes: [UInt8]) {
    var texts = bytes.prefix(Self.limits.bytes).split(separator: UInt8(ascii: "\n"))
    // The last line may be incomplete.
    if bytes.count > Self.limits.bytes { _ = texts.popLast() }
    let lines = texts.lazy.compactMap { Self.line($0) }
    self.lines = Array(lines.prefix(Self.limits.patterns))
    isCut = bytes.count > Self.limits.bytes || lines.dropFirst(Self.limits.patterns).first != nil
  }

  /// Returns whether a path is ignored.
  ///
  /// The path is relative to the folder of this file. The result is `nil` if no pattern matches.
  func ignores(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool? {
    lines.last { ($0.isForFolders ? isFolder : true) && $0.pattern.matchesWhole(path) }
      .map { !$0.isNegated }
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> Line? {
    var text = bytes
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    // Trailing spaces are ignored, unless a backslash makes the first of them part of the name.
    while text.last == UInt8(ascii: " "), text.dropLast().last != UInt8(ascii: "\\") {
      text.removeLast()
    }
    guard text.first != UInt8(ascii: "#") else { return nil }
    let isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    let isForFolders = text.last == UInt8(ascii: "/")
    if isForFolders { text.removeLast() }
    guard !text.isEmpty else { return nil }
    let name = String(decoding: text, as: UTF8.self)
    let isAnchored = text.contains(UInt8(ascii: "/"))
    return Line(
      pattern: PathPattern(isAnchored ? name : "**/" + name), isNegated: isNegated,
      isForFolders: isForFolders)
  }
}
