package import InterfaceReading
package import InterfaceSource

/// A text of a document with its `ibtool` key.
package struct KeyedText: Hashable, Sendable {
  /// The object that contains the text.
  package let object: ObjectID
  /// The part of the key after the object's id, such as `normalTitle`.
  package let property: String
  /// The text in the document.
  package let text: String

  /// Returns the texts of a document that strings tables may replace, in byte order of their unique
  /// keys.
  ///
  /// - Parameter graph: The document's objects.
  /// - Returns: The texts.
  package static func all(in graph: SceneGraph) -> [KeyedText] {
    var graph = graph
    var replacement = TextReplacement(.tables([], nil))
    replacement.replace(in: &graph)
    var visited: Set<String> = []
    return replacement.texts.filter { visited.insert($0.key).inserted }.sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
  }

  /// The key: the object's id, a dot and the property.
  package var key: String { "\(object.text).\(property)" }
}
