package import EditorCanvas
package import InterfaceTraits
package import PlatformFacts

/// A named configuration in which a document is laid out.
package struct Configuration: Hashable, Sendable {
  /// The kind of a configuration.
  package enum Context: Hashable, Sendable {
    /// The document's own canvas, as Interface Builder drew it; stored frames belong to it.
    case canvas(DocumentCanvas)
    /// The environment of a running app.
    case environment(Environment)
  }

  /// The content of a configuration with its most frequently used properties, behind a reference so
  /// that a configuration is cheap to copy.
  private final class Content: Sendable {
    let context: Context
    let isCanvas: Bool
    let traits: TraitCollection
    let size: LayoutSize
    let scale: Double
    let metrics: PlatformMetrics
    let textSize: TextSizeCategory?
    let quirks: EditorQuirks

    init(_ canvas: DocumentCanvas) {
      context = .canvas(canvas)
      isCanvas = true
      traits = canvas.traits
      size = canvas.size
      scale = canvas.scale
      metrics = canvas.metrics
      textSize = nil
      quirks = canvas.quirks
    }

    init(_ environment: Environment) {
      context = .environment(environment)
      isCanvas = false
      traits = environment.traits
      size = environment.windowSize
      scale = environment.scale
      metrics = environment.metrics
      textSize = environment.textSize
      quirks = environment.settings.system.hasSplitViewColumns ? [] : .columnsGetNoNavigation
    }
  }

  /// `canvas`, the name of a cell such as `wCompact-hAny`,
  /// `device:ID[:zoomed][:landscape][:split-1/3]`, or the given name of a custom window, followed by
  /// the settings, such as `:os-12:AX3`.
  package let name: String
  /// The name without the settings, by which a configuration is requested.
  package let configurationName: String
  private let content: Content

  /// Creates the configuration of the document's own canvas.
  package init(_ canvas: DocumentCanvas) {
    name = "canvas"
    configurationName = name
    content = Content(canvas)
  }

  /// Creates the configuration of an app's environment.
  package init(_ environment: Environment) {
    let configurationName =
      switch environment.context {
      case .cell(let cell): cell.name
      case .window(let window): window.name
      case .custom(let window): window.name
      }
    self.init(
      environment, named: configurationName + environment.settings.nameSuffix, at: configurationName
    )
  }

  /// Creates the configuration of an app's environment under the name of another one.
  init(_ environment: Environment, named name: String, at configurationName: String? = nil) {
    self.name = name
    self.configurationName = configurationName ?? name
    content = Content(environment)
  }

  package static func == (lhs: Configuration, rhs: Configuration) -> Bool {
    lhs.content === rhs.content || lhs.name == rhs.name && lhs.context == rhs.context
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(context)
  }

  /// The canvas or environment.
  package var context: Context { _read { yield content.context } }

  /// Whether this is the document's own canvas.
  package var isCanvas: Bool { content.isCanvas }

  /// The cell of the size-class grid, or `nil` for other configurations.
  package var cell: SizeClassGrid.Cell? {
    if case .environment(let environment) = context, case .cell(let cell) = environment.context {
      cell
    } else {
      nil
    }
  }

  /// The window on a device, or `nil` for other configurations.
  package var window: DeviceWindow? {
    if case .environment(let environment) = context, case .window(let window) = environment.context
    {
      window
    } else {
      nil
    }
  }

  /// The traits that select overrides and assets.
  package var traits: TraitCollection { content.traits }

  /// The size of the screen or window, in points.
  package var size: LayoutSize { content.size }

  /// The number of pixels per point.
  package var scale: Double { content.scale }

  /// The device, or `nil` in a cell and on a canvas without one.
  package var device: Device? {
    switch context {
    case .canvas(let canvas): canvas.device
    case .environment(let environment): environment.device
    }
  }

  /// The orientation of the screen.
  package var orientation: Orientation {
    switch context {
    case .canvas(let canvas): canvas.orientation
    case .environment(let environment): environment.orientation
    }
  }

  /// The metrics of texts, controls, bars, margins and cells.
  package var metrics: PlatformMetrics { content.metrics }

  /// The text size that the user selected, or `nil` for the default, which a canvas always has.
  package var textSize: TextSizeCategory? { content.textSize }

  /// The language of texts, or `nil` for the document's own texts, which a canvas always shows.
  package var language: Language? {
    if case .environment(let environment) = context { environment.settings.language } else { nil }
  }

  /// The differences from an app that runs on the newest system.
  package var quirks: EditorQuirks { content.quirks }

  /// Returns the area of a scene's roots that is covered.
  ///
  /// - Parameter hidesStatusBar: Whether the scene hides the status bar; the app may hide it, too.
  /// - Returns: The covered area.
  package func coverage(hidesStatusBar: Bool) -> RootCoverage {
    switch context {
    case .canvas(let canvas): return .drawn(canvas.insets)
    case .environment(let environment):
      guard hidesStatusBar else {
        return .window(environment.safeArea, navigationBarTop: environment.navigationBarTop)
      }
      let hiding = environment.hidingStatusBar
      return .window(hiding.safeArea, navigationBarTop: hiding.navigationBarTop)
    }
  }

  /// The height of the area at the bottom of the window that the system keyboard covers, in points;
  /// 0 on a canvas, which shows none.
  package var keyboardHeight: Double {
    if case .environment(let environment) = context { environment.keyboardHeight } else { 0 }
  }

  /// The frame of the part of the system keyboard that covers the window, in the window's
  /// coordinates, in points, or `nil` if none is shown.
  package var keyboardFrame: LayoutRect? {
    if case .environment(let environment) = context { environment.keyboardFrame } else { nil }
  }

  /// The system keyboard on the device, whether or not the configuration shows it, or `nil` without
  /// a device and where it is unknown.
  ///
  /// A canvas has no system: its keyboard is that of the newest one. Documents without `<device>`
  /// have the canvas of a device of the same size, if there is one.
  package var systemKeyboard: SystemKeyboard? {
    switch context {
    case .canvas(let canvas):
      (canvas.device ?? Device.all.first { $0.portraitSize == canvas.size })?
        .keyboard(canvas.orientation, on: .newest)
    case .environment(let environment):
      environment.device?.keyboard(environment.orientation, on: environment.settings.system)
    }
  }

  /// Whether the app hides the status bar of all its scenes.
  package var hidesStatusBar: Bool {
    if case .environment(let environment) = context { environment.hidesStatusBar } else { false }
  }

  /// Whether layouts at other sizes can be requested; not on a canvas, whose frames are stored.
  package var isResizable: Bool { !isCanvas }

  /// Whether the height is compact, as only on phones in landscape, so that bars are low.
  package var isCompactHeight: Bool {
    switch context {
    case .canvas(let canvas): canvas.device?.idiom == .phone && canvas.orientation == .landscape
    case .environment(let environment): environment.isCompactHeight
    }
  }

  /// The kind of device that shows the window: the device's own, or that of a window of any size;
  /// `nil` in a cell and in a window without one.
  package var windowIdiom: TraitCollection.Idiom? {
    guard case .environment(let environment) = context else { return device?.idiom }
    return environment.windowIdiom
  }

  /// Whether the screen is a tablet's.
  package var isPad: Bool {
    switch context {
    case .canvas(let canvas): canvas.device?.idiom == .pad
    case .environment(let environment): environment.isPad
    }
  }

  /// The properties of the window on which the heights of bars depend.
  package var barWindow: BarWindow {
    var window = BarWindow(isCompactHeight: isCompactHeight, hasHomeIndicator: hasHomeIndicator)
    if case .environment(let environment) = context {
      window.isRegularWidth = environment.traits.horizontalSizeClass == .regular
      window.isPad = environment.isPad
      window.foldableBars = environment.foldableBars
    }
    return window
  }

  /// The window of a foldable phone, or `nil` on other devices.
  package var foldable: FoldableWindow? {
    if case .environment(let environment) = context { environment.foldable } else { nil }
  }

  /// Whether the screen has a home indicator.
  package var hasHomeIndicator: Bool {
    switch context {
    case .canvas(let canvas): canvas.device?.hasHomeIndicator ?? false
    case .environment(let environment): environment.hasHomeIndicator
    }
  }
}
