package import InterfaceTraits
import PlatformFacts

/// What decides the size of a button with a configuration (Xcode 13 and later).
package struct ConfiguredButtonContent: Hashable, Sendable {
  /// The title in its font; no runs for none.
  package var title: [TextRun]
  /// The line below the title; no runs for none.
  package var subtitle: [TextRun]
  /// The image's size, in points; nil without image.
  package var image: LayoutSize?
  /// Where the image stands.
  package var imagePlacement: ButtonImagePlacement
  /// The gap between image and titles, in points.
  package var imagePadding: Double
  /// The gap between title and subtitle, in points.
  package var titlePadding: Double
  /// The document's content insets; nil for 7 above and below and 12 at the sides.
  package var contentInsets: LayoutInsets?
  /// Whether a stack view arranges the button, or its type is another than the library's.
  package var isChanged = false

  /// Creates content.
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

  /// What an image beside the title takes of the width, in points.
  fileprivate var widthBesideTitle: Double {
    guard let image, imagePlacement == .leading || imagePlacement == .trailing else { return 0 }
    return image.width + (title.isEmpty && subtitle.isEmpty ? 0 : imagePadding)
  }

  /// The font of a title whose document gives none.
  package static let defaultFont = FontDescriptor.style(.body)

  /// Whether the button is as the editor's library gives it: a title in the font of all titles and nothing else.
  fileprivate var isTemplate: Bool {
    !isChanged && title.count == 1 && title[0].font == Self.defaultFont && subtitle.isEmpty
      && image == nil
      && (contentInsets ?? ContentDefaults.configuredButtonInsets)
        == ContentDefaults.configuredButtonInsets
  }
}

extension TextMeasurer {
  /// The natural size of a configured button, rounded up to pixels, not to whole points, but for the library's
  /// on the canvas.
  ///
  /// - Parameters:
  ///   - button: The button's content.
  ///   - width: The button's width, in which title and subtitle break between words, in points; nil for no limit.
  ///   - environment: The measures and the scale.
  /// - Returns: The size, which for a button with nothing in it is that of its insets and a line, and the widths of the button
  ///   at which it stays the same.
  package func size(
    of button: ConfiguredButtonContent, width: Double? = nil, _ environment: TextEnvironment
  ) -> (size: IntrinsicContentSize, sameWidths: TextLayout.SameWidths) {
    let insets = button.contentInsets ?? ContentDefaults.configuredButtonInsets
    // Edges are rounded to pixels: that much too little room breaks no line.
    let slack = 1 / environment.scale
    let taken = insets.left + insets.right + button.widthBesideTitle
    let room = width.map { max(0, $0 - taken) + slack }
    let title = measure(button.title, maxWidth: room, environment: environment)
    let subtitle = measure(button.subtitle, maxWidth: room, environment: environment)
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
      least: max(title.sameWidths.least, subtitle.sameWidths.least) + taken - slack,
      limit: min(title.sameWidths.limit, subtitle.sameWidths.limit) + taken - slack)
    return (
      IntrinsicContentSize(
        width: roundedUp(size.width + insets.left + insets.right),
        height: roundedUp(size.height + insets.top + insets.bottom),
        isApproximate: title.isApproximate || subtitle.isApproximate || button.image != nil), same
    )
  }
}
