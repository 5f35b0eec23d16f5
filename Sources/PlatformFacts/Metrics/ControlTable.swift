import InterfaceTraits

/// The measures of controls, in points: of alignment rectangles, which the stored frame exceeds.
///
/// The modes of stored frames; confidence high unless said.
enum ControlTable {
  /// A switch (frame 51 × 31 on 2,100 switches; 63 × 28 on 117 of 120 of iOS 26).
  static let switchSize: BySystem<LayoutSize> = [
    7: LayoutSize(width: 49, height: 31), 26: LayoutSize(width: 61, height: 28),
  ]
  /// The height of a slider, which has no width of its own (iOS 26: medium).
  static let sliderHeight: BySystem<Double> = [7: 30, 26: 34]
  /// How far the frame of a slider reaches beyond its alignment rectangle: not at all from iOS 26 on, 9 sliders of 2
  /// projects (weak).
  static let sliderAlignment: BySystem<LayoutInsets> = [
    7: LayoutInsets(top: 0, left: 2, bottom: 1, right: 2), 26: .zero,
  ]
  /// The same of a switch.
  static let switchAlignment: BySystem<LayoutInsets> = [
    7: LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
  ]
  /// The same of a segmented control.
  static let segmentedControlAlignment: BySystem<LayoutInsets> = [
    7: LayoutInsets(top: 0, left: 0, bottom: 1, right: 0)
  ]
  /// A stepper.
  static let stepperSize: BySystem<LayoutSize> = [
    7: LayoutSize(width: 94, height: 29), 13: LayoutSize(width: 94, height: 32),
  ]
  /// The height of a progress view.
  static let progressHeight: BySystem<Double> = [7: 2, 14: 4]
  /// The height of a progress view of style `bar`.
  static let progressBarHeight: BySystem<Double> = [7: 2.5]
  /// A spinner of the styles `gray`, `white` and `medium`.
  static let smallSpinner: BySystem<LayoutSize> = [7: LayoutSize(width: 20, height: 20)]
  /// A spinner of the styles `whiteLarge` and `large`.
  static let largeSpinner: BySystem<LayoutSize> = [7: LayoutSize(width: 37, height: 37)]
  /// A picker, or a date picker with wheels; the width is the least one.
  static let pickerSize: BySystem<LayoutSize> = [7: LayoutSize(width: 320, height: 216)]
  /// Whether a date picker of no particular style is compact, unless it counts down.
  static let prefersCompactDatePickers: BySystem<Bool> = [7: false, 14: true]
  /// The height of a compact date picker (confidence medium).
  static let compactDatePickerHeight: BySystem<Double> = [7: 36]
  /// Page controls: 27.5 high on iOS 14 (2 controls of one project: weak), 25 on iOS 26 (one: weak).
  static let pageControls: BySystem<PageControlMetrics> = [
    // Confidence high.
    7: .dots(side: 7, gap: 9, height: 37),
    // Confidence low: three dots alone were measured.
    14: .measured(width: 115, height: 27.5), 15: .measured(width: 115, height: 26),
    26: .measured(width: 115, height: 25),
  ]
  /// The buttons of the types `infoLight`, `infoDark`, `detailDisclosure` and `contactAdd`.
  static let infoButton: BySystem<LayoutSize> = [
    7: LayoutSize(width: 22, height: 22), 13: LayoutSize(width: 25, height: 24),
  ]
  /// The button of the type `close`.
  static let closeButton: BySystem<LayoutSize> = [7: LayoutSize(width: 30, height: 30)]

  /// What a segment adds to its title's width: 2 controls of 2 repositories before iOS 9, 4 of 2 from iOS 13 on (both low).
  ///
  /// The widest title in regular 13 points and the padding make, in whole points, the width of every
  /// segment; a point stands between two. Measured on public documents: before iOS 13 exact for 9 of
  /// the 13 controls in 7 repositories that at most one horizontal constraint holds (the others are
  /// far off: their frames are stale), confidence high.
  static let segmentPadding: BySystem<Double> = [7: 16, 9: 14, 13: 19.5]
  /// The height of a segmented control.
  static let segmentedControlHeight: BySystem<Double> = [7: 28, 13: 31]
  /// The size of the font of a segmented control's titles.
  static let segmentFontSize: BySystem<Double> = [7: 13]
}
