/// A document that the command line names directly or by a folder.
package struct DocumentInput: Hashable, Sendable {
  /// The way in which the command line names a document.
  package enum Origin: Hashable, Sendable {
    /// The document is an operand.
    case operand
    /// The document is in a folder that is an operand.
    case folder
    /// The bytes come from standard input.
    case standardInput
  }

  /// The operand joined with the relative path of the document, or `-` for standard input.
  package let path: String
  /// The path of its results, or the number of bytes of `path` before it if it is the end of that
  /// path, as in a folder: a run may have many documents.
  private enum OutputPath: Hashable, Sendable {
    case own(String)
    case end(Int)
  }

  private let output: OutputPath
  /// The way in which the command line names the document.
  package var origin: Origin

  package init(path: String, outputPath: String, origin: Origin) {
    self.path = path
    let start = path.utf8.count - outputPath.utf8.count
    output =
      start >= 0 && path.utf8.dropFirst(start).elementsEqual(outputPath.utf8)
      ? .end(start) : .own(outputPath)
    self.origin = origin
  }

  /// The path of its results relative to the output folder, without the suffixes that they add.
  package var outputPath: String {
    switch output {
    case .own(let path): path
    case .end(let start): String(decoding: path.utf8.dropFirst(start), as: UTF8.self)
    }
  }
}

extension DocumentInput {
  /// The folder on the command line that contains the document, with a trailing slash, empty for
  /// the current folder.
  package var operand: String {
    String(decoding: path.utf8.dropLast(outputPath.utf8.count), as: UTF8.self)
  }

  /// Whether the document may be modified: it is named directly or, with links resolved, is inside
  /// the folder in which it was found.
  package var mayBeChanged: Bool {
    switch origin {
    case .operand: return true
    case .standardInput: return false
    case .folder:
      return RealPath.isPath(RealPath.resolvingParent(path), at: RealPath.of(operand))
    }
  }
}
