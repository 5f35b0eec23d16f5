package import InterfaceSource
package import InterfaceTraits

/// A view of any class: what all views have, and in `content` what is special.
package struct View: Hashable, Sendable {
  /// The object's id; nil for the content views of old documents.
  package var id: ObjectID?
  /// The class.
  package var kind: ViewKind
  /// The name of the element as the document spells it.
  package var elementSpelling: String
  /// The property of the superview that the view is the value of; nil for subviews.
  package var key: PropertyKey?
  /// The bytes of the start tag.
  package var range: SourceRange
  /// The frame that Interface Builder stored for the document's own canvas, in the superview's
  /// coordinates; nil when it stored none.
  package var frame: StoredFrame?
  /// How the edges follow the superview; nil when the document does not say.
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
  /// What differs by traits.
  package var variations: [Variation]
  /// The links that lead from the view.
  package var connections: [Connection]
  /// The runtime attributes.
  package var runtimeAttributes: [RuntimeAttribute]
  /// What only this class of view has.
  package var content: ViewContent
  /// What the canvas simulates around a xib's view, or around a root view before Xcode 8.
  package var simulatedMetrics: SimulatedMetrics
  /// Elements inside that the model has no place for.
  package var extras: [Element]

  package init(id: ObjectID?, kind: ViewKind, elementSpelling: String, range: SourceRange) {
    self.id = id
    self.kind = kind
    self.elementSpelling = elementSpelling
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

  /// The view that is the value of a property.
  package func view(_ key: PropertyKey) -> View? {
    keyedViews.first { $0.key == key }
  }

  /// The class that the app gives the view; nil for the platform's own.
  package var customClass: String? { attributes[.customClass] }
}

/// What only some classes of views have.
package enum ViewContent: Hashable, Sendable {
  /// Nothing special.
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

/// A frame that Interface Builder stored.
package enum StoredFrame: Hashable, Sendable {
  /// `<rect>`: points in the superview's coordinates.
  case rect(Rect)
  /// `<frame key="frameInset">`: per axis two of the distance to the near edge, the distance to the far
  /// edge and the extent; what is absent is 0.
  case insets(
    minX: Double?, maxX: Double?, width: Double?, minY: Double?, maxY: Double?, height: Double?)

  /// The frame inside a superview of the given size.
  package func rect(in superview: Size) -> Rect {
    switch self {
    case .rect(let rect): return rect
    case .insets(let minX, let maxX, let width, let minY, let maxY, let height):
      let (x, extentX) = Self.span(minX, maxX, width, superview.width)
      let (y, extentY) = Self.span(minY, maxY, height, superview.height)
      return Rect(x: x, y: y, width: extentX, height: extentY)
    }
  }

  private static func span(
    _ near: Double?, _ far: Double?, _ extent: Double?, _ whole: Double
  ) -> (Double, Double) {
    if let extent {
      if near == nil, let far { return (whole - far - extent, extent) }
      return (near ?? 0, extent)
    }
    return (near ?? 0, whole - (near ?? 0) - (far ?? 0))
  }
}

/// How a view's edges follow its superview when no constraint says so.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let flexibleMinX = AutoresizingMask(rawValue: 1)
  package static let widthSizable = AutoresizingMask(rawValue: 2)
  package static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  package static let flexibleMinY = AutoresizingMask(rawValue: 8)
  package static let heightSizable = AutoresizingMask(rawValue: 16)
  package static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}

/// A value that the runtime sets by its key path.
package struct RuntimeAttribute: Hashable, Sendable {
  /// The key path, such as `layer.cornerRadius`.
  package var keyPath: String
  /// The type's name, such as `number`.
  package var type: String
  /// The value; `.null` for none.
  package var value: PropertyValue
  /// The bytes of the start tag.
  package var range: SourceRange
  /// Every attribute as the document says it.
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
