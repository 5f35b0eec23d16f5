import InterfaceModel
import InterfaceSource
import InterfaceTraits

/// The checks of a document's objects against the table of all of them; valid objects are passed to
/// the graph.
struct DocumentChecks: DocumentVisitor {
  let document: Document
  let objects: ObjectIndex
  var graph: SceneGraphBuilder
  var findings: FindingList
  /// The index of the current scene, or of the xib's current top-level object.
  var scene = 0
  /// The indices of the views that enclose the current position.
  private var enclosingViews: [Int] = []
  /// The index of the next view.
  private var next = 0
  /// The remaining number of ids that are compared with all others, which keeps the time linear.
  var suggestionsLeft = 20
  /// The problems that are reported once per document.
  private var reported: Set<OnceReported> = []

  /// The problems that are reported once per document.
  enum OnceReported: Hashable {
    case constraintsWithoutAutoLayout
    case variationsWithoutTraitCollections
    case unknownTrait(String)
  }

  init(document: Document, objects: ObjectIndex, findings: FindingList) {
    self.findings = findings
    self.document = document
    self.objects = objects
    graph = SceneGraphBuilder(document: document, table: objects)
  }

  mutating func beginScene(_ index: Int) {
    scene = index
    graph.beginScene(index)
  }

  mutating func enter(_ controller: Controller, as role: ControllerRole) {
    checkReferences(in: controller.attributes)
    graph.enter(controller, as: role)
  }

  mutating func leave(_ controller: Controller) {
    graph.leave(controller)
  }

  mutating func enter(_ view: View, as role: ViewRole) {
    enclosingViews.append(next)
    next += 1
    var references: [SceneGraph.Reference] = []
    for (name, target) in checkReferences(in: view.attributes) {
      guard case .view = target.kind, let number = target.number else { continue }
      references.append(SceneGraph.Reference(name: name, view: Handle(number)))
    }
    let attributes = checkValues(in: view.attributes, of: view.kind)
    graph.enter(view, as: role, attributes: attributes, references: references)
  }

  mutating func leave(_ view: View) {
    enclosingViews.removeLast()
    graph.leave(view, variations: checkVariations(of: view))
  }

  mutating func visit(_ guide: LayoutGuide) {
    check(guide)
    graph.visit(guide)
  }

  mutating func visit(_ constraint: LayoutConstraint) {
    guard let owner = enclosingViews.last else { return }
    let isSound = check(constraint, owner: owner)
    let variations = checkVariations(of: constraint)
    graph.visit(constraint, isSound: isSound, ownerAt: owner, variations: variations)
  }

  mutating func visit(_ connection: Connection) {
    checkReferences(in: connection.attributes)
    let leadsSomewhere = checkDestination(of: connection)
    if leadsSomewhere, let segue = connection.segue { graph.add(segue, connection) }
  }

  mutating func enter(_ item: BarItem) {
    graph.enter(item)
  }

  mutating func leave(_ item: BarItem) {
    graph.leave(item)
  }

  mutating func enter(_ item: NavigationItem) {
    graph.enter(item)
  }

  mutating func leave(_ item: NavigationItem) {
    graph.leave(item)
  }

  mutating func enter(_ object: PlainObject) {
    graph.enter(object)
  }

  mutating func leave(_ object: PlainObject) {
    graph.leave(object)
  }

  mutating func visit(_ element: Element) {
    if element.attributes.attribute(.id) != nil { next += 1 }
    graph.visit(element)
    // A segue with a key refines the one that contains it.
    guard element.name == .segue, element.key == nil else {
      checkReferences(in: element.attributes)
      return
    }
    // A segue of an object that the model stores as an element.
    visit(
      Connection(
        id: element.attributes.object(.id), kind: .segue(Segue(element.attributes)),
        destination: element.attributes.object(.destination), attributes: element.attributes,
        range: element.range, children: []))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    findings.append(diagnostic)
  }

  /// Reports a problem once per document.
  mutating func report(_ diagnostic: Diagnostic, once key: OnceReported) {
    if reported.insert(key).inserted { report(diagnostic) }
  }
}
