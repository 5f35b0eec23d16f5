/// A document that the command line names or a folder on it holds.
struct DocumentInput: Hashable, Sendable {
  /// How the command line leads to a document.
  enum Origin: Hashable, Sendable {
    /// It is an operand.
    case operand
    /// It is in a folder that is an operand.
    case folder
    /// The bytes come from standard input.
    case standardInput
  }

  /// The path as the user gave it, joined with the path below it; `-` for standard input.
  var path: String
  /// The path of its results below the output folder, without what they add to the name.
  var outputPath: String
  /// How the command line leads to it.
  var origin: Origin
}
