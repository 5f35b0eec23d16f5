package import InterfaceTraits

/// A visitor of the objects of a document, containers before their contents.
///
/// A visitor implements only the methods that it requires; the default implementations do nothing.
package protocol DocumentVisitor {
  /// Begins a scene, or in a xib a top-level object, to which the following objects belong.
  ///
  /// The index refers to `Document.scenes`, or in a xib to `Document.objects`.
  mutating func beginScene(_ index: Int)
  mutating func enter(_ controller: Controller, as role: ControllerRole)
  mutating func leave(_ controller: Controller)
  mutating func enter(_ view: View, as role: ViewRole)
  mutating func leave(_ view: View)
  /// Visits a guide of the current view or controller.
  mutating func visit(_ guide: LayoutGuide)
  /// Visits a constraint of the current view.
  mutating func visit(_ constraint: LayoutConstraint)
  /// Visits a link from the current object.
  mutating func visit(_ connection: Connection)
  mutating func visit(_ section: TableViewSection)
  mutating func enter(_ item: BarItem)
  mutating func leave(_ item: BarItem)
  mutating func enter(_ item: NavigationItem)
  mutating func leave(_ item: NavigationItem)
  /// Enters a placeholder, an exit, a gesture recognizer or another top-level object of a scene or
  /// xib; its element and connections follow.
  mutating func enter(_ object: PlainObject)
  mutating func leave(_ object: PlainObject)
  /// Visits an element that the model stores unprocessed; its children follow.
  mutating func visit(_ element: Element)
}

extension DocumentVisitor {
  package mutating func beginScene(_ index: Int) {}
  package mutating func enter(_ controller: Controller, as role: ControllerRole) {}
  package mutating func leave(_ controller: Controller) {}
  package mutating func enter(_ view: View, as role: ViewRole) {}
  package mutating func leave(_ view: View) {}
  package mutating func visit(_ guide: LayoutGuide) {}
  package mutating func visit(_ constraint: LayoutConstraint) {}
  package mutating func visit(_ connection: Connection) {}
  package mutating func visit(_ section: TableViewSection) {}
  package mutating func enter(_ item: BarItem) {}
  package mutating func leave(_ item: BarItem) {}
  package mutating func enter(_ item: NavigationItem) {}
  package mutating func leave(_ item: NavigationItem) {}
  package mutating func enter(_ object: PlainObject) {}
  package mutating func leave(_ object: PlainObject) {}
  package mutating func visit(_ element: Element) {}
}
