/// A file that is written by `swift run regenerate` and checked in.
package struct GeneratedFile: Sendable {
  /// The path relative to the package.
  package var path: String
  /// The whole text.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Returns all files that are generated from the vocabulary and the classes of views.
  ///
  /// - Parameters:
  ///   - text: The text of `schemas/vocabulary.txt`.
  ///   - viewClasses: The text of `schemas/view-classes.txt`.
  /// - Returns: The files.
  /// - Throws: An error for the first invalid line.
  package static func all(
    vocabulary text: String, viewClasses: String
  ) throws(VocabularyFault) -> [GeneratedFile] {
    let vocabulary = try VocabularyReader.read(text)
    let classes = try ViewClassReader.read(viewClasses, vocabulary)
    return NamesWriter(vocabulary: vocabulary).files()
      + KindsWriter(vocabulary: vocabulary).files()
      + ContentWriter(vocabulary: vocabulary).files()
      + RelaxNGWriter(vocabulary: vocabulary).files()
      + ViewClassWriter(classes: classes).files()
  }

  /// Returns the first lines of a generated Swift file.
  static func swiftHead(source: String = "schemas/vocabulary.txt") -> String {
    """
    // Generated from \(source) by `swift run regenerate`: do not edit.
    // swift-format-ignore-file


    """
  }
}
