/// Which sizes the text styles had on the canvas of a version of Interface Builder.
///
/// Layout rule 36, confidence high: 107 of 115 measurable labels of Xcode 13.0 to 14.0 are drawn
/// with the extra small sizes.
package enum TextStyleEra: UInt8, Hashable, Sendable, CaseIterable {
  /// The sizes of the default category, as on a device.
  case large
  /// Xcode 5 to 7: the sizes of the category medium.
  ///
  /// Before 7702 23 labels of 6 repositories: body is 16 points (widths of 12 labels are 4 to 9 %
  /// less than at 17), lines are 20 high and two more of them 21 each, footnote is 15 high.
  case medium
  /// Xcode 8 to 10: the default category with titles 1 and 2 two points smaller.
  case largeWithSmallTitles
  /// Xcode 13.0 to 14.0: the sizes of the category extra small.
  case extraSmall
}
