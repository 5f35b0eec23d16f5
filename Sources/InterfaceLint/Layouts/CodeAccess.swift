import InterfaceReading
import InterfaceSource

/// What code of the app may change of a document; found out when it is first asked for.
final class CodeAccess {
  private let document: LintedDocument
  /// What configurations and the command line say of rules.
  var settings: LintSettings { document.settings }
  private lazy var connected = document.connectedObjects
  private lazy var indices = Dictionary(
    document.graph.views.indices.map { (document.graph.views[$0].range.start, $0) },
    uniquingKeysWith: { first, _ in first })

  init(_ document: LintedDocument) { self.document = document }

  /// Whether an outlet leads to an object.
  func isConnected(_ id: ObjectID?) -> Bool { id.map(connected.contains) ?? false }

  /// What the document says of the view at a place; nil for none.
  func view(at range: SourceRange) -> SceneGraph.View? {
    indices[range.start].map { document.graph.views[$0] }
  }

  /// Whether the view at a place is a cell, header or footer that code makes copies of.
  func isPrototype(at range: SourceRange) -> Bool {
    indices[range.start].map { Prototypes.isPrototype($0, in: document.graph) } ?? false
  }
}
