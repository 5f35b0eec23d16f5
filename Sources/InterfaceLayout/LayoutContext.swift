package import EditorCanvas
package import InterfaceResolution
package import InterfaceTraits
package import PlatformFacts
import TextMeasurement

/// Where the intrinsic content sizes of texts and controls come from.
package enum ContentSizing: String, Hashable, Sendable {
  /// Fonts and control sizes are measured.
  case metrics
  /// The sizes that Interface Builder stored, to test the engine apart from fonts.
  case stored
}

/// What all scenes of one document share in one configuration.
package final class LayoutContext: Sendable {
  package let configuration: Configuration
  package let sizing: ContentSizing
  /// The size of the document's own canvas, in points, which says which frames follow another one.
  package let ownCanvasSize: LayoutSize
  /// What is done otherwise than where an app runs.
  package let quirks: EditorQuirks
  /// The measures of texts, controls, bars, margins and cells.
  package let metrics: PlatformMetrics
  /// The direction in which the interface runs.
  ///
  /// Layout happens in its *flow*: near edges are those where text begins, and abscissas count from there; frames are
  /// turned to the screen's coordinates last.
  let flow: TraitCollection.LayoutDirection
  /// Pixels per point that edges are rounded to.
  package let scale: Double
  /// Whether there is a line for the home gesture instead of a button.
  package let hasHomeIndicator: Bool
  /// The size of the screen or window, in points.
  package let canvasSize: LayoutSize
  /// Whether layouts are kept as functions of the canvas.
  package let recordsClosedForm: Bool
  /// The font files that texts are measured with; nil for tables alone.
  let fonts: FontLibrary?
  /// How much wider than stored texts are where stored sizes count, in points.
  let textGrowth: Double
  /// By which part of what they may be off contents are larger; 0 for contents as they are measured.
  let contentVariation: Double
  /// Whether it is asked of open views how certain it is that they are, and what would settle them.
  let examinesOpenViews: Bool
  /// What all roots of the document weigh together, by which effort is divided among them.
  let documentWeight: Int

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - configuration: The place.
  ///   - ownCanvasSize: The size of the document's own canvas, in points.
  ///   - options: How the document is laid out.
  ///   - contentVariation: By which part of what they may be off contents are larger.
  ///   - examinesOpenViews: Whether it is asked of open views how certain it is that they are.
  ///   - documentWeight: What all roots of the document weigh together.
  package init(
    configuration: Configuration, ownCanvasSize: LayoutSize, options: LayoutOptions,
    contentVariation: Double = 0, examinesOpenViews: Bool = true, documentWeight: Int = 0
  ) {
    recordsClosedForm = options.recordsClosedForm
    fonts = options.fonts
    textGrowth = options.textGrowth
    sizing = options.sizing
    self.contentVariation = contentVariation
    self.examinesOpenViews = examinesOpenViews
    self.documentWeight = documentWeight
    self.configuration = configuration
    self.ownCanvasSize = ownCanvasSize
    quirks = configuration.quirks
    metrics = configuration.metrics
    flow = configuration.traits.interfaceDirection
    scale = configuration.scale
    hasHomeIndicator = configuration.hasHomeIndicator
    // Bars, margins by size class and traits stay those of the place.
    canvasSize = (configuration.isResizable ? options.canvasSize : nil) ?? configuration.size
  }

  /// Whether the stored frames belong to this configuration.
  package var holdsStoredFrames: Bool { quirks.contains(.storedFramesHold) }

  /// A length rounded to the nearest pixel, half up.
  ///
  /// Half a pixel is half a pixel but for the rounding of sums: what is reported must not depend on the order of
  /// additions, which is not the same for a solution and for a replay of it.
  ///
  /// Source: docs/auto-layout.md, 'Constraints: Rounding'; 481 of 525 values at half a pixel.
  package func rounded(_ length: Double) -> Double { Self.rounded(length, scale: scale) }

  /// A length rounded to the nearest pixel of a scale, half up.
  static func rounded(_ length: Double, scale: Double) -> Double {
    (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
