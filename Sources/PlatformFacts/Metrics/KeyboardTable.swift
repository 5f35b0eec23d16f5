/// How much of a phone that stands upright the keyboard covers, in points (a guess).
enum KeyboardTable {
  /// On devices with a home button.
  static let height: BySystem<Double> = [7: 260]
  /// On devices with a home indicator, which the keyboard covers too.
  static let heightWithHomeIndicator: BySystem<Double> = [7: 336]
}
