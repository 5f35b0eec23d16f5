package import InterfaceTraits
package import PlatformFacts

/// The canvas that a document says it was drawn on: its stored frames belong to it.
///
/// What depends on the version of Interface Builder is in values: measures, quirks and insets.
package struct DocumentCanvas: Hashable, Sendable {
  /// The `<device>` as the document spells it.
  package struct Name: Hashable, Sendable {
    /// The device's id, also one that is not known.
    package let device: String
    /// Whether the long side lies across.
    package let isLandscape: Bool
    /// The part of the screen, such as `splitview1_3`; nil when the document gives none.
    package let layout: String?

    /// Creates a name.
    package init(device: String, isLandscape: Bool, layout: String?) {
      self.device = device
      self.isLandscape = isLandscape
      self.layout = layout
    }
  }

  private let era: CanvasEra
  /// The `<device>` as the document spells it; nil before Xcode 8.
  package let name: Name?
  /// The device; nil without `<device>` and for an id that is not known.
  package let device: Device?
  /// Which way up the canvas is.
  package let orientation: Orientation
  /// How many pixels a point has.
  package let scale: Double
  /// The canvas, in points.
  package let size: LayoutSize
  /// The traits of the canvas.
  package let traits: TraitCollection
  /// The measures that it is drawn with.
  package let metrics: PlatformMetrics
  /// What resolution and layout do otherwise on it.
  package let quirks: EditorQuirks

  /// Creates a canvas.
  package init(
    era: CanvasEra, name: Name?, device: Device?, orientation: Orientation, scale: Double,
    size: LayoutSize, traits: TraitCollection
  ) {
    self.era = era
    self.name = name
    self.device = device
    self.orientation = orientation
    self.scale = scale
    self.size = size
    self.traits = traits
    metrics = era.metrics(idiom: device?.idiom)
    quirks = era.quirks
  }

  /// What bars and the screen's shape cover of layout roots.
  package var insets: CanvasInsets {
    CanvasInsets(era, metrics, device: device, orientation: orientation, canvas: size)
  }
}
