package import InterfaceTraits

extension Device {
  /// The insets of the safe area on the device itself, without any bars of the interface.
  package func safeArea(_ orientation: Orientation) -> EdgeInsets {
    safeArea(orientation, top: topInset)
  }

  /// The same with another distance from the top than the device's own.
  func safeArea(_ orientation: Orientation, top: Double) -> EdgeInsets {
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
}
