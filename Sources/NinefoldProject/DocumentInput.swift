/// A document that the command line names or a folder on it holds.
package struct DocumentInput: Hashable, Sendable {
  /// How the command line leads to a document.
  package enum Origin: Hashable, Sendable {
    /// It is an operand.
    case operand
    /// It is in a folder that is an operand.
    case folder
    /// The bytes come from standard input.
    case standardInput
  }

  /// The path as the user gave it, joined with the path below it; `-` for standard input.
  package var path: String
  /// The path of its results below the output folder, without what they add to the name.
  package var outputPath: String
  /// How the command line leads to it.
  package var origin: Origin

  /// Creates a document.
  package init(path: String, outputPath: String, origin: Origin) {
    self.path = path
    self.outputPath = outputPath
    self.origin = origin
  }
}

extension DocumentInput {
  /// The folder on the command line that it was found in, with the slash that ends it; empty for the current one.
  package var operand: String {
    String(decoding: path.utf8.dropLast(outputPath.utf8.count), as: UTF8.self)
  }

  /// Whether it may be changed: a file that is named, or one that lies in the folder that it was found in when links
  /// are followed.
  package var mayBeChanged: Bool {
    switch origin {
    case .operand: return true
    case .standardInput: return false
    case .folder:
      return RealPath.isPath(RealPath.ofPlace(path), at: RealPath.of(operand))
    }
  }
}
