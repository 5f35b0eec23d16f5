import InterfaceEnvironment
public import InterfaceTraits
import PlatformFacts

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
  public let size: Size
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

  init(_ configuration: Configuration) {
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
