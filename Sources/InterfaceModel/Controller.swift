package import InterfaceSource
package import InterfaceTraits

/// A view controller of any class, or a reference to one of another storyboard.
package struct Controller: Hashable, Sendable {
  /// The classes of controllers.
  package typealias Kind = ControllerKind

  package var id: ObjectID?
  package var kind: Kind
  /// The range of the start tag.
  package var range: SourceRange
  package var attributes: Attributes
  package var properties: Properties
  /// The root view, or `nil` if the document contains none.
  package var view: View?
  /// The top and bottom guides of documents before safe areas.
  package var layoutGuides: [LayoutGuide]
  package var navigationItem: NavigationItem?
  package var tabBarItem: BarItem?
  package var toolbarItems: [BarItem]
  /// The bars of a container: navigation bar, toolbar, tab bar.
  package var bars: [View]
  package var metrics: SimulatedMetrics
  package var connections: [Connection]
  package var runtimeAttributes: [RuntimeAttribute]
  /// The child controllers, in old documents.
  package var children: [Controller]
  package var extras: [Element]

  package init(id: ObjectID?, kind: Kind, range: SourceRange, attributes: Attributes) {
    self.id = id
    self.kind = kind
    self.range = range
    self.attributes = attributes
    properties = Properties()
    view = nil
    layoutGuides = []
    navigationItem = nil
    tabBarItem = nil
    toolbarItems = []
    bars = []
    metrics = SimulatedMetrics()
    connections = []
    runtimeAttributes = []
    children = []
    extras = []
  }

  /// The segues that start at the controller itself.
  package var segues: [Connection] { connections.filter { $0.segue != nil } }
}
