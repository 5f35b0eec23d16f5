package import EditorCanvas
package import InterfaceResolution
package import InterfaceTraits
package import PlatformFacts
import TextMeasurement

/// The source of the intrinsic content sizes of texts and controls.
package enum ContentSizing: String, Hashable, Sendable {
  /// The measured sizes of fonts and controls.
  case metrics
  /// The sizes that Interface Builder stored, for tests of the engine without fonts.
  case stored
}

/// The context that all scenes of one document share in one configuration.
package final class LayoutContext: Sendable {
  package let configuration: Configuration
  package let sizing: ContentSizing
  /// The size of the document's own canvas, in points, which determines the frames that follow
  /// another one.
  package let ownCanvasSize: LayoutSize
  /// The differences from a running app.
  package let quirks: EditorQuirks
  /// The metrics of texts, controls, bars, margins and cells.
  package let metrics: PlatformMetrics
  /// The layout direction of the interface.
  ///
  /// Layout is computed in this *flow*: x increases from the leading edge, and frames are converted
  /// to screen coordinates at the end.
  let flow: TraitCollection.LayoutDirection
  /// The number of pixels per point to which edges are rounded.
  package let scale: Double
  /// Whether the screen has a home indicator.
  package let hasHomeIndicator: Bool
  /// The size of the screen or window, in points.
  package let canvasSize: LayoutSize
  /// Whether layouts are recorded as functions of the canvas.
  package let recordsClosedForm: Bool
  /// The font files for measuring texts, or `nil` to use tables only.
  let fonts: FontLibrary?
  /// The amount by which texts are wider than stored if stored sizes are used, in points.
  let textGrowth: Double
  /// The fraction of their uncertainty by which contents are larger; 0 for contents as measured.
  let contentVariation: Double
  /// Whether the certainty of ambiguities is determined, with the priority changes that would
  /// resolve them.
  let examinesAmbiguousViews: Bool
  /// The total weight of all roots of the document, by which effort is divided among them.
  let documentWeight: Int

  /// Creates a layout context.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - ownCanvasSize: The size of the document's own canvas, in points.
  ///   - options: The layout options.
  ///   - contentVariation: The fraction of their uncertainty by which contents are larger.
  ///   - examinesAmbiguousViews: Whether the certainty of ambiguities is determined.
  ///   - documentWeight: The total weight of all roots of the document.
  package init(
    configuration: Configuration, ownCanvasSize: LayoutSize, options: LayoutOptions,
    contentVariation: Double = 0, examinesAmbiguousViews: Bool = true, documentWeight: Int = 0
  ) {
    recordsClosedForm = options.recordsClosedForm
    fonts = options.fonts
    textGrowth = options.textGrowth
    sizing = options.sizing
    self.contentVariation = contentVariation
    self.examinesAmbiguousViews = examinesAmbiguousViews
    self.documentWeight = documentWeight
    self.configuration = configuration
    self.ownCanvasSize = ownCanvasSize
    quirks = configuration.quirks
    metrics = configuration.metrics
    flow = configuration.traits.interfaceDirection
    scale = configuration.scale
    hasHomeIndicator = configuration.hasHomeIndicator
    // Bars, margins by size class and traits remain those of the configuration.
    canvasSize = (configuration.isResizable ? options.canvasSize : nil) ?? configuration.size
  }

  /// Whether the stored frames apply to this configuration.
  package var usesStoredFrames: Bool { quirks.contains(.storedFramesApply) }

  /// Whether the screen is that of a phone with a home indicator in landscape whose roots are narrow.
  var isLandscapePhone: Bool {
    hasHomeIndicator && configuration.isCompactHeight
      && (configuration.foldable == nil || MarginMetrics.narrowsFoldableRoots)
  }

  /// Whether the bars of a foldable phone are in a strip at the side of its content.
  var hasVerticalBars: Bool { configuration.barWindow.foldableBars?.isVertical ?? false }

  /// The distance from the top of a vertical bar to its first item, in points.
  var verticalBarTop: Double { configuration.foldable?.status.height ?? 0 }

  /// Returns the margins of a root of a width before the safe area and explicit values are applied.
  func rootMargins(width: Double) -> LayoutInsets {
    metrics.margins.root(width: width, isLandscapePhone: isLandscapePhone)
  }

  /// The width of the readable content guide, or `nil` where margins are not limited: in compact
  /// widths, and on systems without the guide.
  ///
  /// Source: docs/internals/auto-layout.md, 'Margins'.
  var readableWidth: Double? {
    let traits = configuration.traits
    guard traits.horizontalSizeClass != .compact else { return nil }
    return metrics.margins.readableWidth(traits.preferredContentSizeCategory)
  }

  /// Returns a length rounded to the nearest pixel, half up.
  ///
  /// Half a pixel is compared with a tolerance for the rounding of sums: results must not depend on
  /// the order of additions, which differs between a solution and its replay.
  ///
  /// Source: docs/internals/auto-layout.md, 'Constraints: Rounding'; 481 of 525 values at half a
  /// pixel.
  package func rounded(_ length: Double) -> Double { Self.rounded(length, scale: scale) }

  /// Returns a length rounded to the nearest pixel of a scale, half up.
  static func rounded(_ length: Double, scale: Double) -> Double {
    (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
