import InterfaceAssets
import InterfaceReading
import InterfaceResolution

extension LaidOutDocument {
  /// The connections and texts of the document, by scene.
  var references: DocumentReferences {
    DocumentReferences(
      document, scenes: Set(graph.scenes.map(\.id)),
      texts: KeyedText.all(in: editions.graphs[0]).map { text in
        LocalizableText(object: text.object, property: text.property, string: text.text)
      })
  }
}
