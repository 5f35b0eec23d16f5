import InterfaceModel
public import InterfaceTraits
public import PlatformFacts
public import TextMeasurement

extension ViewContent.Button {
  /// The configuration of a button (iOS 15 and later).
  ///
  /// ```swift
  /// if case .button(let button) = view.content, let configuration = button.configuration {
  ///   print(configuration.style, configuration.title.string, configuration.contentInsets)
  /// }
  /// ```
  public struct Configuration: Hashable, Sendable {
    /// The style of the background.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// A style without a background.
      case plain
      /// A style with a gray background.
      case gray
      /// A style with a background in a tinted shade.
      case tinted
      /// A style with a background in the tint color.
      case filled
    }

    /// The style of the background's corners.
    public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
      /// The radius of the background, adjusted to the text size.
      case dynamic
      /// The radius of the background.
      case fixed
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// A radius of half the height.
      case capsule
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: String, Hashable, Sendable, CaseIterable {
      /// An alignment that depends on the placement of the image.
      case automatic
      /// Alignment of the leading edges.
      case leading
      /// Alignment of the centers.
      case center
      /// Alignment of the trailing edges.
      case trailing
    }

    /// The style of the background.
    public var style: Style
    /// The style of the background's corners.
    public var cornerStyle: CornerStyle
    /// The title, which may be empty.
    public var title: StyledText
    /// The text below the title, which may be empty.
    public var subtitle: StyledText
    /// The font of plain titles.
    public var titleFont: FontDescriptor
    /// The alignment of title and subtitle.
    public var titleAlignment: TitleAlignment
    /// The image, or `nil` if there is none.
    public var image: ResolvedImage?
    /// The side of the title on which the image is shown.
    public var imagePlacement: ButtonImagePlacement
    /// The spacing between image and titles, in points.
    public var imagePadding: Double
    /// The spacing between title and subtitle, in points.
    public var titlePadding: Double
    /// The insets of the content, in points.
    public var contentInsets: LayoutInsets
    /// The color of title and image, from the document or the style.
    public var foregroundColor: RGBA
    /// The color of the background, from the document or the style, or `nil` if there is none.
    public var backgroundColor: RGBA?
    /// The image of the background, or `nil` if there is none.
    public var backgroundImage: ResolvedImage?
    /// The content mode of the background image.
    public var backgroundImageContentMode: ViewContent.ContentMode
    /// The visual effect behind the background's image.
    public var backgroundEffect: ViewContent.VisualEffectView
    /// The radius of the background's corners, in points, or `nil` if the corner style determines
    /// it.
    public var cornerRadius: Double?
    /// The color of the stroke around the background, or `nil` for the button's tint.
    public var strokeColor: RGBA?
    /// The width of the stroke, in points; 0 means that there is no stroke.
    public var strokeWidth: Double
    /// The distance of the stroke from the background's edge, outwards, in points.
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
    // Other styles have their own radius.
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
      ?? (source.attributes[.role] == "primary"
        ? ConfiguredButtonContent.primaryFont : ConfiguredButtonContent.defaultFont)
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
