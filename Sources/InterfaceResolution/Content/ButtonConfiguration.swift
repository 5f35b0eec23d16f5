import InterfaceModel
public import InterfaceTraits
public import PlatformFacts
public import TextMeasurement

extension ViewContent.Button {
  /// What a button of iOS 15 and later is configured with.
  ///
  /// ```swift
  /// if case .button(let button) = view.content, let configuration = button.configuration {
  ///   print(configuration.style, configuration.title.string, configuration.contentInsets)
  /// }
  /// ```
  public struct Configuration: Hashable, Sendable {
    /// How much the background stands out.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// Without a background.
      case plain
      /// With a gray background.
      case gray
      /// With a background in a pale tint.
      case tinted
      /// With a background in the tint colour.
      case filled
    }

    /// How the background's corners are rounded.
    public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
      /// By the background, adjusted to the text size.
      case dynamic
      /// By the background.
      case fixed
      /// By a small radius.
      case small
      /// By a medium radius.
      case medium
      /// By a large radius.
      case large
      /// By half of the height.
      case capsule
    }

    /// How title and subtitle are aligned.
    public enum TitleAlignment: String, Hashable, Sendable, CaseIterable {
      /// By the place of the image.
      case automatic
      /// Both begin at the same edge.
      case leading
      /// Both have the same middle.
      case center
      /// Both end at the same edge.
      case trailing
    }

    /// How much the background stands out.
    public var style: Style
    /// How the background's corners are rounded.
    public var cornerStyle: CornerStyle
    /// The title; empty for none.
    public var title: StyledText
    /// The text below the title; empty for none.
    public var subtitle: StyledText
    /// The font of plain titles.
    public var titleFont: FontDescriptor
    /// How title and subtitle are aligned.
    public var titleAlignment: TitleAlignment
    /// The image; nil for none.
    public var image: ResolvedImage?
    /// At which side of the title the image stands.
    public var imagePlacement: ButtonImagePlacement
    /// The gap between image and titles, in points.
    public var imagePadding: Double
    /// The gap between title and subtitle, in points.
    public var titlePadding: Double
    /// The distances of the content from the edges.
    public var contentInsets: LayoutInsets
    /// The colour of title and image: the document's or the style's.
    public var foregroundColor: RGBA
    /// The background's colour, the document's or the style's; nil for none.
    public var backgroundColor: RGBA?
    /// The background's image; nil for none.
    public var backgroundImage: ResolvedImage?
    /// How the background's image fills it.
    public var backgroundImageContentMode: ViewContent.ContentMode
    /// The blur behind the background's image.
    public var backgroundEffect: ViewContent.VisualEffectView
    /// The radius of the background's corners, in points; nil where the corner style decides.
    public var cornerRadius: Double?
    /// The colour of the line around the background; nil for the button's tint.
    public var strokeColor: RGBA?
    /// The width of that line, in points; 0 for none.
    public var strokeWidth: Double
    /// How far that line lies outside of the background, in points.
    public var strokeOutset: Double
  }
}

extension ViewContent.Button.Configuration {
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
    case .tinted: backgroundColor = own ?? (base ?? tint).faded(ContentDefaults.tintedButtonAlpha)
    case .gray: backgroundColor = own ?? base ?? source.palette[.tertiarySystemFill]
    case .plain: backgroundColor = own ?? base
    }
    foregroundColor =
      source.color(element.color(.baseForegroundColor)) ?? (style == .filled ? .white : tint)
    backgroundImage = background?.imageReference.map { source.image($0) }
    backgroundImageContentMode =
      background?.attributes[.imageContentMode].flatMap {
        ViewContent.ContentMode(documentName: $0)
      }
      ?? .scaleToFill
    backgroundEffect = .init(background?.children ?? [], source.palette)
    // Other styles have a radius of their own.
    let usesOwnRadius = cornerStyle == .fixed || cornerStyle == .dynamic
    cornerRadius =
      usesOwnRadius ? background?.attributes.number(.cornerRadius).map { max($0, 0) } : nil
    strokeColor = source.color(background?.color(.strokeColor))
    let standard = strokeColor == nil ? 0 : ContentDefaults.configuredButtonStrokeWidth
    strokeWidth = max(background?.attributes.number(.strokeWidth) ?? standard, 0)
    strokeOutset = background?.attributes.number(.strokeOutset) ?? 0
    titleFont =
      element.font(.titleFontDescription).map {
        FontDescriptor($0, standardSize: ContentDefaults.configuredButtonFontSize)
      }
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
      element.directionalInsets(.contentInsets) ?? ContentDefaults.configuredButtonInsets
  }
}
