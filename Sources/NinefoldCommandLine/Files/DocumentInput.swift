/// A document that the command line names or a folder on it holds.
struct DocumentInput: Hashable, Sendable {
  /// The path as the user gave it, joined with the path below it; `-` for standard input.
  var path: String
  /// The path of its results below the output folder, without what they add to the name.
  var outputPath: String
  /// Whether the bytes come from standard input.
  var isStandardInput = false
}
