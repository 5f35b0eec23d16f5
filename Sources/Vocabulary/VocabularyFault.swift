/// A line of the vocabulary that cannot be read.
package struct VocabularyFault: Error, CustomStringConvertible {
  /// The line, counted from 1.
  package var line: Int
  /// What is wrong with it.
  package var message: String

  package var description: String { "schemas/vocabulary.txt:\(line): error: \(message)" }
}
