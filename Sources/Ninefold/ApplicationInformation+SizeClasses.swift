package import InterfaceTraits

extension ApplicationInformation {
  /// The values on which the size classes of an app's windows depend.
  package struct WindowLimits: Hashable, Sendable {
    private let idioms: Set<TraitCollection.Idiom>?
    private let orientations: [Set<Orientation>?]
    private let requiresFullScreen: Bool
    private let hasLaunchScreen: Bool
    private let fullScreenIgnoredFrom: Int?

    fileprivate init(_ app: ApplicationInformation) {
      idioms = app.idioms
      orientations = [app.phone.orientations, app.pad.orientations]
      requiresFullScreen = app.pad.requiresFullScreen
      hasLaunchScreen = app.hasLaunchScreen
      fullScreenIgnoredFrom = app.fullScreenIgnoredFrom
    }

    /// Whether the app has windows of all size classes: it runs on phones and tablets in all
    /// orientations.
    package var areNone: Bool {
      (idioms?.isSuperset(of: [.phone, .pad]) ?? true)
        && orientations.allSatisfy { orientations in
          guard let orientations else { return true }
          return Set(orientations.map(\.isLandscape)).count == 2
        }
        && hasLaunchScreen && !requiresFullScreen
    }
  }

  /// The values on which the size classes of the app's windows depend.
  package var windowLimits: WindowLimits { WindowLimits(self) }

  /// Returns the size classes of the windows that an app can have on the devices that it supports,
  /// without unspecified ones.
  ///
  /// - Parameter system: The major version of the system.
  /// - Returns: The size classes.
  package func sizeClasses(onSystem system: Int) -> Set<SizeClassGrid.Cell> {
    var cells: Set<SizeClassGrid.Cell> = []
    for device in DeviceModel.all where device.idiom == .phone || device.idiom == .pad {
      for window in device.windows where reason(against: window, system: system) == nil {
        guard window.split == nil else {
          // A part of a tablet's screen may be narrow or wide.
          cells.insert(SizeClassGrid.Cell(width: .compact, height: .regular))
          cells.insert(SizeClassGrid.Cell(width: .regular, height: .regular))
          continue
        }
        cells.insert(
          window.isLandscape ? device.landscapeSizeClasses : device.portraitSizeClasses)
      }
    }
    return cells
  }

  /// Returns the same app without limits of orientations.
  package var withAllOrientations: ApplicationInformation {
    var app = self
    app.phone.orientations = nil
    app.pad.orientations = nil
    return app
  }
}

extension SizeClassGrid.Cell {
  /// Returns whether a window with some size classes sees what is designed for the cell.
  package func includes(_ other: SizeClassGrid.Cell) -> Bool {
    (width == .unspecified || width == other.width)
      && (height == .unspecified || height == other.height)
  }
}
