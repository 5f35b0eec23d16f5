import InterfaceTraits
package import PlatformFacts

/// The properties that determine the size of a text field.
package struct TextFieldContent: Hashable, Sendable {
  /// The kind of text in a text field.
  package typealias Shown = TextFieldMetrics.Shown

  /// The text or, if there is none, the placeholder.
  package var text: String
  package var font: FontDescriptor
  /// The border style.
  package var borderStyle: TextFieldBorderStyle
  /// Whether `text` is a placeholder, or is secure.
  package var shows: Shown

  package init(
    text: String, font: FontDescriptor, borderStyle: TextFieldBorderStyle = .none,
    shows: Shown = .text
  ) {
    self.text = text
    self.font = font
    self.borderStyle = borderStyle
    self.shows = shows
  }

  /// The default font of a text field.
  package static let defaultFont = FontDescriptor.system(ContentDefaults.textFieldFontSize)
}

extension TextMeasurer {
  /// Returns the intrinsic content size of a text field: the height by border and system
  /// (docs/internals/text.md, 'Other controls'), and the approximate width of the text.
  package func size(
    of field: TextFieldContent, _ environment: TextEnvironment
  ) -> IntrinsicContentSize {
    let text = measure(
      field.text, font: field.font, options: TextOptions(numberOfLines: 1),
      environment: environment)
    let font = self.metrics(field.font, environment)
    let metrics = environment.metrics.fields
    let height: Double
    let padding: Double
    switch field.borderStyle {
    case .none:
      padding = metrics.plainExtraWidth
      height = metrics.plainHeight(
        fontSize: font.size, lineHeight: font.lineHeight, shown: field.shows,
        roundedUp: environment.roundedUp)
    case .roundedRect:
      padding = metrics.roundedExtraWidth
      height = max(
        metrics.roundedHeight,
        environment.roundedUp(font.lineHeight + metrics.roundedVerticalPadding))
    case .line, .bezel:
      padding = metrics.roundedExtraWidth
      height = metrics.framedHeight
    }
    return IntrinsicContentSize(
      width: text.size.width + padding, height: height, isApproximate: true)
  }
}
