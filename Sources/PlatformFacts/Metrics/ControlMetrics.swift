package import InterfaceTraits

/// The measures of controls on one system, in points: of alignment rectangles, which the stored frame
/// exceeds by `alignmentInsets`.
///
/// Layout rules 24 and 38 and the modes of stored frames; confidence high unless said.
package struct ControlMetrics: Hashable, Sendable {
  /// A switch (frame 51 × 31 on 2,100 switches; 63 × 28 on 117 of 120 of iOS 26).
  package var switchSize: Size
  /// The height of a slider, which has no width of its own (iOS 26: medium).
  package var sliderHeight: Double
  /// What frames have beyond alignment rectangles.
  package var alignment: Alignment
  /// A stepper.
  package var stepperSize: Size
  /// What the width and the height of a segmented control are made of.
  package var segments: SegmentedControlMetrics
  /// The height of a progress view.
  package var progressHeight: Double
  /// The height of a progress view of style `bar`.
  package var progressBarHeight: Double
  /// A spinner of the styles `gray`, `white` and `medium`.
  package var smallSpinner: Size
  /// A spinner of the styles `whiteLarge` and `large`.
  package var largeSpinner: Size
  /// A picker, or a date picker with wheels; the width is the least one.
  package var pickerSize: Size
  /// Whether a date picker of no particular style is compact, unless it counts down.
  package var prefersCompactDatePickers: Bool
  /// The height of a compact date picker (confidence medium).
  package var compactDatePickerHeight: Double
  /// What page controls are made of.
  package var pageControls: PageControlMetrics
  /// The buttons of the types `infoLight`, `infoDark`, `detailDisclosure` and `contactAdd`.
  package var infoButton: Size
  /// The button of the type `close`.
  package var closeButton: Size

  /// UIKit's measures.
  init(_ system: SystemVersion) {
    let is26 = system.major >= 26
    let is13 = system.major >= 13
    switchSize = is26 ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
    sliderHeight = is26 ? 34 : 30
    alignment = Alignment(
      slider: is26 ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    stepperSize = Size(width: 94, height: is13 ? 32 : 29)
    segments = SegmentedControlMetrics(system)
    progressHeight = system.major >= 14 ? 4 : 2
    progressBarHeight = 2.5
    smallSpinner = Size(width: 20, height: 20)
    largeSpinner = Size(width: 37, height: 37)
    pickerSize = Size(width: 320, height: 216)
    prefersCompactDatePickers = system.major >= 14
    compactDatePickerHeight = 36
    pageControls =
      system.major < 14
      ? .dots : .measured(height: system.major == 14 ? 27.5 : system.major < 26 ? 26 : 25)
    infoButton = is13 ? Size(width: 25, height: 24) : Size(width: 22, height: 22)
    closeButton = Size(width: 30, height: 30)
  }

  /// How far the frames of controls reach beyond the alignment rectangles that constraints act on.
  ///
  /// Checked on about 1,500 constraints (layout rule 24). From iOS 26 on a slider's frame is its alignment
  /// rectangle: 9 sliders of 2 projects (weak).
  package struct Alignment: Hashable, Sendable {
    /// Of a slider.
    package var slider: EdgeInsets

    /// Insets of a kind of view, which point outwards, in points.
    package func insets(_ kind: ViewKind) -> EdgeInsets {
      switch kind {
      case .switch: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
      case .slider: slider
      case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
      default: .zero
      }
    }
  }
}

/// What the size of a page control is made of.
package enum PageControlMetrics: Hashable, Sendable {
  /// Dots of 7 points, 9 apart, 37 high: to iOS 13 (confidence high).
  case dots
  /// Later, where only the width with three dots and the height are known: 27.5 on iOS 14 (2 controls of one
  /// project: weak), 25 on iOS 26 (one: weak), else 26 (confidence low).
  case measured(height: Double)

  /// The size of a page control with the given number of pages, in points.
  package func size(pages: Int) -> Size {
    let dots = Double(max(pages, 0))
    return switch self {
    case .dots: Size(width: dots < 1 ? 0 : 7 * dots + 9 * (dots - 1), height: 37)
    case .measured(let height): Size(width: 115, height: height)
    }
  }
}
