package import InterfaceTraits

/// The metrics of controls on one system, in points, for alignment rectangles, which the stored
/// frame exceeds by `alignmentInsets` (`ControlTable`).
package struct ControlMetrics: Hashable, Sendable {
  /// The size of a switch.
  package var switchSize: LayoutSize
  /// The height of a slider, which has no intrinsic width.
  package var sliderHeight: Double
  /// The alignment insets of controls.
  package var alignment: Alignment
  /// The size of a stepper.
  package var stepperSize: LayoutSize
  /// The metrics of segmented controls.
  package var segments: SegmentedControlMetrics
  /// The height of a progress view.
  package var progressHeight: Double
  /// The height of a progress view of style `bar`.
  package var progressBarHeight: Double
  /// The size of an activity indicator of the styles `gray`, `white` and `medium`.
  package var smallSpinner: LayoutSize
  /// The size of an activity indicator of the styles `whiteLarge` and `large`.
  package var largeSpinner: LayoutSize
  /// The size of a picker, or of a date picker with wheels; the width is the minimum.
  package var pickerSize: LayoutSize
  /// Whether a date picker with the automatic style is compact, unless it is a countdown timer.
  package var prefersCompactDatePickers: Bool
  /// The height of a compact date picker.
  package var compactDatePickerHeight: Double
  /// The metrics of page controls.
  package var pageControls: PageControlMetrics
  /// The size of buttons of the types `infoLight`, `infoDark`, `detailDisclosure` and `contactAdd`.
  package var infoButton: LayoutSize
  /// The size of a button of the type `close`.
  package var closeButton: LayoutSize

  /// Creates UIKit's metrics.
  init(_ system: SystemVersion) {
    switchSize = ControlTable.switchSize.value(for: system)
    sliderHeight = ControlTable.sliderHeight.value(for: system)
    alignment = Alignment(system)
    stepperSize = ControlTable.stepperSize.value(for: system)
    segments = SegmentedControlMetrics(system)
    progressHeight = ControlTable.progressHeight.value(for: system)
    progressBarHeight = ControlTable.progressBarHeight.value(for: system)
    smallSpinner = ControlTable.smallSpinner.value(for: system)
    largeSpinner = ControlTable.largeSpinner.value(for: system)
    pickerSize = ControlTable.pickerSize.value(for: system)
    prefersCompactDatePickers = ControlTable.prefersCompactDatePickers.value(for: system)
    compactDatePickerHeight = ControlTable.compactDatePickerHeight.value(for: system)
    pageControls = ControlTable.pageControls.value(for: system)
    infoButton = ControlTable.infoButton.value(for: system)
    closeButton = ControlTable.closeButton.value(for: system)
  }

  /// The extension of control frames beyond the alignment rectangles that constraints use.
  ///
  /// Checked on about 1,500 constraints.
  package struct Alignment: Hashable, Sendable {
    /// The insets of a switch.
    package var `switch`: LayoutInsets
    /// The insets of a slider.
    package var slider: LayoutInsets
    /// The insets of a segmented control.
    package var segmentedControl: LayoutInsets

    init(_ system: SystemVersion) {
      `switch` = ControlTable.switchAlignment.value(for: system)
      slider = ControlTable.sliderAlignment.value(for: system)
      segmentedControl = ControlTable.segmentedControlAlignment.value(for: system)
    }

    /// Returns the insets of a kind of view, positive outwards, in points.
    package func insets(_ kind: ViewKind) -> LayoutInsets {
      switch kind {
      case .switch: `switch`
      case .slider: slider
      case .segmentedControl: segmentedControl
      default: .zero
      }
    }
  }
}

/// The metrics of a page control.
package enum PageControlMetrics: Hashable, Sendable {
  /// A row of dots: the side of a dot, the gap between two, and the height of the control, in
  /// points.
  case dots(side: Double, gap: Double, height: Double)
  /// A size that was measured with three dots only, in points, and is used for any number of pages.
  case measured(width: Double, height: Double)
  /// Equal slots for the dots between two ends: the width of a slot, which is rounded to pixels, the
  /// width of both ends, and the height of the control, in points.
  case slots(width: Double, ends: Double, height: Double)

  /// Whether the size is known for only a few controls.
  package var isApproximate: Bool {
    switch self {
    case .dots: false
    case .measured, .slots: true
    }
  }

  /// Returns the size of a page control.
  ///
  /// - Parameters:
  ///   - pages: The number of pages.
  ///   - scale: The number of pixels per point.
  /// - Returns: The size, in points.
  package func size(pages: Int, scale: Double) -> LayoutSize {
    let dots = Double(max(pages, 0))
    return switch self {
    case .dots(let side, let gap, let height):
      LayoutSize(width: dots < 1 ? 0 : side * dots + gap * (dots - 1), height: height)
    case .measured(let width, let height): LayoutSize(width: width, height: height)
    case .slots(let width, let ends, let height):
      LayoutSize(width: dots * (width * scale).rounded() / scale + ends, height: height)
    }
  }
}
