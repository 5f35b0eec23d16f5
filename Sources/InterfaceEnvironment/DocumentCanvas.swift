package import InterfaceTraits
package import PlatformFacts

/// The canvas that a document says it was drawn on: its stored frames belong to it.
package struct DocumentCanvas: Hashable, Sendable {
  /// The `<device>` as the document spells it; nil before Xcode 8.
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

  /// The version of Interface Builder that drew it.
  package let era: CanvasEra
  /// The `<device>` as the document spells it; nil before Xcode 8.
  package let name: Name?
  /// The device; nil without `<device>` and for an id that is not known.
  package let device: Device?
  /// Which way up the canvas is.
  package let orientation: Orientation
  /// How many pixels a point has.
  package let scale: Double
  /// The canvas, in points.
  package let size: Size
  /// The traits of the canvas.
  package let traits: TraitCollection
  /// The measures that it is drawn with.
  package let metrics: PlatformMetrics

  /// Creates a canvas.
  package init(
    era: CanvasEra, name: Name?, device: Device?, orientation: Orientation, scale: Double,
    size: Size,
    traits: TraitCollection
  ) {
    self.era = era
    self.name = name
    self.device = device
    self.orientation = orientation
    self.scale = scale
    self.size = size
    self.traits = traits
    metrics = era.metrics(idiom: device?.idiom)
  }

  /// How much of a layout root bars and the screen's shape cover.
  package func insets(of root: CanvasRoot) -> EdgeInsets {
    CanvasInsets(era, metrics, device: device, orientation: orientation, canvas: size)
      .insets(of: root)
  }
}
