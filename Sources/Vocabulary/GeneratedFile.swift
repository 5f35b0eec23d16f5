/// A file that is written by `swift run regenerate` and checked in.
package struct GeneratedFile: Sendable {
  /// The path from the top of the package.
  package var path: String
  /// The whole text.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// All files that come from the vocabulary, given the text of `schemas/vocabulary.txt`.
  package static func all(vocabulary text: String) throws(VocabularyFault) -> [GeneratedFile] {
    let vocabulary = try VocabularyReader.read(text)
    return NamesWriter(vocabulary: vocabulary).files()
      + KindsWriter(vocabulary: vocabulary).files()
      + ContentWriter(vocabulary: vocabulary).files()
      + RelaxNGWriter(vocabulary: vocabulary).files()
  }

  /// The first lines of a generated Swift file.
  static let swiftHead = """
    // Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
    // swift-format-ignore-file


    """
}
