import InterfaceModel
package import InterfaceTraits
package import PlatformFacts
package import TextMeasurement

extension ResolvedContent.Button {
  /// What a button of the time after iOS 15 is configured with.
  package struct Configuration: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable {
      case plain, gray, tinted, filled
    }

    /// How the background's corners are rounded.
    package enum CornerStyle: String, Hashable, Sendable, CaseIterable {
      case dynamic, fixed, small, medium, large, capsule
    }

    package enum TitleAlignment: String, Hashable, Sendable, CaseIterable {
      case automatic, leading, center, trailing
    }

    package var style: Style
    package var cornerStyle: CornerStyle
    package var title: StyledText
    /// The text below the title.
    package var subtitle: StyledText
    /// The font of plain titles.
    package var titleFont: Font
    package var titleAlignment: TitleAlignment
    package var image: DisplayedImage?
    package var imagePlacement: ConfiguredButtonContent.ImagePlacement
    /// The gap between image and titles, in points.
    package var imagePadding: Double
    /// The gap between title and subtitle, in points.
    package var titlePadding: Double
    package var contentInsets: EdgeInsets
    /// The colour of title and image: the document's or the style's.
    package var foregroundColor: RGBA
    /// The background's colour, the document's or the style's; nil for none.
    package var backgroundColor: RGBA?
    package var backgroundImage: ResolvedImage?
    /// How the background's image fills it.
    package var backgroundImageMode: ContentMode
    /// The blur behind the background's image; `none` for none.
    package var backgroundEffect: ResolvedContent.VisualEffectView
    /// The radius of the background's corners, in points; nil where the style decides.
    package var cornerRadius: Double?
    /// The colour of the line around the background; nil for the button's tint.
    package var strokeColor: RGBA?
    /// The width of the line, in points; 0 for none.
    package var strokeWidth: Double
    /// How far the line lies outside of the background, in points.
    package var strokeOutset: Double
  }
}

extension ResolvedContent.Button.Configuration {
  init(_ element: Element, _ source: inout ContentSource) {
    let attributes = element.attributes
    style = attributes[.style].flatMap { Style(rawValue: $0) } ?? .plain
    cornerStyle = attributes[.cornerStyle].flatMap { CornerStyle(rawValue: $0) } ?? .dynamic
    let background = element.child(.background)
    let own = source.color(background?.color(.backgroundColor))
    let base = source.color(element.color(.baseBackgroundColor))
    let tint = source.tint
    switch style {
    case .filled: backgroundColor = own ?? base ?? tint
    case .tinted: backgroundColor = own ?? (base ?? tint).faded(Self.tintedAlpha)
    case .gray: backgroundColor = own ?? base ?? source.palette[.tertiarySystemFill]
    case .plain: backgroundColor = own ?? base
    }
    foregroundColor =
      source.color(element.color(.baseForegroundColor)) ?? (style == .filled ? .white : tint)
    backgroundImage = background?.imageReference.map { source.image($0) }
    backgroundImageMode =
      background?.attributes[.imageContentMode].flatMap { ContentMode(documentName: $0) }
      ?? .scaleToFill
    backgroundEffect = .init(background?.children ?? [], source.palette)
    // Other styles have a radius of their own.
    let usesOwnRadius = cornerStyle == .fixed || cornerStyle == .dynamic
    cornerRadius =
      usesOwnRadius ? background?.attributes.number(.cornerRadius).map { max($0, 0) } : nil
    strokeColor = source.color(background?.color(.strokeColor))
    let standard = strokeColor == nil ? 0 : Self.standardStrokeWidth
    strokeWidth = max(background?.attributes.number(.strokeWidth) ?? standard, 0)
    strokeOutset = background?.attributes.number(.strokeOutset) ?? 0
    titleFont =
      element.font(.titleFontDescription).map { Font($0, standardSize: 17) }
      ?? ConfiguredButtonContent.defaultFont
    title =
      source.text(of: element, .attributedTitle, .title, font: titleFont, color: foregroundColor)
      ?? StyledText()
    subtitle =
      source.attributedText(
        of: element, .attributedSubtitle, font: .style(.footnote), color: foregroundColor)
      ?? StyledText(
        attributes[.subtitle] ?? "", font: .style(.footnote), color: foregroundColor)
    titleAlignment =
      attributes[.titleAlignment].flatMap { TitleAlignment(rawValue: $0) } ?? .automatic
    image = element.imageReference.map {
      source.image($0, symbol: element.symbolConfiguration)
    }
    imagePlacement =
      attributes[.imagePlacement].flatMap { .init(rawValue: $0) } ?? .leading
    imagePadding = attributes.number(.imagePadding) ?? 0
    titlePadding = attributes.number(.titlePadding) ?? 0
    contentInsets =
      element.directionalInsets(.contentInsets) ?? ButtonMetrics.configurationInsets
  }

  /// The width of a line whose colour alone is given, in points (a guess: documents at hand give no width).
  private static let standardStrokeWidth = 1.0

  /// How opaque a tinted button's background is against its colour (drawn alike, not measured).
  private static let tintedAlpha = 0.18
}
