/// A line of the vocabulary, or of the table of view classes, that cannot be read.
package struct VocabularyFault: Error, CustomStringConvertible {
  /// The path of the file, from the top of the package.
  package var path = "schemas/vocabulary.txt"
  /// The line, counted from 1.
  package var line: Int
  /// What is wrong with it.
  package var message: String

  package var description: String { "\(path):\(line): error: \(message)" }
}
