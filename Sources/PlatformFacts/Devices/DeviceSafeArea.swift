package import InterfaceTraits

/// The insets that depend on the version of the system, in points.
///
/// Sources: `safeAreaInsets` of a root view in simulators of iOS 14 to 16.2
/// (https://github.com/marcbouchenoire/dimmmensions), of Xcode 16 and of iOS 26.5
/// (https://github.com/aloisdeniel/flutter_device_preview), confidence high. Between them, iPadOS
/// 17 is assumed to be like 16, and iOS 27 like 26. Tablets with a home button on iPadOS 26 are
/// unknown and assumed to be unchanged.
private enum DeviceInsetTable {
  /// The top inset of tablets with a home indicator.
  static let padTop: BySystem<Double> = [7: 24, 26: 32]
  /// The bottom inset of tablets with a home indicator.
  static let padBottom: BySystem<Double> = [7: 20, 18: 25]
  /// The bottom inset of phones with a home indicator in landscape.
  static let landscapeBottom: BySystem<Double> = [7: 21, 26: 20]
  /// How far a navigation bar extends into the top inset of phones with an island: it begins at
  /// 53.67 below an inset of 59 on an iPhone 14 Pro with iOS 16
  /// (https://kouki.hatenadiary.com/entry/2022/10/18/095736, one author; confidence medium), and at
  /// the inset of 62 on iOS 26 (frames in public tests of three apps; high).
  ///
  /// That it extends as far on iOS 17 and 18, and into an inset of 62, is a guess.
  static let islandBarOverlap: BySystem<Double> = [7: 16.0 / 3, 26: 0]
  /// The smallest top inset of a phone with an island; the largest one with a notch is 50.
  static let leastIslandTop = 59.0
}

extension Device {
  /// Returns the safe area insets up to iOS 16, without any bars of the interface.
  package func safeArea(_ orientation: Orientation) -> LayoutInsets {
    orientation == .portrait ? portraitInsets : landscapeInsets
  }

  /// Returns the safe area insets on a version of the system, without any bars of the interface.
  package func safeArea(_ orientation: Orientation, on system: SystemVersion) -> LayoutInsets {
    var insets = safeArea(orientation)
    guard hasHomeIndicator, foldable == nil else { return insets }
    if idiom == .pad {
      insets.top = DeviceInsetTable.padTop.value(for: system)
      insets.bottom = DeviceInsetTable.padBottom.value(for: system)
    } else if orientation == .landscape {
      insets.bottom = DeviceInsetTable.landscapeBottom.value(for: system)
    }
    return insets
  }

  /// Returns the safe area insets of a window of any size, without any bars of the interface, or
  /// `nil` if they are unknown for the kind of device.
  ///
  /// A tablet's window is assumed to reach the top and the bottom of a screen with a home indicator:
  /// the insets of windows elsewhere on the screen, and the area that iPadOS 26 reserves for the
  /// controls of a window, are unknown. A window on a Mac has those of Interface Builder's canvas.
  package static func windowInsets(
    of idiom: TraitCollection.Idiom?, on system: SystemVersion
  ) -> LayoutInsets? {
    switch idiom {
    case .pad:
      LayoutInsets(
        top: DeviceInsetTable.padTop.value(for: system), left: 0,
        bottom: DeviceInsetTable.padBottom.value(for: system), right: 0)
    case .mac: .zero
    case .phone, .tv, nil: nil
    }
  }

  /// Whether an island interrupts the screen, instead of a notch.
  package var hasIsland: Bool {
    idiom == .phone && portraitInsets.top >= DeviceInsetTable.leastIslandTop
  }

  /// Returns how far a navigation bar extends into the top inset, in points.
  package func navigationBarOverlap(
    _ orientation: Orientation, on system: SystemVersion
  ) -> Double {
    guard hasIsland, orientation == .portrait else { return 0 }
    return DeviceInsetTable.islandBarOverlap.value(for: system)
  }

  /// Returns the safe area insets with another top inset in portrait than the device's own, which
  /// also replaces a phone's nonzero side insets in landscape.
  package func safeArea(_ orientation: Orientation, top: Double) -> LayoutInsets {
    var insets = safeArea(orientation)
    if orientation == .portrait || idiom != .phone {
      insets.top = top
    } else if insets.left > 0 {
      insets.left = top
      insets.right = top
    }
    return insets
  }
}
