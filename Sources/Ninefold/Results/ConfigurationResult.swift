import InterfaceResolution
public import InterfaceTraits
public import PlatformFacts
public import TextMeasurement

/// A configuration that a document was laid out in.
///
/// ```swift
/// for configuration in compilation.configurations {
///   print(configuration.name, configuration.size, configuration.traits.horizontalSizeClass)
/// }
/// ```
public struct ConfigurationResult: Hashable, Sendable {
  /// The unique name of the configuration.
  ///
  /// It consists of `configurationName` and, if they are not the defaults, the system, language and
  /// traits that the options add, such as `wCompact-hAny:os-12:AX3`. Layout files and findings use
  /// this name.
  public let name: String
  /// The name of the requested configuration, `ConfigurationRequest.name`: `canvas`, the name of a
  /// cell such as `wCompact-hAny`, `device:ID[:zoomed][:landscape][:split-1/3]`, or the name of a window.
  ///
  /// Configurations that differ only in language share it.
  public let configurationName: String
  /// The traits that overrides and assets were chosen by.
  public let traits: TraitCollection
  /// The size of the screen or window, in points.
  public let size: LayoutSize
  /// The number of pixels per point; edges are rounded to pixels.
  public let displayScale: Double
  /// A Boolean value that indicates whether the configuration is the document's own canvas, to
  /// which the stored frames belong.
  public let isCanvas: Bool
  /// The cell of the size-class grid, or `nil` if the configuration is not a cell.
  public let cell: SizeClassGrid.Cell?
  /// The language of the texts, or `nil` if they are the document's own.
  public let language: Language?
  /// The id of the device, such as `retina4_7`, or `nil` in cells and windows and on a canvas
  /// without a known device.
  public let device: String?
  /// The frame of the system keyboard in the coordinates of the window, in points, or `nil` if it is
  /// not shown.
  public let keyboardFrame: LayoutRect?

  /// The environment that font sizes depend on.
  fileprivate let texts: TextEnvironment

  init(_ configuration: Configuration) {
    texts = TextEnvironment(
      configuration.metrics, scale: configuration.scale, category: configuration.textSize)
    name = configuration.name
    configurationName = configuration.configurationName
    traits = configuration.traits
    size = configuration.size
    displayScale = configuration.scale
    isCanvas = configuration.isCanvas
    cell = configuration.cell
    language = configuration.language
    device = configuration.device?.id
    keyboardFrame = configuration.keyboardFrame
  }
}

extension FontDescriptor {
  /// Returns the size of the font in a configuration, in points, which for a text style depends on
  /// the text size.
  ///
  /// ```swift
  /// if case .label(let label) = view.content {
  ///   print(label.text.string, label.font.pointSize(in: layout.configuration))
  /// }
  /// ```
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The size, in points.
  public func pointSize(in configuration: ConfigurationResult) -> Double {
    pointSize(in: configuration.texts)
  }

  /// Returns the weight of the system font in a configuration, or `nil` for a named font, whose
  /// name implies it.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The weight.
  public func weight(in configuration: ConfigurationResult) -> FontWeight? {
    weight(in: configuration.texts)
  }
}
