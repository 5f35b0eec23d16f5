/// A line of the vocabulary, or of the table of view classes, that is invalid.
package struct VocabularyFault: Error, CustomStringConvertible {
  /// The path of the file, relative to the package.
  package var path = "schemas/vocabulary.txt"
  /// The line, starting at 1.
  package var line: Int
  /// The description of the error.
  package var message: String

  package var description: String { "\(path):\(line): error: \(message)" }
}
