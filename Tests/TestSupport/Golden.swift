package import Foundation
package import Testing

/// The files under `Fixtures`.
package enum Fixtures {
  /// The package's top folder.
  package static let top = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Returns the URL of a fixture by its path below `Fixtures`.
  package static func url(_ path: String) -> URL {
    top.appending(path: "Fixtures").appending(path: path)
  }
}

/// Compares output with a file under `Fixtures`.
///
/// `RECORD=1 swift test` writes the files instead, and fails.
package func expectGolden(
  _ bytes: [UInt8], at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = Fixtures.url(path)
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    Issue.record("recorded \(path)", sourceLocation: sourceLocation)
    return
  }
  let expected = (try? Data(contentsOf: url)).map { [UInt8]($0) }
  guard expected != bytes else { return }
  let new = String(decoding: bytes, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false)
  let old = String(decoding: expected ?? [], as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false)
  let line = zip(new, old).prefix { $0 == $1 }.count
  Issue.record(
    """
    \(path) differs from line \(line + 1) on
    expected: \(line < old.count ? old[line] : "the end")
    found:    \(line < new.count ? new[line] : "the end")
    """, sourceLocation: sourceLocation)
}
