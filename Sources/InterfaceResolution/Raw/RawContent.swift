import InterfaceModel

/// The declared properties of a view's appearance, with overrides applied, for output such as the
/// layout file that shows them as written.
///
/// Only colors are converted as the compiler does.
///
/// Nothing derives behavior from these attributes: their meaning is in the view's content,
/// appearance and layout.
package final class RawContent: Sendable {
  /// The name of the element as the document spells it.
  let element: String
  /// The attributes after overrides.
  let attributes: Attributes
  /// The keyed properties after overrides.
  let properties: Properties
  /// The values that only this class of view has.
  let content: ViewItems
  let runtimeAttributes: [RuntimeAttribute]
  /// The child elements that the model does not represent.
  let extras: [Element]
  /// The color conversion of the compiler.
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
