import InterfaceTraits

/// The heights of the system keyboard, in points: the part of the window that it covers at the
/// bottom, including the home indicator and the row of suggestions.
///
/// Source: the English keyboard on simulators of iOS and iPadOS 26.5 without a hardware keyboard
/// (https://github.com/aloisdeniel/flutter_device_preview, 21 products), confidence high. Heights on
/// other systems are derived from these (confidence medium for iOS 27 and low for older ones); on
/// screens that were not measured, they are those of the most similar measured screen (a guess).
enum KeyboardTable {
  /// The heights on one or more kinds of screens.
  struct Row: Sendable {
    let idiom: TraitCollection.Idiom
    let hasHomeIndicator: Bool
    /// The sizes of the screens in portrait that were measured, in points.
    let screens: [LayoutSize]
    let height: BySystem<Heights>
  }

  /// The heights in both orientations, in points.
  struct Heights: Sendable {
    let portrait: Double
    let landscape: Double
  }

  /// The system on which the heights were measured.
  static let measuredSystem = SystemVersion(26, minor: 5)

  /// All rows.
  static let rows = [
    phones, largePhones, phoneWithHomeButton, largePad, smallPads, largestPads,
  ]

  /// Phones with a home indicator, from 390 to 402 points wide: iPhone 16, 16 Pro, 17, 17 Pro, 17e.
  static let phones = Row(
    idiom: .phone, hasHomeIndicator: true,
    screens: [
      LayoutSize(width: 390, height: 844), LayoutSize(width: 393, height: 852),
      LayoutSize(width: 402, height: 874),
    ], height: [26: Heights(portrait: 335, landscape: 208)])
  /// Phones with a home indicator, from 420 to 440 points wide: iPhone 16 Plus, 16 Pro Max, 17 Pro
  /// Max and Air.
  static let largePhones = Row(
    idiom: .phone, hasHomeIndicator: true,
    screens: [
      LayoutSize(width: 420, height: 912), LayoutSize(width: 430, height: 932),
      LayoutSize(width: 440, height: 956),
    ], height: [26: Heights(portrait: 345, landscape: 208)])
  /// The only phone with a home button that was measured, the iPhone SE (3rd generation).
  static let phoneWithHomeButton = Row(
    idiom: .phone, hasHomeIndicator: false, screens: [LayoutSize(width: 375, height: 667)],
    height: [26: Heights(portrait: 260, landscape: 206)])
  /// The 10.9-inch and 11-inch tablets of 820 × 1180 points.
  static let largePad = Row(
    idiom: .pad, hasHomeIndicator: true, screens: [LayoutSize(width: 820, height: 1180)],
    height: [26: Heights(portrait: 337, landscape: 422)])
  /// The iPad mini (A17 Pro) and the 11-inch iPad Pro (M4 and M5).
  static let smallPads = Row(
    idiom: .pad, hasHomeIndicator: true,
    screens: [LayoutSize(width: 744, height: 1133), LayoutSize(width: 834, height: 1210)],
    height: [26: Heights(portrait: 340, landscape: 428)])
  /// The 13-inch tablets.
  static let largestPads = Row(
    idiom: .pad, hasHomeIndicator: true,
    screens: [LayoutSize(width: 1024, height: 1366), LayoutSize(width: 1032, height: 1376)],
    height: [26: Heights(portrait: 403, landscape: 498)])

  /// The screens, in portrait, on which the height is unknown and no measured screen is similar:
  /// both displays of the iPhone Duo.
  static let unknownScreens = [
    LayoutSize(width: 466, height: 678), LayoutSize(width: 669, height: 951),
  ]
}
