package import InterfaceReading
package import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits

/// The layout of one resolved scene.
package struct Layout: Hashable, Sendable {
  /// The size of the canvas, in points.
  package var size: LayoutSize
  /// The insets of the scene's main root that bars and the screen's shape cover, in points.
  package var safeArea = LayoutInsets.zero
  /// The bars around the scene.
  @Boxed package var bars = PlacedBars.none
  /// The system keyboard over the scene, in the coordinates of its canvas, or `nil` if it is not
  /// shown.
  package var keyboard: LayoutRect?
  /// The items of bars that are views of the scene, by view index.
  package var barItems: [ViewIndex: PlacedBarItems] = [:]
  /// The views that bars positioned as their items or titles.
  var viewsPlacedByBars: [ViewIndex] = []
  /// The frame of each of the scene's views, in the superview's coordinates (a top-level view's in
  /// those of the canvas), rounded to pixels.
  package var frames: Table<ResolvedView, LayoutRect>
  /// The frame of each of the scene's guides, in its owner's coordinates.
  package var guideFrames: Table<ResolvedGuide, LayoutRect>
  /// The default margins of controllers' views, views of xibs and the contents of table cells, by
  /// view index.
  package var defaultMargins = DefaultMargins()
  /// The texts of views that contain any, by view index.
  package var texts: [ViewIndex: LaidOutText] = [:]
  /// The views that the constraints do not determine, in the order of the views.
  package var ambiguities: [Ambiguity] = []
  /// The conflicts, in the order of the constraints.
  package var conflicts: [Conflict] = []
  /// The indices of views whose size is based on an approximation, such as a substitute for a
  /// missing font.
  package var approximateViews: Set<ViewIndex> = []
  /// The layout roots whose layout does not follow their constraints.
  package var unsolvedRoots: [UnsolvedRoot] = []
  /// The frames as functions of the canvas, or `nil` unless requested.
  package var closedForm: ClosedForm?
}

/// A view that the constraints do not determine uniquely, or that Interface Builder's canvas flags
/// as ambiguous.
package struct Ambiguity: Hashable, Sendable {
  /// An ambiguous component.
  package typealias Component = FrameComponent

  /// The index of the view.
  package var view: ViewIndex
  /// The components that the constraints do not determine in this configuration, in the superview's
  /// coordinates.
  package var components: [Component]
  /// The components that would also be ambiguous if measured texts were slightly larger or smaller.
  package var certain: [Component]
  /// A priority change that would determine the view and those that share its surplus or shortage,
  /// or `nil` if no single change does, and for the others.
  package var step: PriorityStep?
  /// The further components that the canvas flags, which need not be a problem of an app: they do
  /// not lead to findings.
  package var flagged: [Component] = []

  /// All components that a layout lists as ambiguous, in the order of the components.
  package var listed: [Component] {
    flagged.isEmpty
      ? components
      : Component.allCases.filter { components.contains($0) || flagged.contains($0) }
  }
}

/// The lines of a text as they were measured; later stages do not measure them again.
package struct LaidOutText: Hashable, Sendable {
  /// A line of text.
  package struct Line: Hashable, Sendable {
    package var text: String
    /// The x coordinate of the left end, in the view's coordinates.
    package var x: Double
    /// The y coordinate of the baseline, in the view's coordinates.
    package var baseline: Double
    /// The width in points.
    package var width: Double
  }

  /// The properties that a renderer needs to find a similar font.
  package struct Style: Hashable, Sendable {
    /// The family, or `nil` for the system font.
    package var family: String?
    /// The PostScript name in the document, or `nil` for the system font.
    package var name: String?
    /// The weight from 100 (ultra light) to 900 (black); 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    /// The size in points.
    package var size: Double
  }

  /// The text below a title.
  package struct Subtitle: Hashable, Sendable {
    package var lines: [Line]
    package var style: Style
  }

  package var lines: [Line]
  package var style: Style
  /// The subtitle of a button, if any; an array, so that texts remain small on the stack.
  package var subtitles: [Subtitle] = []
  /// The frame of the image next to or above the text, in the view's coordinates, or `nil` if there
  /// is none.
  package var image: LayoutRect?
  /// The bounding box of the lines, in the view's coordinates.
  package var block = LayoutRect.zero
  /// Whether a part of the text is truncated or outside the view, even if the text is smaller by
  /// the uncertainty of its measure.
  package var isCut = false
}

/// A document laid out in every requested configuration.
package struct DocumentLayout: Sendable {
  /// A layout that several configurations share exactly.
  package struct SharedLayout: Sendable {
    /// The indices of the configurations, ascending.
    package var configurations: [Int]
    /// The scene in each of the configurations; they differ at most in colors.
    package var scenes: [ResolvedScene]
    package var layout: Layout
    /// The number of the scenes' structure, or `nil` if it is not known.
    ///
    /// Scenes with the same number have the same views, which differ at most in their contents and
    /// colors: names, owners, images and declared properties are the same, so that output can
    /// contain them once.
    package internal(set) var structure: Int?

    /// The scene in the first configuration.
    package var scene: ResolvedScene { _read { yield scenes.span[0] } }

    /// Returns the scene in a configuration, or `nil` if the configuration has another layout.
    package func scene(in configuration: Int) -> ResolvedScene? {
      configurations.firstIndex(of: configuration).map { scenes[$0] }
    }
  }

  /// A scene with its layouts in the order of the configurations.
  package struct SceneLayouts: Sendable {
    /// The scene in the document: a scene of a storyboard, or a view or controller of a xib.
    package var index: Handle<SceneGraph.Scene>
    package var layouts: [SharedLayout]
  }

  /// The identity of the document.
  package var document: DocumentIdentity
  package var configurations: [Configuration]
  package var scenes: Table<SceneGraph.Scene, SceneLayouts>
  /// The findings of layout.
  package var diagnostics: [Diagnostic]
  /// The names of the designs in effect in each configuration; empty without any.
  package var designs: [[String]] = []
  /// The usage of the configuration file's overrides, or `nil` without one.
  package var overrides: OverrideUsage?
}
