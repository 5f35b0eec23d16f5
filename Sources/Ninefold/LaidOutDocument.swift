package import InterfaceAssets
package import InterfaceComposition
package import InterfaceLayout
package import InterfaceModel
package import InterfaceReading
package import InterfaceResolution
package import InterfaceTraits

/// A document after all stages: each of them has run.
package struct LaidOutDocument: Sendable {
  /// The name of the file without folders and extension.
  package let name: String
  /// The document as the file says it.
  package let document: Document
  /// The document's objects after validation, in the languages that it was laid out in.
  package let editions: DocumentEditions
  /// The languages that it was laid out in; nil is the document's own.
  package let languages: [Language?]
  /// The document in each place.
  package let resolution: DocumentResolution
  /// How the document was laid out.
  package let options: LayoutOptions
  /// The document laid out in each place.
  package let layout: DocumentLayout
  /// The names by which the document asked its assets; none unless the options say to note them.
  package let questions: AssetQuestions

  /// The document's objects after validation.
  package var graph: SceneGraph { resolution.graph }

  /// What the document's segues do in each configuration.
  package var segues: DocumentSegues {
    DocumentSegues(graph, named: name, in: layout.configurations)
  }
}

extension Compilation {
  /// Whether the document is a storyboard that was laid out.
  package var isStoryboard: Bool { laidOut?.document.kind == .storyboard }
}
