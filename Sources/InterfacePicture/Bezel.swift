/// The drawing of the device around a scene.
public enum Bezel: String, Hashable, Sendable, CaseIterable {
  /// The screen alone.
  case none
  /// A plain frame, with the corners of the screen, its notch, island or home button, the home
  /// indicator, and signal, Wi-Fi and battery in the status bar.
  case simple
}
