/// The Swift file with the examples of all kinds of findings, which are files below a folder of fixtures.
package enum DiagnosticExamplesFile {
  /// The path from the top of the package.
  package static let path = "Sources/Ninefold/Examples/EmbeddedExamples.swift"

  /// The folder of the examples, from the top of the package.
  package static let folder = "Fixtures/diagnostics"

  /// All files in one text: each after a line with its path.
  ///
  /// - Parameter files: The files with their paths below the folder. What explains why a kind has no example is left out.
  /// - Returns: The text, in the order of the paths, without its last line break.
  package static func archive(_ files: [(path: String, text: String)]) -> String {
    let parts = files.filter { !$0.path.hasSuffix("/no-example.txt") }
      .sorted { $0.path < $1.path }.map { "-- \($0.path) --\n\($0.text)" }
    return String(parts.joined().dropLast())
  }

  /// The text of the Swift file that holds an archive.
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
