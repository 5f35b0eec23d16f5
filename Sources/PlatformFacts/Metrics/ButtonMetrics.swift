package import InterfaceTraits

/// What the sizes of buttons are made of, in points.
///
/// Layout rule 37 and the modes of stored frames; confidence high unless said.
package enum ButtonMetrics {
  /// The title's font size in a button without `fontDescription`: of type `system`.
  package static let systemFontSize = 15.0
  /// The title's font size in a button without `fontDescription`: of type `custom`.
  package static let customFontSize = 18.0
  /// What a title's height grows by when the document gives no content insets (6 above, 6 below).
  package static let automaticVerticalPadding = 12.0
  /// What a title may be wider than a whole number of points without making the button wider.
  ///
  /// With iOS 14's font 26 of 58 titles of 9 repositories are wider than the button or at most a
  /// quarter of a point less wide and 5 by more than three quarters; labels in the same font show no
  /// such excess, nor do buttons of earlier versions (confidence medium).
  package static let widthAllowance = EraTable(0.0, (17000, 0.15))
  /// The least width of a button with neither configuration nor content insets.
  package static let leastWidth = 30.0
  /// The button with no title and no image.
  package static let empty = Size(width: 30, height: 30)
  /// The insets around the content of a configured button.
  package static let configurationInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
}
