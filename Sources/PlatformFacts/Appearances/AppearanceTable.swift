/// The shapes of systems, in points.
enum AppearanceTable {
  /// The radius of the corners of an inset table's sections (a guess).
  static let sectionRadius: BySystem<Double> = [7: 10, 26: 26]
  /// The corner radius of a configured button with the dynamic corner style, or `nil` for a
  /// capsule.
  static let buttonRadius: BySystem<Double?> = [7: 6, 26: nil]
}
