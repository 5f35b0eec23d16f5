package import InterfaceTraits

/// The fixed sizes of controls by era, in points.
///
/// All are sizes of alignment rectangles; the stored frame adds `alignmentInsets`. Layout rules 24
/// and 38 and the modes of stored frames; confidence high unless said.
package enum ControlSizes {
  /// A switch (frame 51 × 31 on 2,100 switches; 63 × 28 on 117 of 120 of Xcode 26).
  package static let `switch` = EraTable(
    Size(width: 49, height: 31), (24000, Size(width: 61, height: 28)),
    (32000, Size(width: 49, height: 31)))
  /// The height of a slider, which has no width of its own (Xcode 26: medium).
  package static let sliderHeight = EraTable(30.0, (24000, 33), (32000, 30))
  /// A stepper.
  package static let stepper = EraTable(
    Size(width: 94, height: 29), (14800, Size(width: 94, height: 32)))
  /// The height of a segmented control.
  package static let segmentedHeight = EraTable(28.0, (14800, 31))
  /// The height of a progress view.
  package static let progressHeight = EraTable(2.0, (17000, 4))
  /// The height of a progress view of style `bar`.
  package static let progressBarHeight = 2.5
  /// The least height of a text field with a rounded border.
  package static let roundedFieldHeight = EraTable(30.0, (14800, 34))
  /// A spinner of the styles `gray`, `white` and `medium`.
  package static let activitySmall = 20.0
  /// A spinner of the styles `whiteLarge` and `large`.
  package static let activityLarge = 37.0
  /// The height of a picker or of a date picker with wheels.
  ///
  /// 162 on 27 of 28 pickers of Xcode 6 and 7 whose height nothing else decides (confidence medium).
  package static let pickerHeight = EraTable(216.0, (6000, 162), (11000, 216))
  /// The least width of a picker with wheels.
  package static let pickerWidth = 320.0
  /// The height of a compact date picker (confidence medium).
  package static let compactDatePickerHeight = 36.0
  /// The buttons of the types `infoLight`, `infoDark`, `detailDisclosure` and `contactAdd`.
  package static let infoButton = EraTable(
    Size(width: 22, height: 22), (14800, Size(width: 25, height: 24)))
  /// The button of the type `close`.
  package static let closeButton = Size(width: 30, height: 30)
  /// A view freshly dropped on the canvas, which it keeps when nothing else says (layout rule 28).
  package static let droppedView = Size(width: 240, height: 128)

  /// How far a frame reaches beyond the alignment rectangle that constraints act on.
  ///
  /// Checked on about 1,500 constraints (layout rule 24).
  /// - Parameter element: The element's name in documents, such as `slider`.
  /// - Returns: Insets that point outwards.
  package static func alignmentInsets(element: String) -> EdgeInsets {
    switch element {
    case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider": EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  /// The size of a page control with the given number of pages.
  ///
  /// To Xcode 11: dots of 7 points, 9 apart, 37 high (high). Later only the height and the width
  /// with three dots are known (low).
  package static func pageControl(pages: Int, toolsVersion: ToolsVersion) -> Size {
    let dots = Double(max(pages, 0))
    if toolsVersion.number < 17000 {
      return Size(width: dots < 1 ? 0 : 7 * dots + 9 * (dots - 1), height: 37)
    }
    return Size(width: pageControlThreeDots, height: 26)
  }

  private static let pageControlThreeDots = 115.0
}
