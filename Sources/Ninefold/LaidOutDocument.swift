package import InterfaceAssets
package import InterfaceComposition
package import InterfaceLayout
package import InterfaceModel
package import InterfaceReading
package import InterfaceResolution
package import InterfaceTraits

/// A document after all stages.
package struct LaidOutDocument: Sendable {
  /// The name of the file without folders and extension.
  package let name: String
  /// The document as decoded from the file.
  package let document: Document
  /// The validated objects of the document in the languages that it was laid out in.
  package let editions: DocumentEditions
  /// The languages that the document was laid out in; `nil` represents the document's own.
  package let languages: [Language?]
  /// The document resolved in each configuration.
  package let resolution: DocumentResolution
  /// The options of the layout.
  package let options: LayoutOptions
  /// The document laid out in each configuration.
  package let layout: DocumentLayout
  /// The names that the document looked up in its assets, empty unless the options request
  /// recording.
  package let lookups: AssetLookups
  /// The identity of the layout, by which a compiler recognizes the document that it laid out last.
  let identity: LatestLayout.Identity

  /// The validated objects of the document.
  package var graph: SceneGraph { resolution.graph }

  /// The outcomes of the document's segues in each configuration.
  package var segues: DocumentSegues {
    DocumentSegues(graph, named: name, in: layout.configurations)
  }
}

extension Compilation {
  /// Whether the document is a storyboard that was laid out.
  package var isStoryboard: Bool { laidOut?.document.kind == .storyboard }
}
