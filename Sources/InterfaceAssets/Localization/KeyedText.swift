package import InterfaceReading
package import InterfaceSource

/// A text of a document with the key that `ibtool` gives it.
package struct KeyedText: Hashable, Sendable {
  /// The object that has the text.
  package let object: ObjectID
  /// What follows the object's id in the key, such as `normalTitle`.
  package let property: String
  /// The text as the document says it.
  package let text: String

  /// The texts of a document that tables of strings may replace, in the order of the keys' bytes; no key stands twice.
  ///
  /// - Parameter graph: The document's objects.
  /// - Returns: The texts.
  package static func all(in graph: SceneGraph) -> [KeyedText] {
    var graph = graph
    var replacement = TextReplacement(.tables([], nil))
    replacement.replace(in: &graph)
    var seen: Set<String> = []
    return replacement.texts.filter { seen.insert($0.key).inserted }.sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
  }

  /// The key: the object's id, a dot and the property.
  package var key: String { "\(object.text).\(property)" }
}
