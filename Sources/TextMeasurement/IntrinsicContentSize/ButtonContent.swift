package import InterfaceTraits
import PlatformFacts

/// The properties that determine the size of a button without a configuration.
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

  package var kind: Kind
  /// The title in its font, without runs if there is none.
  package var title: [TextRun]
  /// The font of the title, which determines the minimum height of an empty button and of a button
  /// with an image.
  package var font: FontDescriptor
  /// The size of the image, in points, or `nil` if there is none.
  package var image: LayoutSize?
  /// The size of the background image, in points, or `nil` if there is none.
  package var backgroundImage: LayoutSize?
  /// The content insets in the document, or `nil` if it specifies none.
  package var contentInsets: LayoutInsets?
  /// Whether the size of the image is approximate, as for a symbol.
  package var isImageApproximate: Bool

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
  /// Returns the intrinsic content size of a button without a configuration
  /// (docs/internals/text.md, 'Other controls').
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
    var width = wholePoints(title, of: button, environment)
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
      width = max(width, buttons.leastWidth)
    }
    if let background = button.backgroundImage {
      width = max(hasTitle || button.image != nil ? width : 0, background.width)
      height = max(hasTitle || button.image != nil ? height : 0, background.height)
    }
    return IntrinsicContentSize(width: width, height: height, isApproximate: isApproximate)
  }

  /// Returns the width of a title in whole points, rounded up after a small tolerance.
  ///
  /// A font that is measured exactly has no tolerance: of 13 titles of 3 projects that exceed a whole
  /// point by less, 12 of 2 are a point wider.
  private func wholePoints(
    _ title: TextLayout, of button: ButtonContent, _ environment: TextEnvironment
  ) -> Double {
    let width = title.lines.map(\.width).max() ?? 0
    let font = button.title.first?.font ?? button.font
    let isExact = font.fontName != nil && !metrics(font, environment).isApproximate
    let allowance = isExact ? 0 : environment.metrics.buttons.widthAllowance
    return max(0, width - allowance - 1e-6).rounded(.up)
  }
}
