import InterfaceModel

/// What the document says of a view's look, overrides applied: kept for those who want it as it is
/// written, such as the layout file.
///
/// Only colours are told as the compiler makes them.
///
/// Nobody reads an attribute from it to decide something: what it means is in the view's content,
/// appearance and layout.
package final class RawContent: Sendable {
  /// The name of the element as the document spells it.
  let element: String
  /// The attributes after overrides.
  let attributes: Attributes
  /// The keyed properties after overrides.
  let properties: Properties
  /// What only this class of view has.
  let content: ViewItems
  let runtimeAttributes: [RuntimeAttribute]
  /// Elements of the view that the model has no place for.
  let extras: [Element]
  /// What the compiler makes of the colours.
  let colors: ColorMatching

  init(
    element: String = "", attributes: Attributes = Attributes(),
    properties: Properties = Properties(), content: ViewItems = .none,
    runtimeAttributes: [RuntimeAttribute] = [], extras: [Element] = [],
    colors: ColorMatching = ColorMatching()
  ) {
    self.element = element
    self.attributes = attributes
    self.properties = properties
    self.content = content
    self.runtimeAttributes = runtimeAttributes
    self.extras = extras
    self.colors = colors
  }
}

extension RawContent: Hashable {
  package static func == (lhs: RawContent, rhs: RawContent) -> Bool {
    lhs === rhs
      || lhs.element == rhs.element && lhs.attributes == rhs.attributes
        && lhs.properties == rhs.properties && lhs.content == rhs.content
        && lhs.runtimeAttributes == rhs.runtimeAttributes && lhs.extras == rhs.extras
        && lhs.colors == rhs.colors
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(attributes) }
}
