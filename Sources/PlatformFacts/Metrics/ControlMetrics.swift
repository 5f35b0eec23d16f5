package import InterfaceTraits

/// The measures of controls on one system, in points: of alignment rectangles, which the stored frame
/// exceeds by `alignmentInsets` (`ControlTable`).
package struct ControlMetrics: Hashable, Sendable {
  /// A switch.
  package var switchSize: LayoutSize
  /// The height of a slider, which has no width of its own.
  package var sliderHeight: Double
  /// What frames have beyond alignment rectangles.
  package var alignment: Alignment
  /// A stepper.
  package var stepperSize: LayoutSize
  /// What the width and the height of a segmented control are made of.
  package var segments: SegmentedControlMetrics
  /// The height of a progress view.
  package var progressHeight: Double
  /// The height of a progress view of style `bar`.
  package var progressBarHeight: Double
  /// A spinner of the styles `gray`, `white` and `medium`.
  package var smallSpinner: LayoutSize
  /// A spinner of the styles `whiteLarge` and `large`.
  package var largeSpinner: LayoutSize
  /// A picker, or a date picker with wheels; the width is the least one.
  package var pickerSize: LayoutSize
  /// Whether a date picker of no particular style is compact, unless it counts down.
  package var prefersCompactDatePickers: Bool
  /// The height of a compact date picker.
  package var compactDatePickerHeight: Double
  /// What page controls are made of.
  package var pageControls: PageControlMetrics
  /// The buttons of the types `infoLight`, `infoDark`, `detailDisclosure` and `contactAdd`.
  package var infoButton: LayoutSize
  /// The button of the type `close`.
  package var closeButton: LayoutSize

  /// UIKit's measures.
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

  /// How far the frames of controls reach beyond the alignment rectangles that constraints act on.
  ///
  /// Checked on about 1,500 constraints.
  package struct Alignment: Hashable, Sendable {
    /// Of a switch.
    package var `switch`: LayoutInsets
    /// Of a slider.
    package var slider: LayoutInsets
    /// Of a segmented control.
    package var segmentedControl: LayoutInsets

    init(_ system: SystemVersion) {
      `switch` = ControlTable.switchAlignment.value(for: system)
      slider = ControlTable.sliderAlignment.value(for: system)
      segmentedControl = ControlTable.segmentedControlAlignment.value(for: system)
    }

    /// Insets of a kind of view, which point outwards, in points.
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

/// What the size of a page control is made of.
package enum PageControlMetrics: Hashable, Sendable {
  /// A row of dots, in points: the side of a dot, the gap between two, and the height of the control.
  case dots(side: Double, gap: Double, height: Double)
  /// A size that is known with three dots alone, in points, and counts for any number of pages.
  case measured(width: Double, height: Double)

  /// Whether the size is known for one number of pages only.
  package var isApproximate: Bool {
    switch self {
    case .dots: false
    case .measured: true
    }
  }

  /// The size of a page control with the given number of pages, in points.
  package func size(pages: Int) -> LayoutSize {
    let dots = Double(max(pages, 0))
    return switch self {
    case .dots(let side, let gap, let height):
      LayoutSize(width: dots < 1 ? 0 : side * dots + gap * (dots - 1), height: height)
    case .measured(let width, let height): LayoutSize(width: width, height: height)
    }
  }
}
