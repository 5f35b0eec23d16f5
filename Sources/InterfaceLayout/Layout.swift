package import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits

/// Where everything of one resolved scene lies.
package struct Layout: Hashable, Sendable {
  /// The canvas, in points.
  package var size: LayoutSize
  /// How much of the scene's main root bars and the screen's shape cover, in points.
  package var safeArea = LayoutInsets.zero
  /// The bars around the scene.
  @Boxed package var bars = PlacedBars.none
  /// What bars that are views of the scene show, by view index.
  package var barItems: [ViewIndex: PlacedBarItems] = [:]
  /// The views that bars placed as their items or titles.
  var viewsPlacedByBars: [ViewIndex] = []
  /// The frame of each of the scene's views, in the superview's coordinates (a top-level view's in the
  /// canvas), rounded to pixels.
  package var frames: Table<ResolvedView, LayoutRect>
  /// The frame of each of the scene's guides, in its owner's coordinates.
  package var guideFrames: Table<ResolvedGuide, LayoutRect>
  /// The margins that controllers' views, views of xibs and the contents of table cells have of themselves, by view index.
  package var ownMargins = OwnMargins()
  /// The texts of views that show any, by view index.
  package var texts: [ViewIndex: LaidOutText] = [:]
  /// The views that the constraints leave undetermined, in the order of the views.
  package var ambiguities: [Ambiguity] = []
  /// What cannot hold together, in the order of the constraints.
  package var conflicts: [Conflict] = []
  /// The indices of views whose size rests on an approximation, such as a font that is not at hand.
  package var approximateViews: Set<ViewIndex> = []
  /// The layout roots that are not laid out as their constraints say.
  package var obstructedRoots: [ObstructedRoot] = []
  /// The frames as functions of the canvas; nil unless asked for.
  package var closedForm: ClosedForm?
}

/// A view that more than one solution of the constraints places, or that Interface Builder's canvas calls
/// such a one.
package struct Ambiguity: Hashable, Sendable {
  /// What may still change.
  package typealias Component = FrameComponent

  /// The index of the view.
  package var view: ViewIndex
  /// The components that the constraints leave open in this configuration, in the superview's coordinates.
  package var components: [Component]
  /// The components that would be open as well if measured texts were a little larger or smaller.
  package var certain: [Component]
  /// A step of a priority that would settle the view and those that share its surplus or shortage; nil where no single one
  /// does, and for the others.
  package var step: PriorityStep?
  /// What the canvas flags besides, and what need not be a fault of an app: no finding is made of it.
  package var flagged: [Component] = []

  /// All that a layout lists as open, in the order of the components.
  package var listed: [Component] {
    flagged.isEmpty
      ? components
      : Component.allCases.filter { components.contains($0) || flagged.contains($0) }
  }
}

/// The lines of a text as they were measured; nobody measures them again.
package struct LaidOutText: Hashable, Sendable {
  /// One line.
  package struct Line: Hashable, Sendable {
    package var text: String
    /// The left end, in the view's coordinates.
    package var x: Double
    /// The baseline, in the view's coordinates.
    package var baseline: Double
    /// Points.
    package var width: Double
  }

  /// What a renderer needs to find a similar font.
  package struct Style: Hashable, Sendable {
    /// The family; nil for the system font.
    package var family: String?
    /// The PostScript name that the document has; nil for the system font.
    package var name: String?
    /// From 100 (ultra light) to 900 (black); 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    /// Points.
    package var size: Double
  }

  /// The text below a title.
  package struct Subtitle: Hashable, Sendable {
    package var lines: [Line]
    package var style: Style
  }

  package var lines: [Line]
  package var style: Style
  /// What stands below the title of a button, one or none: a list, so that texts stay small on the stack.
  package var subtitles: [Subtitle] = []
  /// Where the image beside or above the text is, in the view's coordinates; nil for none.
  package var image: LayoutRect?
  /// The box around the lines, in the view's coordinates.
  package var block = LayoutRect.zero
  /// Whether a part of the text is cut off, or lies outside the view, also if the text is as much smaller as its measure may be
  /// off.
  package var isCut = false
}

/// A document laid out in every configuration asked for.
package struct DocumentLayout: Sendable {
  /// A layout that several configurations share to the last number.
  package struct SharedLayout: Sendable {
    /// Indices into the configurations, ascending.
    package var configurations: [Int]
    /// The scene as it is in each of the configurations; they differ in colours at most.
    package var scenes: [ResolvedScene]
    package var layout: Layout
    /// The number of the structure that the scenes have; nil where it is not known.
    ///
    /// Scenes with the same number have the same views, which differ in their contents and colours at most: names, owners, images and
    /// what the document says of them are the same, and whoever writes these may write them once.
    package internal(set) var structure: Int?

    /// The scene as it is in the first configuration.
    package var scene: ResolvedScene { _read { yield scenes[0] } }

    /// The scene as it is in a configuration; nil when the configuration has another layout.
    package func scene(in configuration: Int) -> ResolvedScene? {
      configurations.firstIndex(of: configuration).map { scenes[$0] }
    }
  }

  /// A scene with its layouts in the order of the configurations.
  package struct SceneLayouts: Sendable {
    /// The scene's index in the document: of the scenes, or of the xib's views and controllers.
    package var index: Int
    package var layouts: [SharedLayout]
  }

  /// What the document is.
  package var document: DocumentIdentity
  package var configurations: [Configuration]
  package var scenes: [SceneLayouts]
  /// What layout found.
  package var diagnostics: [Diagnostic]
  /// For each configuration the names of the designs that hold; empty without any.
  package var designs: [[String]] = []
  /// What became of the statements of a configuration file; nil without one.
  package var statements: StatementUse?
}
