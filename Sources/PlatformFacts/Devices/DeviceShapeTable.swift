import InterfaceTraits

/// The shapes of devices around their screens, in points.
package enum DeviceShapeTable {
  /// The radii of the corners of screens, by kind.
  ///
  /// Measured in simulators (https://github.com/marcbouchenoire/dimmmensions; confidence medium).
  /// Kinds without a measured radius have that of the most similar kind, which is a guess: 5.8 inch
  /// that of 5.4 inch, 6.5 inch that of 6.1 inch LCD, all kinds with an island that of the first
  /// ones, and tablets from the M4 on that of earlier ones. The 10.9-inch kind has the radius of an
  /// iPad Air; an iPad has 25.
  static let cornerRadii: [String: Double] = [
    "retina6_1": 41.5, "retina5_4": 44, "retina6_0": 47.33, "retina6_7": 53.33, "retina6_12": 55,
    "retina6_72": 55, "ipad10_9rounded": 18, "ipad11_0rounded": 18, "ipad12_9rounded": 18,
    "ipad-mini-8_3": 21.5,
    // Guesses.
    "retina5_9": 44, "retina6_5": 41.5, "retina6_3": 55, "retina6_9": 55, "iphone-air": 55,
    "ipad-pro-11-m4": 18, "ipad13_0rounded": 18,
  ]

  /// Returns the radius of a kind that has none in the table, which is that of most kinds (a guess).
  static func cornerRadius(of idiom: TraitCollection.Idiom) -> Double { idiom == .pad ? 18 : 55 }

  /// The parts of screens that are not visible, by kind.
  ///
  /// The island of the first two kinds with one: 126 × 37.33, 11 points below the edge
  /// (DynamicIslandUtilities by Suyash Srijan, a public Swift package; confidence medium). Those of
  /// later kinds are assumed to be of the same size in the middle of their top inset. The sizes of
  /// notches are guesses.
  static let cutouts: [String: DeviceShape.Cutout] = [
    "retina6_12": .island(island, top: 11), "retina6_72": .island(island, top: 11),
    "retina6_3": .island(island, top: 12.33), "retina6_9": .island(island, top: 12.33),
    "iphone-air": .island(island, top: 15.33),
    "retina5_9": .notch(notch), "retina6_1": .notch(notch), "retina6_5": .notch(notch),
    "retina5_4": .notch(notch), "retina6_0": .notch(notch), "retina6_7": .notch(notch),
  ]

  private static let island = LayoutSize(width: 126, height: 37.33)
  private static let notch = LayoutSize(width: 180, height: 32)

  /// The frame around a screen in pictures, in points; all values are guesses.
  package enum Frame {
    /// The color of the frame and of what it covers.
    package static let color = RGBA.gray(18)
    /// The color of the outline and the home button.
    package static let line = RGBA.gray(90)
    /// The width of the frame at the sides, and everywhere on devices without a home button.
    package static let width = 14.0
    /// The width of the frame above and below the screen of devices with a home button.
    package static let widthWithHomeButton = 84.0
    /// The radius of the corners of the frame of devices with a home button.
    package static let radiusWithHomeButton = 44.0
    /// The diameter of a home button.
    package static let homeButton = 54.0
    /// The radius of a notch's lower corners.
    package static let notchRadius = 20.0
  }

  /// The home indicator in pictures, in points; all values are guesses.
  package enum HomeIndicator {
    /// The height of the indicator, and the distance from the bottom of the screen.
    package static let height = 5.0
    package static let bottom = 8.0
    /// The share of the screen's width that it takes, and its greatest width.
    package static let share = 0.36
    package static let greatestWidth = 340.0
  }
}
