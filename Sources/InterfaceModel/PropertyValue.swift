package import InterfaceSource
package import InterfaceTraits

/// A property whose value is a child element with a `key`.
package struct Property: Hashable, Sendable {
  /// The property.
  package var key: PropertyKey
  /// Its value.
  package var value: PropertyValue
  /// The range of the value's start tag.
  package var range: SourceRange

  package init(key: PropertyKey, value: PropertyValue, range: SourceRange) {
    self.key = key
    self.value = value
    self.range = range
  }
}

/// The value of a property.
package indirect enum PropertyValue: Hashable, Sendable {
  /// An explicit null value: `<nil key="…"/>`.
  case null
  /// `<bool>`.
  case bool(Bool)
  /// `<real>` or `<integer>`.
  case number(Double)
  /// `<string>` or `<mutableString>`.
  case string(String)
  /// `<rect>`: in points, in the superview's coordinates if it is a frame.
  case rect(LayoutRect)
  /// `<size>`: in points.
  case size(LayoutSize)
  /// `<point>`: in points.
  case point(LayoutPoint)
  /// `<edgeInsets>` and `<inset>`: absolute distances in points.
  case insets(LayoutInsets)
  /// `<directionalEdgeInsets>`: `left` is leading and `right` is trailing.
  case directionalInsets(LayoutInsets)
  /// `<color>`.
  case color(Color)
  /// `<fontDescription>`.
  case font(FontDescription)
  /// `<attributedString>`.
  case attributedString(AttributedString)
  /// `<imageReference>`.
  case image(ImageReference)
  /// Any other value, as declared in the document.
  case element(Element)
}

/// The keyed properties of one element.
package struct Properties: Hashable, Sendable {
  /// The properties in document order, with unique keys.
  package var all: [Property]

  package init(_ all: [Property] = []) {
    self.all = all
  }

  /// Accesses the value of a property, or `nil` if it is absent.
  package subscript(key: PropertyKey) -> PropertyValue? {
    for index in all.indices where all[index].key == key { return all[index].value }
    return nil
  }

  /// Appends a property, or returns `false` if its key is already present, in which case the first
  /// one is used.
  package mutating func add(_ property: Property) -> Bool {
    for index in all.indices where all[index].key == property.key { return false }
    all.append(property)
    return true
  }

  /// Replaces the properties with the same keys, each as a whole, and appends the others.
  package mutating func override(with other: Properties) {
    for property in other.all {
      if let index = all.firstIndex(where: { $0.key == property.key }) {
        all[index] = property
      } else {
        all.append(property)
      }
    }
  }

  /// Returns the color of a property, or `nil` if it is absent, explicitly null or something else.
  package func color(_ key: PropertyKey) -> Color? {
    if case .color(let color) = self[key] { color } else { nil }
  }

  /// Returns the font of a property, or `nil` if it is absent or something else.
  package func font(_ key: PropertyKey) -> FontDescription? {
    if case .font(let font) = self[key] { font } else { nil }
  }

  /// Returns the text of a property, or `nil` if it is absent or something else.
  package func string(_ key: PropertyKey) -> String? {
    if case .string(let text) = self[key] { text } else { nil }
  }

  /// Returns the absolute insets of a property, or `nil` if it is absent or something else.
  package func insets(_ key: PropertyKey) -> LayoutInsets? {
    if case .insets(let insets) = self[key] { insets } else { nil }
  }

  /// Returns the size of a property, in points, or `nil` if it is absent or something else.
  package func size(_ key: PropertyKey) -> LayoutSize? {
    if case .size(let size) = self[key] { size } else { nil }
  }

  /// Returns the attributed string of a property, or `nil` if it is absent or something else.
  package func attributedString(_ key: PropertyKey) -> AttributedString? {
    if case .attributedString(let string) = self[key] { string } else { nil }
  }

  /// Returns an element without a dedicated type, or `nil` if it is absent or something else.
  package func element(_ key: PropertyKey) -> Element? {
    if case .element(let element) = self[key] { element } else { nil }
  }
}
