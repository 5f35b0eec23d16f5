package import InterfaceSource

/// A section of a static table view.
package struct TableViewSection: Hashable, Sendable {
  package var id: ObjectID?
  package var headerTitle: String?
  package var footerTitle: String?
  package var cells: [View]
  package var attributes: Attributes
  package var properties: Properties
  /// The child elements that the model does not represent.
  package var extras: [Element] = []
  /// The range of the start tag.
  package var range: SourceRange

  package init(
    id: ObjectID?, headerTitle: String?, footerTitle: String?, cells: [View],
    attributes: Attributes, properties: Properties, range: SourceRange
  ) {
    self.id = id
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.cells = cells
    self.attributes = attributes
    self.properties = properties
    self.range = range
  }
}

/// A segment of a segmented control.
package struct Segment: Hashable, Sendable {
  package var title: String?
  package var image: ImageReference?
  /// The width in points, or `nil` if the content determines it.
  package var width: Double?
  package var attributes: Attributes
  /// The child elements other than the image.
  package var extras: [Element] = []

  package init(title: String?, image: ImageReference?, width: Double?, attributes: Attributes) {
    self.title = title
    self.image = image
    self.width = width
    self.attributes = attributes
  }
}

/// An item of a bar: a bar button item or a tab bar item.
package struct BarItem: Hashable, Sendable {
  package var id: ObjectID?
  /// The property of the owner whose value is the item, or `nil` inside lists.
  package var key: PropertyKey?
  package var title: String?
  /// The system item, such as `flexibleSpace` or `done`, or `nil` if there is none.
  package var systemItem: String?
  package var image: ImageReference?
  package var customView: View?
  package var attributes: Attributes
  package var properties: Properties
  package var connections: [Connection]
  package var extras: [Element]
  /// The range of the start tag.
  package var range: SourceRange

  /// Creates an item from its attributes, without children.
  package init(
    _ attributes: Attributes, key: PropertyKey?, image: ImageReference?, range: SourceRange
  ) {
    id = attributes.object(.id)
    self.key = key
    title = attributes[.title]
    systemItem = attributes[.systemItem]
    self.image = image
    self.attributes = attributes
    properties = Properties()
    connections = []
    extras = []
    self.range = range
  }
}

/// The content that a scene contributes to a navigation bar.
package struct NavigationItem: Hashable, Sendable {
  package var id: ObjectID?
  package var title: String?
  package var prompt: String?
  package var titleView: View?
  /// The items that are properties: left, right, back.
  package var items: [BarItem]
  package var leftItems: [BarItem]
  package var rightItems: [BarItem]
  package var attributes: Attributes
  package var properties: Properties
  package var connections: [Connection]
  package var extras: [Element]
  /// The range of the start tag.
  package var range: SourceRange

  package init(id: ObjectID?, attributes: Attributes, range: SourceRange) {
    self.id = id
    self.attributes = attributes
    self.range = range
    title = attributes[.title]
    prompt = attributes[.prompt]
    titleView = nil
    items = []
    leftItems = []
    rightItems = []
    properties = Properties()
    connections = []
    extras = []
  }
}
