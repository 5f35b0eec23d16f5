import InterfaceTraits

/// The metrics of controls, in points, for alignment rectangles, which the stored frame exceeds.
///
/// The values are the modes of stored frames; confidence high unless stated.
enum ControlTable {
  /// The size of a switch (frame 51 × 31 on 2,100 switches; 63 × 28 on 117 of 120 of iOS 26).
  static let switchSize: BySystem<LayoutSize> = [
    7: LayoutSize(width: 49, height: 31), 26: LayoutSize(width: 61, height: 28),
  ]
  /// The height of a slider, which has no intrinsic width (iOS 26: medium).
  static let sliderHeight: BySystem<Double> = [7: 30, 26: 34]
  /// The alignment insets of a slider: none from iOS 26 on, 9 sliders of 2 projects (weak).
  static let sliderAlignment: BySystem<LayoutInsets> = [
    7: LayoutInsets(top: 0, left: 2, bottom: 1, right: 2), 26: .zero,
  ]
  /// The alignment insets of a switch.
  static let switchAlignment: BySystem<LayoutInsets> = [
    7: LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
  ]
  /// The alignment insets of a segmented control.
  static let segmentedControlAlignment: BySystem<LayoutInsets> = [
    7: LayoutInsets(top: 0, left: 0, bottom: 1, right: 0)
  ]
  /// The size of a stepper.
  static let stepperSize: BySystem<LayoutSize> = [
    7: LayoutSize(width: 94, height: 29), 13: LayoutSize(width: 94, height: 32),
  ]
  /// The height of a progress view.
  static let progressHeight: BySystem<Double> = [7: 2, 14: 4]
  /// The height of a progress view of style `bar`.
  static let progressBarHeight: BySystem<Double> = [7: 2.5]
  /// The size of an activity indicator of the styles `gray`, `white` and `medium`.
  static let smallSpinner: BySystem<LayoutSize> = [7: LayoutSize(width: 20, height: 20)]
  /// The size of an activity indicator of the styles `whiteLarge` and `large`.
  static let largeSpinner: BySystem<LayoutSize> = [7: LayoutSize(width: 37, height: 37)]
  /// The size of a picker, or of a date picker with wheels; the width is the minimum.
  static let pickerSize: BySystem<LayoutSize> = [7: LayoutSize(width: 320, height: 216)]
  /// Whether a date picker with the automatic style is compact, unless it is a countdown timer.
  static let prefersCompactDatePickers: BySystem<Bool> = [7: false, 14: true]
  /// The height of a compact date picker (confidence medium).
  static let compactDatePickerHeight: BySystem<Double> = [7: 36]
  /// The metrics of page controls: 27.5 high on iOS 14 (2 controls of one project: weak).
  ///
  /// From iOS 18 on, three dots are 74 wide with two pixels per point (2 controls) and 73 with three
  /// (2), and four are 92 with two (one), in 3 projects: 18 or 17 2/3 for each page, and 20. The
  /// height is 26 in four of them and 25 in one.
  static let pageControls: BySystem<PageControlMetrics> = [
    // Confidence high.
    7: .dots(side: 7, gap: 9, height: 37),
    // Confidence low: only three dots were measured.
    14: .measured(width: 115, height: 27.5), 15: .measured(width: 115, height: 26),
    // Confidence low: five controls.
    18: .slots(width: 17.75, ends: 20, height: 26),
  ]
  /// The size of buttons of the types `infoLight`, `infoDark`, `detailDisclosure` and `contactAdd`.
  static let infoButton: BySystem<LayoutSize> = [
    7: LayoutSize(width: 22, height: 22), 13: LayoutSize(width: 25, height: 24),
  ]
  /// The size of a button of the type `close`.
  static let closeButton: BySystem<LayoutSize> = [7: LayoutSize(width: 30, height: 30)]

  /// The width that a segment adds to its title: 2 controls of 2 repositories before iOS 9, 4 of 2
  /// from iOS 13 on (both low).
  ///
  /// The width of every segment is that of the widest title in regular 13 points plus the padding,
  /// in whole points, with a divider of one point between segments. Measured on public documents:
  /// before iOS 13, this is exact for 9 of the 13 controls in 7 repositories with at most one
  /// horizontal constraint (the others are far off because their frames are stale), confidence
  /// high.
  static let segmentPadding: BySystem<Double> = [7: 16, 9: 14, 13: 19.5]
  /// The height of a segmented control.
  static let segmentedControlHeight: BySystem<Double> = [7: 28, 13: 31]
  /// The size of the font of a segmented control's titles.
  static let segmentFontSize: BySystem<Double> = [7: 13]
}
