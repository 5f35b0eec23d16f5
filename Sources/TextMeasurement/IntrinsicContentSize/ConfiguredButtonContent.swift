package import InterfaceTraits
import PlatformFacts

/// The properties that determine the size of a button with a configuration (Xcode 13 and later).
package struct ConfiguredButtonContent: Hashable, Sendable {
  /// The title in its font, without runs if there is none.
  package var title: [TextRun]
  /// The subtitle below the title, without runs if there is none.
  package var subtitle: [TextRun]
  /// The size of the image, in points, or `nil` if there is none.
  package var image: LayoutSize?
  /// The placement of the image.
  package var imagePlacement: ButtonImagePlacement
  /// The gap between image and titles, in points.
  package var imagePadding: Double
  /// The gap between title and subtitle, in points.
  package var titlePadding: Double
  /// The content insets in the document, or `nil` for 7 points above and below and 12 at the sides.
  package var contentInsets: LayoutInsets?
  /// Whether the button differs from the one in Interface Builder's library in other properties
  /// than its content, or is in a stack view.
  package var isChanged = false

  package init(
    title: [TextRun] = [], subtitle: [TextRun] = [], image: LayoutSize? = nil,
    imagePlacement: ButtonImagePlacement = .leading, imagePadding: Double = 0,
    titlePadding: Double = 0, contentInsets: LayoutInsets? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.imagePlacement = imagePlacement
    self.imagePadding = imagePadding
    self.titlePadding = titlePadding
    self.contentInsets = contentInsets
  }

  /// The part of the width that an image next to the title takes, in points.
  fileprivate var widthNextToTitle: Double {
    guard let image, imagePlacement == .leading || imagePlacement == .trailing else { return 0 }
    return image.width + (title.isEmpty && subtitle.isEmpty ? 0 : imagePadding)
  }

  /// The default font of a title.
  package static let defaultFont = FontDescriptor.style(.body)

  /// The default font of the title of a button with the primary role, which UIKit shows in bold:
  /// with semibold, 3 of 4 titles of one project are within a third of a point (weak); with bold,
  /// none is within 2 points.
  package static let primaryFont = FontDescriptor.style(.headline)

  /// Whether the button is unchanged from Interface Builder's library: a title in the default font
  /// and nothing else.
  fileprivate var isTemplate: Bool {
    !isChanged && title.count == 1 && title[0].font == Self.defaultFont && subtitle.isEmpty
      && image == nil
      && (contentInsets ?? ContentDefaults.configuredButtonInsets)
        == ContentDefaults.configuredButtonInsets
  }
}

extension TextMeasurer {
  /// Returns the intrinsic content size of a configured button, rounded up to pixels instead of
  /// whole points, except for the library's button on the canvas.
  ///
  /// - Parameters:
  ///   - button: The button's content.
  ///   - width: The width of the button, in which title and subtitle break between words, in
  ///     points, or `nil` for no limit.
  ///   - environment: The metrics and the scale.
  /// - Returns: The size, which for an empty button is that of its insets and a line, and the range
  ///   of widths in which it is the same.
  package func size(
    of button: ConfiguredButtonContent, width: Double? = nil, _ environment: TextEnvironment
  ) -> (size: IntrinsicContentSize, sameWidths: TextLayout.SameWidths) {
    let insets = button.contentInsets ?? ContentDefaults.configuredButtonInsets
    // Edges are rounded to pixels, so a width that is too small by this much breaks no line.
    let slack = 1 / environment.scale
    let usedWidth = insets.left + insets.right + button.widthNextToTitle
    let availableWidth = width.map { max(0, $0 - usedWidth) + slack }
    let title = measure(button.title, maxWidth: availableWidth, environment: environment)
    let subtitle = measure(button.subtitle, maxWidth: availableWidth, environment: environment)
    var size = LayoutSize(
      width: max(title.size.width, subtitle.size.width),
      height: title.size.height + subtitle.size.height)
    if !title.lines.isEmpty, !subtitle.lines.isEmpty { size.height += button.titlePadding }
    let isEmpty = title.lines.isEmpty && subtitle.lines.isEmpty
    if let image = button.image {
      let gap = isEmpty ? 0 : button.imagePadding
      switch button.imagePlacement {
      case .leading, .trailing:
        size.width += image.width + gap
        size.height = max(size.height, image.height)
      case .top, .bottom:
        size.width = max(size.width, image.width)
        size.height += image.height + gap
      }
    }
    if isEmpty {
      let line = metrics(ConfiguredButtonContent.defaultFont, environment)
      size.height = max(size.height, line.singleLineHeight(environment))
    }
    let isWhole = environment.metrics.buttons.hasWholePointTemplates && button.isTemplate
    func roundedUp(_ extent: Double) -> Double {
      isWhole ? (extent - 1e-6).rounded(.up) : environment.roundedUp(extent)
    }
    let same = TextLayout.SameWidths(
      least: max(title.sameWidths.least, subtitle.sameWidths.least) + usedWidth - slack,
      limit: min(title.sameWidths.limit, subtitle.sameWidths.limit) + usedWidth - slack)
    return (
      IntrinsicContentSize(
        width: roundedUp(size.width + insets.left + insets.right),
        height: roundedUp(size.height + insets.top + insets.bottom),
        isApproximate: title.isApproximate || subtitle.isApproximate || button.image != nil), same
    )
  }
}
