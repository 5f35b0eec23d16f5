import InterfaceModel
import InterfaceSource

/// Checks each object of a document against the table of all of them.
struct DocumentChecks: DocumentVisitor {
  let document: Document
  let objects: ObjectTable
  var diagnostics: [Diagnostic] = []
  /// The index of the scene, or of the xib's top-level object, that is being walked.
  var scene = 0
  /// The places of the views that were entered and not left.
  var open: [Int] = []
  /// The place of the next view.
  private var next = 0
  /// How many more ids are compared with all others; keeps the time linear.
  var suggestionsLeft = 20
  /// What is reported once per document.
  var reported: Set<OnceReported> = []

  /// Findings that are reported once per document.
  enum OnceReported: Hashable {
    case constraintsWithoutAutoLayout
    case variationsWithoutTraitCollections
    case unknownTrait(String)
  }

  init(document: Document, objects: ObjectTable) {
    self.document = document
    self.objects = objects
  }

  mutating func beginScene(_ index: Int) {
    scene = index
  }

  mutating func enter(_ controller: Controller) {
    checkReferences(in: controller.attributes)
  }

  mutating func enter(_ view: View) {
    open.append(next)
    next += 1
    checkReferences(in: view.attributes)
    checkValues(of: view)
    checkVariations(of: view)
  }

  mutating func leave(_ view: View) {
    open.removeLast()
  }

  mutating func visit(_ constraint: LayoutConstraint) {
    guard let owner = open.last else { return }
    check(constraint, owner: owner)
    checkVariations(of: constraint)
  }

  mutating func visit(_ connection: Connection) {
    checkReferences(in: connection.attributes)
    checkDestination(of: connection)
  }

  mutating func visit(_ element: Element) {
    if element.name != .exit, element.attributes.attribute(.id) != nil { next += 1 }
    checkReferences(in: element.attributes)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Reports what is reported once per document.
  mutating func report(_ diagnostic: Diagnostic, once key: OnceReported) {
    if reported.insert(key).inserted { report(diagnostic) }
  }
}
