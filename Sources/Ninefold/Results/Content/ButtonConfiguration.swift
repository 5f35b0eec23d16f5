import InterfaceResolution
public import InterfaceTraits
import TextMeasurement

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

    /// How title and subtitle stand above each other.
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

    /// At which side of the title the image stands.
    public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
      /// Where text begins.
      case leading
      /// Where text ends.
      case trailing
      /// Above.
      case top
      /// Below.
      case bottom
    }

    let content: ResolvedContent.Button.Configuration
    let environment: TextEnvironment

    /// How much the background stands out.
    public var style: Style { Style(spelling: content.style) }
    /// How the background's corners are rounded.
    public var cornerStyle: CornerStyle { CornerStyle(spelling: content.cornerStyle) }
    /// The title; empty for none.
    public var title: ViewContent.Text {
      ViewContent.Text(text: content.title, environment: environment)
    }
    /// The text below the title; empty for none.
    public var subtitle: ViewContent.Text {
      ViewContent.Text(text: content.subtitle, environment: environment)
    }
    /// The font of plain titles.
    public var titleFont: ViewContent.Font { ViewContent.Font(content.titleFont, in: environment) }
    /// How title and subtitle stand above each other.
    public var titleAlignment: TitleAlignment { TitleAlignment(spelling: content.titleAlignment) }
    /// The image; nil for none.
    public var image: ViewContent.Image? {
      content.image.map { ViewContent.Image($0, in: environment) }
    }
    /// At which side of the title the image stands.
    public var imagePlacement: ImagePlacement { ImagePlacement(spelling: content.imagePlacement) }
    /// The gap between image and titles, in points.
    public var imagePadding: Double { content.imagePadding }
    /// The gap between title and subtitle, in points.
    public var titlePadding: Double { content.titlePadding }
    /// The distances of the content from the edges.
    public var contentInsets: EdgeInsets { content.contentInsets }
    /// The colour of title and image: the document's or the style's.
    public var foregroundColor: ViewContent.Color { ViewContent.Color(content.foregroundColor) }
    /// The background's colour, the document's or the style's; nil for none.
    public var backgroundColor: ViewContent.Color? {
      content.backgroundColor.map { ViewContent.Color($0) }
    }
    /// The background's image; nil for none.
    public var backgroundImage: ViewContent.Image? {
      content.backgroundImage.map { ViewContent.Image($0) }
    }
    /// The radius of the background's corners, in points; nil where the corner style decides.
    public var cornerRadius: Double? { content.cornerRadius }
    /// The colour of the line around the background; nil for none.
    public var strokeColor: ViewContent.Color? { content.strokeColor.map { ViewContent.Color($0) } }
    /// The width of that line, in points.
    public var strokeWidth: Double { content.strokeWidth }
    /// How far that line lies outside of the background, in points.
    public var strokeOutset: Double { content.strokeOutset }
  }
}
