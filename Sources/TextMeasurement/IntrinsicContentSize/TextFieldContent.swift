import InterfaceTraits
package import PlatformFacts

/// What decides the size of a text field.
package struct TextFieldContent: Hashable, Sendable {
  /// What stands in a text field.
  package typealias Shown = TextFieldMetrics.Shown

  /// The text, or the placeholder where there is no text.
  package var text: String
  /// The font.
  package var font: FontDescriptor
  /// The frame.
  package var borderStyle: TextFieldBorderStyle
  /// Whether `text` is a placeholder, or cannot be read.
  package var shows: Shown

  /// Creates content.
  package init(
    text: String, font: FontDescriptor, borderStyle: TextFieldBorderStyle = .none,
    shows: Shown = .text
  ) {
    self.text = text
    self.font = font
    self.borderStyle = borderStyle
    self.shows = shows
  }

  /// The font of a field whose document gives none, in points.
  package static let defaultFont = FontDescriptor.system(ContentDefaults.textFieldFontSize)
}

extension TextMeasurer {
  /// The natural size of a text field: the height by border and era (docs/text.md, 'Other controls'), the width by
  /// text, which is approximate.
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
