package import InterfaceTraits
package import PlatformFacts

/// The canvas on which a document was drawn, according to its declarations: its stored frames
/// belong to it.
///
/// Properties that depend on the version of Interface Builder are values: metrics, quirks and
/// insets.
package struct DocumentCanvas: Hashable, Sendable {
  /// The `<device>` as the document spells it.
  package struct Name: Hashable, Sendable {
    /// The id of the device, which may be unknown.
    package let device: String
    /// Whether the canvas is in landscape orientation.
    package let isLandscape: Bool
    /// The part of the screen, such as `splitview1_3`, or `nil` if the document declares none.
    package let layout: String?

    package init(device: String, isLandscape: Bool, layout: String?) {
      self.device = device
      self.isLandscape = isLandscape
      self.layout = layout
    }
  }

  private let behavior: CanvasBehavior
  /// The `<device>` as the document spells it, or `nil` before Xcode 8.
  package let name: Name?
  /// The device, or `nil` without `<device>` and for an unknown id.
  package let device: Device?
  /// The orientation of the canvas.
  package let orientation: Orientation
  /// The number of pixels per point.
  package let scale: Double
  /// The size of the canvas, in points.
  package let size: LayoutSize
  /// The traits of the canvas.
  package let traits: TraitCollection
  /// The metrics with which it is drawn.
  package let metrics: PlatformMetrics
  /// The differences from a running app in resolution and layout.
  package let quirks: EditorQuirks

  package init(
    behavior: CanvasBehavior, name: Name?, device: Device?, orientation: Orientation, scale: Double,
    size: LayoutSize, traits: TraitCollection
  ) {
    self.behavior = behavior
    self.name = name
    self.device = device
    self.orientation = orientation
    self.scale = scale
    self.size = size
    self.traits = traits
    metrics = behavior.metrics(idiom: device?.idiom)
    quirks = behavior.quirks
  }

  /// The insets of layout roots that bars and the screen's shape cover.
  package var insets: CanvasInsets {
    CanvasInsets(behavior, metrics, device: device, orientation: orientation, canvas: size)
  }
}
