package import InterfaceTraits
package import PlatformFacts

/// The environment of a running app: a system, a window and the traits that follow from both.
///
/// An environment is independent of the document that is laid out in it, and of the version of
/// Interface Builder that saved it; the document's own canvas, which depends on both, is a document
/// canvas (`EditorCanvas`).
package struct Environment: Hashable, Sendable {
  /// The window in which the app runs.
  package enum Context: Hashable, Sendable {
    /// A cell of the size-class grid, which is not a particular device.
    case cell(SizeClassGrid.Cell)
    /// A window on a device.
    case window(DeviceWindow)
    /// A window with a custom size and traits, on no particular device.
    case custom(CustomWindow)
  }

  /// The window in which the app runs.
  package let context: Context
  /// The system, and the settings of the user.
  package let settings: EnvironmentSettings
  /// The window's size, in points.
  package let windowSize: LayoutSize
  /// The number of pixels per point.
  package let scale: Double
  /// The trait environment of the window, whose parent is the screen.
  package let traitEnvironment: TraitEnvironment
  /// Whether the height is compact, as only on phones in landscape, so that bars are low, and there
  /// is no status bar.
  package let isCompactHeight: Bool
  /// UIKit's metrics for this system and kind of device.
  package let metrics: PlatformMetrics

  /// Creates the environment of a cell of the size-class grid, or returns `nil` if the platform has
  /// no such cell.
  ///
  /// A compact axis has 400 points, any 600 and regular 800; a point has two pixels. A television
  /// is regular in both axes: it has only that cell, whose size is that of its screen.
  /// - Parameters:
  ///   - cell: The size classes.
  ///   - idiom: The kind of device that the document targets if it is a television, or `nil` for
  ///     phones and tablets, which share the cells.
  ///   - settings: The system, and the settings of the user.
  package init?(
    cell: SizeClassGrid.Cell, idiom: TraitCollection.Idiom? = nil,
    settings: EnvironmentSettings = EnvironmentSettings()
  ) {
    context = .cell(cell)
    self.settings = settings
    metrics = .uiKit(settings.system, idiom: idiom == .tv ? .tv : nil, design: settings.design)
    if idiom == .tv {
      guard cell == SizeClassGrid.Cell(width: .regular, height: .regular) else { return nil }
      windowSize = Device.television.size(.landscape)
      scale = settings.scale(over: Device.television.scale)
    } else {
      windowSize = GenericCanvas.size(of: cell)
      scale = settings.scale(over: GenericCanvas.cellScale)
    }
    (traitEnvironment, isCompactHeight) = settings.window(
      "window", onScreen: cell.name,
      TraitCollection(
        horizontalSizeClass: cell.width, verticalSizeClass: cell.height,
        userInterfaceIdiom: idiom == .tv ? .tv : nil, displayScale: scale))
  }

  /// Creates the environment of a window on a device.
  package init(window: DeviceWindow, settings: EnvironmentSettings = EnvironmentSettings()) {
    context = .window(window)
    self.settings = settings
    metrics = .uiKit(settings.system, idiom: window.device.idiom, design: settings.design)
    windowSize = window.size
    scale = settings.scale(over: window.device.scale)
    (traitEnvironment, isCompactHeight) = settings.window(
      window.layout.configurationName ?? "full screen", onScreen: window.device.id,
      window.device.traits(window.orientation, window: window.layout))
  }

  /// Creates the environment of a window with a custom size and traits.
  package init(custom window: CustomWindow, settings: EnvironmentSettings = EnvironmentSettings()) {
    context = .custom(window)
    self.settings = settings
    metrics = .uiKit(
      settings.system, idiom: window.traits.userInterfaceIdiom, design: settings.design)
    windowSize = window.size
    scale = settings.scale(over: window.scale)
    (traitEnvironment, isCompactHeight) = settings.window(
      window.name, onScreen: "screen", window.traits)
  }

  /// The values of an environment on which a layout may depend, which exclude the names of devices
  /// and windows.
  package struct Conditions: Hashable, Sendable {
    private let size: LayoutSize
    private let scale: Double
    private let traits: TraitCollection
    private let safeArea: LayoutInsets
    private let safeAreaWithoutStatusBar: LayoutInsets
    private let navigationBarTop: Double
    private let isCompactHeight: Bool
    private let hasHomeIndicator: Bool
    private let windowIdiom: TraitCollection.Idiom?
    private let keyboardHeight: Double
    private let foldable: FoldableWindow?
    private let settings: EnvironmentSettings
    private let metrics: PlatformMetrics.ID

    fileprivate init(_ environment: Environment) {
      size = environment.windowSize
      scale = environment.scale
      traits = environment.traits
      safeArea = environment.safeArea
      safeAreaWithoutStatusBar = environment.safeArea(hidesStatusBar: true)
      navigationBarTop = environment.navigationBarTop
      isCompactHeight = environment.isCompactHeight
      hasHomeIndicator = environment.hasHomeIndicator
      windowIdiom = environment.windowIdiom
      keyboardHeight = environment.keyboardHeight
      foldable = environment.foldable
      settings = environment.settings
      metrics = environment.metrics.id
    }

    /// Hashes only the size, in which nearly all conditions differ: hashing the rest takes longer
    /// than comparing it.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(size)
      hasher.combine(scale)
    }
  }

  /// The values on which a layout may depend; windows with equal conditions, such as the narrow
  /// ones of most tablets, have the same layout.
  package var conditions: Conditions { Conditions(self) }

  /// The traits of the window, which select overrides and assets.
  package var traits: TraitCollection { traitEnvironment.traits }

  /// The text size that the user selected, or `nil` for the default.
  package var textSize: TextSizeCategory? { traits.preferredContentSizeCategory }

  /// The device, or `nil` in a cell.
  package var device: Device? {
    if case .window(let window) = context { window.device } else { nil }
  }

  /// The kind of device that shows the window, or `nil` in a cell and in a window without one.
  package var windowIdiom: TraitCollection.Idiom? {
    switch context {
    case .cell: nil
    case .window(let window): window.device.idiom
    case .custom(let window): window.traits.userInterfaceIdiom
    }
  }

  /// The orientation of the device; a cell counts as portrait.
  package var orientation: Orientation {
    if case .window(let window) = context { window.orientation } else { .portrait }
  }

  /// Whether the screen has a home indicator; cells have none.
  package var hasHomeIndicator: Bool {
    switch context {
    case .cell: false
    case .window(let window): window.device.hasHomeIndicator
    case .custom(let window): window.hasHomeIndicator
    }
  }

  /// The window of a foldable phone that this one is or is inside, or `nil` on other devices.
  package var foldable: FoldableWindow? {
    switch context {
    case .cell: nil
    case .window(let window):
      window.device.foldable.map { FoldableWindow(display: $0, orientation: window.orientation) }
    case .custom(let window): window.foldable
    }
  }

  /// The arrangement of bars on a foldable phone, or `nil` on other devices.
  package var foldableBars: FoldableBars? {
    foldable.map { _ in FoldableBars(safeArea: safeArea) }
  }

  /// Whether the screen is a tablet's.
  package var isPad: Bool { traits.userInterfaceIdiom == .pad }

  /// The insets of the screen's shape and the status bar in the window, without any bars of the
  /// interface.
  package var safeArea: LayoutInsets { safeArea(hidesStatusBar: hidesStatusBar) }

  /// Whether the app hides the status bar of all its scenes.
  package var hidesStatusBar: Bool {
    settings.idiomsWithoutStatusBar.contains(traits.userInterfaceIdiom ?? .phone)
  }

  /// Returns the insets of the screen's shape and of the status bar, if it is visible.
  ///
  /// Custom insets do not change if the status bar is hidden.
  package func safeArea(hidesStatusBar: Bool) -> LayoutInsets {
    var insets: LayoutInsets
    switch context {
    case .window(let window):
      insets = window.device.safeArea(window.orientation, on: settings.system)
    case .custom(let window):
      guard let safeArea = window.safeArea else {
        insets = cellSafeArea
        break
      }
      guard window.topInsetIsStatusBar else { return safeArea }
      insets = safeArea
    case .cell: insets = cellSafeArea
    }
    if hidesStatusBar, hidingStatusBarReducesTop { insets.top = 0 }
    return insets
  }

  /// Whether only the status bar causes the top inset, and hiding it reduces the inset to 0.
  private var hidingStatusBarReducesTop: Bool {
    switch traits.userInterfaceIdiom {
    case .tv, .mac: false
    case .pad: settings.system.hidingStatusBarReducesTop
    case nil, .phone: !hasHomeIndicator && settings.system.hidingStatusBarReducesTop
    }
  }

  /// The y coordinate at which a navigation bar at the top of the window begins: the end of the safe
  /// area's top inset, except on phones with an island.
  package var navigationBarTop: Double {
    switch context {
    case .window(let window):
      safeArea.top - window.device.navigationBarOverlap(window.orientation, on: settings.system)
    case .custom(let window): window.navigationBarTop ?? safeArea.top
    case .cell: safeArea.top
    }
  }

  /// Returns the y coordinate at which the navigation bar of a controller begins, in the controller's
  /// coordinates.
  ///
  /// - Parameters:
  ///   - frame: The frame of the controller in the window.
  ///   - safeArea: The insets of the controller, without its own bars.
  /// - Returns: The coordinate, in points.
  package func navigationBarTop(in frame: LayoutRect, safeArea: LayoutInsets) -> Double {
    frame.y == 0 && safeArea.top == self.safeArea.top ? navigationBarTop : safeArea.top
  }

  /// The height of the area at the bottom of the window that the system keyboard covers, in points;
  /// 0 if the settings do not show it, in a cell, and on a device whose keyboard is unknown.
  package var keyboardHeight: Double {
    switch context {
    case .cell: 0
    case .custom(let window): window.keyboardHeight
    case .window(let window):
      settings.showsKeyboard
        ? window.device.keyboard(window.orientation, on: settings.system)?.height ?? 0 : 0
    }
  }

  /// The frame of the part of the system keyboard that covers the window, in the window's
  /// coordinates, in points, or `nil` if there is none.
  package var keyboardFrame: LayoutRect? {
    let height = keyboardHeight
    guard height > 0 else { return nil }
    return LayoutRect(
      x: 0, y: windowSize.height - height, width: windowSize.width, height: height)
  }

  /// The insets of the status bar, or of a television's overscan, in a cell.
  private var cellSafeArea: LayoutInsets {
    if traits.userInterfaceIdiom == .tv { return Device.television.safeArea(.landscape) }
    return isCompactHeight ? .zero : GenericCanvas.cellSafeArea
  }
}
