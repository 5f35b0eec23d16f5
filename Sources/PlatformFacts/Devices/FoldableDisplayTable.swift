import InterfaceTraits

/// The displays of foldable phones, by id: the two of iPhone Duo.
///
/// Sizes, size classes, insets (in `DeviceTable`), the fold and the corner radii: three independent
/// projects that ran the simulator of iOS 27.1 (https://pub.dev/packages/duo_kit and public probes;
/// confidence high, medium for the insets of the inner display). Apple's drawn templates, as quoted
/// by https://github.com/mirzaaghazadeh/iphone-duo-skills, have no inset at the bottom, where all
/// simulators have 34.
///
/// The camera of the outer display and its strip are at the right in portrait. In landscape they
/// are at the left, as after a counterclockwise rotation; the opposite rotation, which mirrors them,
/// is not modeled. The region of the status bar's content in landscape on the outer display is
/// unknown: that of portrait at the camera's side is a guess.
enum FoldableDisplayTable {
  /// The displays.
  static let displays: [String: FoldableDisplay] = [
    "iphone-duo-outer": FoldableDisplay(
      isRegular: false,
      portraitStatus: LayoutRect(x: 382, y: 0, width: 84, height: 170),
      landscapeStatus: LayoutRect(x: 0, y: 0, width: 84, height: 170),
      camera: LayoutRect(x: 399.7, y: 29.3, width: 37, height: 37),
      cornerRadii: FoldableDisplay.CornerRadii(leading: 8, trailing: 59), fold: nil),
    "iphone-duo-inner": FoldableDisplay(
      isRegular: true,
      portraitStatus: LayoutRect(x: 535, y: 0, width: 134, height: 82),
      landscapeStatus: LayoutRect(x: 867, y: 0, width: 84, height: 120),
      camera: nil,
      cornerRadii: FoldableDisplay.CornerRadii(leading: 55, trailing: 55), fold: 455.5..<495.5),
  ]
}
