package import EditorCanvas
package import InterfaceTraits
package import PlatformFacts

/// A place to lay a document out in, under a name.
package struct Configuration: Hashable, Sendable {
  /// What is there.
  package enum Place: Hashable, Sendable {
    /// The document's own canvas, as Interface Builder drew it: the place that the stored frames belong to.
    case canvas(DocumentCanvas)
    /// Where an app runs.
    case environment(Environment)
  }

  /// What there is, with what is asked of it most: behind a reference, so that a configuration is cheap to hand around.
  private final class Content: Sendable {
    let place: Place
    let isCanvas: Bool
    let traits: TraitCollection
    let size: LayoutSize
    let scale: Double
    let metrics: PlatformMetrics
    let textSize: TextSizeCategory?
    let quirks: EditorQuirks

    init(_ canvas: DocumentCanvas) {
      place = .canvas(canvas)
      isCanvas = true
      traits = canvas.traits
      size = canvas.size
      scale = canvas.scale
      metrics = canvas.metrics
      textSize = nil
      quirks = canvas.quirks
    }

    init(_ environment: Environment) {
      place = .environment(environment)
      isCanvas = false
      traits = environment.traits
      size = environment.windowSize
      scale = environment.scale
      metrics = environment.metrics
      textSize = environment.textSize
      quirks = environment.settings.system.hasSplitViewColumns ? [] : .columnsGetNoNavigation
    }
  }

  /// `canvas`, a cell's name such as `wCompact-hAny`, `device:ID[:landscape][:split-1/3]`, or the name
  /// that a window of its own is given; then the settings, such as `:os-12:AX3`.
  package let name: String
  /// The name without the settings: what a place is asked for by.
  package let placeName: String
  private let content: Content

  /// The document's own canvas.
  package init(_ canvas: DocumentCanvas) {
    name = "canvas"
    placeName = name
    content = Content(canvas)
  }

  /// A place where an app runs.
  package init(_ environment: Environment) {
    let placeName =
      switch environment.place {
      case .cell(let cell): cell.name
      case .window(let window): window.name
      case .custom(let window): window.name
      }
    self.init(environment, named: placeName + environment.settings.nameSuffix, at: placeName)
  }

  /// A place where an app runs, under a name that another place has.
  init(_ environment: Environment, named name: String, at placeName: String? = nil) {
    self.name = name
    self.placeName = placeName ?? name
    content = Content(environment)
  }

  package static func == (lhs: Configuration, rhs: Configuration) -> Bool {
    lhs.content === rhs.content || lhs.name == rhs.name && lhs.place == rhs.place
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(place)
  }

  /// What is there.
  package var place: Place { _read { yield content.place } }

  /// Whether this is the document's own canvas.
  package var isCanvas: Bool { content.isCanvas }

  /// The cell of the size-class grid; nil for other places.
  package var cell: SizeClassGrid.Cell? {
    if case .environment(let environment) = place, case .cell(let cell) = environment.place {
      cell
    } else {
      nil
    }
  }

  /// The window on a device; nil for other places.
  package var window: DeviceWindow? {
    if case .environment(let environment) = place, case .window(let window) = environment.place {
      window
    } else {
      nil
    }
  }

  /// The traits that overrides and assets are chosen by.
  package var traits: TraitCollection { content.traits }

  /// The screen or window, in points.
  package var size: LayoutSize { content.size }

  /// How many pixels a point has.
  package var scale: Double { content.scale }

  /// The device; nil in a cell and on a canvas without one.
  package var device: Device? {
    switch place {
    case .canvas(let canvas): canvas.device
    case .environment(let environment): environment.device
    }
  }

  /// Which way up the screen is.
  package var orientation: Orientation {
    switch place {
    case .canvas(let canvas): canvas.orientation
    case .environment(let environment): environment.orientation
    }
  }

  /// The measures of texts, controls, bars, margins and cells.
  package var metrics: PlatformMetrics { content.metrics }

  /// The text size that the person chose; nil for the default, which a canvas always has.
  package var textSize: TextSizeCategory? { content.textSize }

  /// The language that texts are in; nil for those of the document itself, which a canvas always shows.
  package var language: Language? {
    if case .environment(let environment) = place { environment.settings.language } else { nil }
  }

  /// What is done otherwise than where an app runs on today's system.
  package var quirks: EditorQuirks { content.quirks }

  /// What covers the roots of scenes.
  package var coverage: RootCoverage {
    switch place {
    case .canvas(let canvas): .drawn(canvas.insets)
    case .environment(let environment): .window(environment.safeArea)
    }
  }

  /// Whether layouts are asked for at other sizes than the place's own: not on a canvas, whose frames are stored.
  package var isResizable: Bool { !isCanvas }

  /// Whether the height is compact, as only phones in landscape are: bars are low.
  package var isCompactHeight: Bool {
    switch place {
    case .canvas(let canvas): canvas.device?.idiom == .phone && canvas.orientation == .landscape
    case .environment(let environment): environment.isCompactHeight
    }
  }

  /// Whether there is a line for the home gesture instead of a button.
  package var hasHomeIndicator: Bool {
    switch place {
    case .canvas(let canvas): canvas.device?.hasHomeIndicator ?? false
    case .environment(let environment): environment.hasHomeIndicator
    }
  }
}
