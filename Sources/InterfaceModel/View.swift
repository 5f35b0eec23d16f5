package import InterfaceSource
package import InterfaceTraits

/// A view of any class: the properties that all views have, and in `content` those of its class.
package struct View: Hashable, Sendable {
  /// The id, or `nil` for the content views of old documents.
  package var id: ObjectID?
  /// The class.
  package var kind: ViewKind
  /// The name of the element as the document spells it.
  package var elementName: String
  /// The property of the superview whose value is the view, or `nil` for subviews.
  package var key: PropertyKey?
  /// The range of the start tag.
  package var range: SourceRange
  /// The frame that Interface Builder stored for the document's own canvas, in the superview's
  /// coordinates, or `nil` if there is none.
  package var frame: StoredFrame?
  /// The autoresizing mask, or `nil` if the document does not declare one.
  package var autoresizingMask: AutoresizingMask?
  /// The attributes.
  package var attributes: Attributes
  /// The keyed properties that are not views.
  package var properties: Properties
  /// The subviews from back to front.
  package var subviews: [View]
  /// Views that are properties: content view, table header and footer, section header and footer.
  package var keyedViews: [View]
  /// The layout guides that belong to the view.
  package var layoutGuides: [LayoutGuide]
  /// The constraints that the view owns.
  package var constraints: [LayoutConstraint]
  /// The variations by traits.
  package var variations: [Variation]
  /// The links that start at the view.
  package var connections: [Connection]
  /// The runtime attributes.
  package var runtimeAttributes: [RuntimeAttribute]
  /// The values that only this class of view has.
  package var content: ViewItems
  /// The simulated metrics of a xib's view, or of a root view before Xcode 8.
  package var simulatedMetrics: SimulatedMetrics
  /// The child elements that the model does not represent.
  package var extras: [Element]

  package init(id: ObjectID?, kind: ViewKind, elementName: String, range: SourceRange) {
    self.id = id
    self.kind = kind
    self.elementName = elementName
    self.range = range
    key = nil
    frame = nil
    autoresizingMask = nil
    attributes = Attributes()
    properties = Properties()
    subviews = []
    keyedViews = []
    layoutGuides = []
    constraints = []
    variations = []
    connections = []
    runtimeAttributes = []
    content = .none
    simulatedMetrics = SimulatedMetrics()
    extras = []
  }

  /// Returns the view that is the value of a property.
  package func view(_ key: PropertyKey) -> View? {
    keyedViews.first { $0.key == key }
  }

  /// The custom class, or `nil` for a class of the platform.
  package var customClass: String? { attributes[.customClass] }
}

/// The items that only some classes of views have.
package enum ViewItems: Hashable, Sendable {
  /// No items.
  case none
  /// Prototype cells of a table view, or the cells of a collection view.
  case cells([View])
  /// The sections of a static table view.
  case sections([TableViewSection])
  /// The segments of a segmented control.
  case segments([Segment])
  /// The items of a toolbar or tab bar.
  case barItems([BarItem])
  /// The items of a navigation bar.
  case navigationItems([NavigationItem])
}

/// A value that the runtime sets for a key path.
package struct RuntimeAttribute: Hashable, Sendable {
  /// The key path, such as `layer.cornerRadius`.
  package var keyPath: String
  /// The name of the type, such as `number`.
  package var type: String
  /// The value; `.null` if there is none.
  package var value: PropertyValue
  /// The range of the start tag.
  package var range: SourceRange
  /// The attributes as declared in the document.
  package var attributes: Attributes

  package init(
    keyPath: String, type: String, value: PropertyValue, range: SourceRange,
    attributes: Attributes = Attributes()
  ) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.range = range
    self.attributes = attributes
  }
}
