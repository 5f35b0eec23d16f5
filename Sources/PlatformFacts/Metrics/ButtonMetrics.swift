package import InterfaceTraits

/// What the sizes of buttons are made of on one system, in points.
///
/// Layout rule 37 and the modes of stored frames; confidence high unless said.
package struct ButtonMetrics: Hashable, Sendable {
  /// The title's font size in a button without `fontDescription`: of type `system`.
  ///
  /// On televisions 38: nine buttons of two projects are 86 high, 40 of which are their insets.
  package var systemFontSize: Double
  /// The title's font size in a button without `fontDescription`: of type `custom`.
  package var customFontSize: Double
  /// The weight of either font.
  ///
  /// Medium on televisions: four of nine stored widths are exact, the others up to 4 points more; in regular
  /// all nine are 4 to 11 more.
  package var fontWeight: FontWeight
  /// What a title may be wider than a whole number of points without making the button wider.
  ///
  /// With iOS 14's font 26 of 58 titles of 9 repositories are wider than the button or at most a
  /// quarter of a point less wide and 5 by more than three quarters; labels in the same font show no
  /// such excess, nor do buttons of earlier systems (confidence medium).
  package var widthAllowance: Double
  /// Whether a configured button as the editor's library gives it is whole points wide and high, as on the canvas.
  package var hasWholePointTemplates = false
  /// What a title's height grows by when the document gives no content insets (6 above, 6 below).
  package static let automaticVerticalPadding = 12.0
  /// The least width of a button with neither configuration nor content insets.
  package static let leastWidth = 30.0
  /// The button with no title and no image.
  package static let empty = Size(width: 30, height: 30)
  /// The insets around the content of a configured button.
  package static let configurationInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

  init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
    systemFontSize = idiom == .tv ? 38 : 15
    customFontSize = idiom == .tv ? 38 : 18
    fontWeight = idiom == .tv ? .medium : .regular
    widthAllowance = system.major >= 14 ? 0.15 : 0
  }
}
