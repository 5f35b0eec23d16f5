import InterfaceResolution
public import InterfaceTraits
public import PlatformFacts
public import TextMeasurement

/// A place that a document was laid out in.
///
/// ```swift
/// for configuration in compilation.configurations {
///   print(configuration.name, configuration.size, configuration.traits.horizontalSizeClass)
/// }
/// ```
public struct ConfigurationResult: Hashable, Sendable {
  /// The name, different from those of all other configurations: that of the place, and where they are not the standard, the
  /// system, the language and the traits that the options add, such as `wCompact-hAny:os-12:AX3`.
  ///
  /// Layout files and findings name configurations so.
  public let name: String
  /// The name that the place was asked for by, `ConfigurationRequest.name`: `canvas`, a cell's such as `wCompact-hAny`,
  /// `device:ID[:landscape][:split-1/3]`, or a window's own.
  ///
  /// Configurations in several languages have it in common.
  public let placeName: String
  /// The traits that overrides and assets were chosen by.
  public let traits: TraitCollection
  /// The screen or window, in points.
  public let size: LayoutSize
  /// How many pixels a point has; edges are rounded to pixels.
  public let displayScale: Double
  /// Whether it is the document's own canvas, which the frames that the document stores belong to.
  public let isCanvas: Bool
  /// The cell of the size-class grid; nil for other places.
  public let cell: SizeClassGrid.Cell?
  /// The language of texts; nil where they are the document's own.
  public let language: Language?
  /// The device's id, such as `retina4_7`; nil in cells and windows, and on a canvas without a device that
  /// is known.
  public let device: String?

  /// What the sizes of fonts depend on.
  fileprivate let texts: TextEnvironment

  init(_ configuration: Configuration) {
    texts = TextEnvironment(
      configuration.metrics, scale: configuration.scale, category: configuration.textSize)
    name = configuration.name
    placeName = configuration.placeName
    traits = configuration.traits
    size = configuration.size
    displayScale = configuration.scale
    isCanvas = configuration.isCanvas
    cell = configuration.cell
    language = configuration.language
    device = configuration.device?.id
  }
}

extension FontDescriptor {
  /// The size in a configuration, in points; a text style's in the configuration's text size.
  ///
  /// ```swift
  /// if case .label(let label) = view.content {
  ///   print(label.text.string, label.font.pointSize(in: layout.configuration))
  /// }
  /// ```
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The size.
  public func pointSize(in configuration: ConfigurationResult) -> Double {
    pointSize(in: configuration.texts)
  }

  /// The weight of the system font in a configuration; nil for a named font, whose name says it.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The weight.
  public func weight(in configuration: ConfigurationResult) -> FontWeight? {
    weight(in: configuration.texts)
  }
}
