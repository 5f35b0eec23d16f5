package import InterfaceTraits
import PlatformFacts

/// What decides the size of a button without a configuration.
package struct ButtonContent: Hashable, Sendable {
  /// The kinds of buttons that differ in size.
  package enum Kind: Hashable, Sendable {
    /// Type `custom`, `system` or `roundedRect`.
    case plain
    /// Type `infoLight`, `infoDark`, `detailDisclosure` or `contactAdd`.
    case info
    /// Type `close`.
    case close
  }

  /// What kind of button it is.
  package var kind: Kind
  /// The title in its font; no runs for none.
  package var title: [TextRun]
  /// The font of a title, which gives an empty button and an image's button its least height.
  package var font: FontDescriptor
  /// The image's size, in points; nil without image.
  package var image: LayoutSize?
  /// The background image's size, in points; nil without one.
  package var backgroundImage: LayoutSize?
  /// The document's content insets; nil when it gives none.
  package var contentInsets: LayoutInsets?
  /// Whether the image's size is only approximately known, as a symbol's is.
  package var isImageApproximate: Bool

  /// Creates content.
  package init(
    kind: Kind = .plain, title: [TextRun] = [], font: FontDescriptor, image: LayoutSize? = nil,
    backgroundImage: LayoutSize? = nil, contentInsets: LayoutInsets? = nil,
    isImageApproximate: Bool = false
  ) {
    self.kind = kind
    self.title = title
    self.font = font
    self.image = image
    self.backgroundImage = backgroundImage
    self.contentInsets = contentInsets
    self.isImageApproximate = isImageApproximate
  }
}

extension TextMeasurer {
  /// The natural size of a button without a configuration (docs/text.md, 'Other controls').
  package func size(
    of button: ButtonContent, _ environment: TextEnvironment
  ) -> IntrinsicContentSize {
    switch button.kind {
    case .info where button.title.isEmpty:
      return IntrinsicContentSize(environment.metrics.controls.infoButton)
    case .close where button.title.isEmpty:
      return IntrinsicContentSize(environment.metrics.controls.closeButton)
    default: break
    }
    let buttons = environment.metrics.buttons
    let title = measure(
      button.title, options: TextOptions(numberOfLines: 1), environment: environment)
    let hasTitle = !title.lines.isEmpty
    let line = metrics(button.font, environment).lineHeight
    let titleHeight = (max(hasTitle ? title.size.height : 0, line) - 1e-6).rounded(.up)
    var width = wholePoints(title, environment)
    var height = titleHeight
    var isApproximate = title.isApproximate
    if let image = button.image {
      width += image.width
      height = max(height, image.height)
      isApproximate = isApproximate || button.isImageApproximate
    }
    if let insets = button.contentInsets {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if button.image == nil {
      height += buttons.automaticVerticalPadding
      width = max(width, buttons.empty.width)
      if !hasTitle { height = min(height, buttons.empty.height) }
    }
    if let background = button.backgroundImage {
      width = max(hasTitle || button.image != nil ? width : 0, background.width)
      height = max(hasTitle || button.image != nil ? height : 0, background.height)
    }
    return IntrinsicContentSize(width: width, height: height, isApproximate: isApproximate)
  }

  /// The width of a title in whole points, rounded up after a small allowance.
  private func wholePoints(_ title: TextLayout, _ environment: TextEnvironment) -> Double {
    let width = title.lines.map(\.width).max() ?? 0
    let allowance = environment.metrics.buttons.widthAllowance
    return max(0, width - allowance - 1e-6).rounded(.up)
  }
}
