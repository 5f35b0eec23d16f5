package import InterfaceTraits

extension Device {
  /// The insets of the safe area on the device itself, without any bars of the interface.
  package func safeArea(_ orientation: Orientation) -> LayoutInsets {
    orientation == .portrait ? portraitInsets : landscapeInsets
  }

  /// The same with another distance from the top in portrait than the device's own, which is at either side of a phone in
  /// landscape, where there is anything.
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
