/// The keys of a document's texts.
package struct TextKeys: Sendable {
  /// The properties of each object that have a key, by the object's id, whether it has a text or
  /// not.
  let properties: [String: [String]]
  /// The keys of the existing texts.
  let keys: Set<String>

  init(_ replacement: TextReplacement) {
    properties = replacement.properties
    keys = replacement.keys
  }
}
