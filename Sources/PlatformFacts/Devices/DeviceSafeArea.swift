package import InterfaceTraits

extension Device {
  /// Returns the safe area insets on the device itself, without any bars of the interface.
  package func safeArea(_ orientation: Orientation) -> LayoutInsets {
    orientation == .portrait ? portraitInsets : landscapeInsets
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
