import Ninefold

/// The Swift file with the examples of all kinds of findings, which are archives in a folder of
/// fixtures.
package enum DiagnosticExamplesFile {
  /// The path relative to the package.
  package static let path = "Sources/Ninefold/Examples/EmbeddedExamples.swift"

  /// The folder of the examples, relative to the package.
  package static let folder = "Fixtures/diagnostics"

  /// The extension of the archives: the format is that of Go's `txtar`.
  package static let ending = ".txtar"

  /// Returns all archives as one, whose paths begin with the ids of the kinds.
  ///
  /// - Parameter archives: The archives by the ids of their kinds. The text before the first file
  ///   of an archive is a comment, which is omitted.
  /// - Returns: The text, in the order of the ids, without the final line break.
  package static func archive(_ archives: [String: String]) -> String {
    let parts = archives.sorted { $0.key < $1.key }.map { id, text in
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.removeSubrange(..<(lines.firstIndex(where: ExampleArchive.isMarker) ?? lines.endIndex))
      return lines.map { ExampleArchive.isMarker($0) ? "-- \(id)/\($0.dropFirst(3))" : String($0) }
        .joined(separator: "\n")
    }
    return String(parts.joined().dropLast())
  }

  /// Returns the text of the Swift file with an archive.
  package static func text(_ archive: String) -> String {
    """
    // Generated from \(folder) by `swift run regenerate`: do not edit.
    // swift-format-ignore-file

    enum EmbeddedExamples {
      static let text = ###\"""
    \(archive)
    \"""###
    }

    """
  }
}
