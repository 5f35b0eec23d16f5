import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// The objects of a document that the app's code may change, computed on first use.
final class CodeAccess {
  private let document: LintedDocument
  /// The settings of rules from configurations and the command line.
  var settings: LintSettings { document.settings }
  private lazy var indices = Dictionary(
    document.graph.views.indices.map { (document.graph.views[$0].range.start, $0) },
    uniquingKeysWith: { first, _ in first })

  init(_ document: LintedDocument) { self.document = document }

  /// Returns whether an outlet leads to an object.
  func isConnected(_ id: ObjectID?) -> Bool { id.map(document.connectedObjects.contains) ?? false }

  /// Returns the view at a range of the document, or `nil` if there is none.
  func view(at range: SourceRange) -> SceneGraph.View? {
    indices[range.start].map { document.graph.views[$0] }
  }

  /// Returns whether the view at a range is a prototype cell, header or footer that code dequeues.
  func isPrototype(at range: SourceRange) -> Bool {
    indices[range.start].map { Prototypes.isPrototype($0, in: document.graph) } ?? false
  }
}
