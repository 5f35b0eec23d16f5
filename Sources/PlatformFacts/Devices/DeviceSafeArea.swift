package import InterfaceTraits

extension Device {
  /// The insets of the safe area on the device itself, without any bars of the interface.
  package func safeArea(_ orientation: Orientation) -> EdgeInsets {
    insets(orientation, top: topInset)
  }

  /// The insets of the safe area that Interface Builder drew on the canvas, without bars.
  ///
  /// Layout rule 12 (measured on public documents, confidence high): Xcode 11 to 14.2 drew no
  /// status bar on devices with a home button, and Xcode 26 counts the top and the bottom twice on
  /// devices with a home indicator, but not the sides.
  package func safeArea(
    _ orientation: Orientation, toolsVersion: ToolsVersion, owner: CanvasOwner = .viewController
  ) -> EdgeInsets {
    var insets = insets(orientation, top: canvasTop(toolsVersion, owner: owner))
    if hasHomeIndicator, (23700..<32000).contains(toolsVersion.number) {
      insets.top *= 2
      insets.bottom *= 2
    }
    return insets
  }

  /// The insets around a canvas without `<device>`: as for a phone with a home button.
  package static func safeAreaWithoutDevice(
    _ orientation: Orientation, toolsVersion: ToolsVersion
  ) -> EdgeInsets {
    guard orientation == .portrait else { return .zero }
    return EdgeInsets(
      top: homeButtonStatusBar[toolsVersion], left: 0, bottom: 0, right: 0)
  }

  private func insets(_ orientation: Orientation, top: Double) -> EdgeInsets {
    switch (idiom, orientation) {
    case (.phone, .landscape):
      // A phone hides its status bar in landscape; the notch stands at either side.
      hasHomeIndicator
        ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
    case (.phone, .portrait):
      EdgeInsets(top: top, left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
    case (.tv, _): Self.overscan
    default:
      EdgeInsets(top: top, left: 0, bottom: hasHomeIndicator ? 20 : 0, right: 0)
    }
  }

  /// What old televisions cut off at the edges: a top guide at 60 in 3 of 3 views and margins that begin at
  /// 90 in 2 of 2, in two projects (confidence medium).
  private static let overscan = EdgeInsets(top: 60, left: 90, bottom: 60, right: 90)

  private func canvasTop(_ version: ToolsVersion, owner: CanvasOwner) -> Double {
    switch idiom {
    case .phone:
      hasHomeIndicator ? canvasTopInset?[version] ?? topInset : Self.homeButtonStatusBar[version]
    case .pad:
      if hasHomeIndicator || owner == .viewController {
        (14800..<19500).contains(version.number) ? 0 : topInset
      } else {
        (14800..<21600).contains(version.number) ? 0 : topInset
      }
    default: topInset
    }
  }

  /// The status bar of phones with a home button as the canvas drew it, in points.
  private static let homeButtonStatusBar = EraTable(20.0, (14800, 0), (21600, 20))
}
