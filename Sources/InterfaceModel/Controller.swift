package import InterfaceSource

/// A view controller of any class, or a reference to one of another storyboard.
package struct Controller: Hashable, Sendable {
  /// The classes of controllers.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case viewController, tableViewController, collectionViewController
    case navigationController, tabBarController, splitViewController, pageViewController
    case hostingController, avPlayerViewController, glkViewController
    /// A scene of another storyboard.
    case viewControllerPlaceholder

    /// The class that an element's name stands for; nil when it is not a controller.
    package init?(_ name: ElementName) {
      switch name {
      case .viewController: self = .viewController
      case .tableViewController: self = .tableViewController
      case .collectionViewController: self = .collectionViewController
      case .navigationController: self = .navigationController
      case .tabBarController: self = .tabBarController
      case .splitViewController: self = .splitViewController
      case .pageViewController: self = .pageViewController
      case .hostingController: self = .hostingController
      case .avPlayerViewController: self = .avPlayerViewController
      case .glkViewController: self = .glkViewController
      case .viewControllerPlaceholder: self = .viewControllerPlaceholder
      default: return nil
      }
    }
  }

  package var id: ObjectID?
  package var kind: Kind
  /// The bytes of the start tag.
  package var range: SourceRange
  package var attributes: Attributes
  package var properties: Properties
  /// The root view; nil when the document holds none.
  package var view: View?
  /// The top and bottom guides of documents before safe areas.
  package var layoutGuides: [LayoutGuide]
  package var navigationItem: NavigationItem?
  package var tabBarItem: BarItem?
  package var toolbarItems: [BarItem]
  /// The bars that a container shows: navigation bar, toolbar, tab bar.
  package var bars: [View]
  package var metrics: SimulatedMetrics
  package var connections: [Connection]
  package var runtimeAttributes: [RuntimeAttribute]
  /// Controllers that stand inside, in old documents.
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

  /// The segues that lead from the controller itself.
  package var segues: [Connection] { connections.filter { $0.segue != nil } }
}
