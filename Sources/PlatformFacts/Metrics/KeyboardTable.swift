/// The height that the keyboard covers on a phone in portrait, in points (a guess).
enum KeyboardTable {
  /// The height on devices with a home button.
  static let height: BySystem<Double> = [7: 260]
  /// The height on devices with a home indicator, which the keyboard covers too.
  static let heightWithHomeIndicator: BySystem<Double> = [7: 336]
}
