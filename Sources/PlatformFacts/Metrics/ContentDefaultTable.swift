package import InterfaceTraits

/// What UIKit takes where a document leaves something out.
///
/// Documents of every version of Interface Builder leave out the same, and every system reads them alike, so that these
/// values do not depend on the system.
package enum ContentDefaults {
  /// The font size of a label, in points.
  package static let labelFontSize = 17.0
  /// The font size of a text view, in points.
  package static let textViewFontSize = 14.0
  /// The font size of a text field, in points (Interface Builder's template).
  package static let textFieldFontSize = 14.0
  /// The font size of the title of a configured button, in points.
  package static let configuredButtonFontSize = 17.0
  /// The font size of the title of a navigation bar, in points.
  package static let barTitleFontSize = 17.0
  /// The font size of attributed text, in points: what text systems begin with.
  package static let attributedFontSize = 12.0
  /// What UIKit takes for a font size of 0, which Interface Builder writes for the texts of some standard cells and
  /// draws 14.33 points high.
  package static let fontSizeOfZero = 12.0
  /// The font sizes that documents give by a name: the Mac's system size and its button size.
  package static let namedFontSizes = ["system": 14.0, "button": 18.0]

  /// How strongly a view refuses to grow beyond its content, of 1 to 1000.
  ///
  /// The same for every class and axis, as is the next: Interface Builder writes its templates' own values out
  /// (251 for labels and image views, 750 for switches and steppers), so an absent attribute never
  /// means a class's default. 30,871 of 50,200 labels carry 251 explicitly; confidence high.
  package static let huggingPriority = 250.0
  /// How strongly a view refuses to shrink below its content, of 1 to 1000.
  package static let compressionResistancePriority = 750.0

  /// The insets around the content of a configured button, in points.
  package static let configuredButtonInsets = LayoutInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The width of a line around a configured button whose colour alone is given, in points (a guess: documents at hand
  /// give no width).
  package static let configuredButtonStrokeWidth = 1.0
  /// How opaque a tinted button's background is against its colour (drawn alike, not measured).
  package static let tintedButtonAlpha = 0.18
  /// The radii of the corners of configured buttons whose style is small and large, in points (drawn alike, not measured).
  package static let configuredButtonRadii = (small: 4.0, large: 9.0)
  /// The greatest value of a stepper.
  package static let stepperMaximum = 100.0
  /// What a level of indentation takes of a cell's width, in points.
  package static let indentationWidth = 10.0
  /// The size of an item of a flow layout, in points.
  package static let collectionItemSize = LayoutSize(width: 50, height: 50)
  /// Between the lines of a flow layout, and between the items of a line, in points.
  package static let collectionSpacing = 10.0
  /// The spacing of a stack view that `spacingType="standard"` stands for, in points: 297 of 325 measured gaps.
  package static let standardStackSpacing = 8.0
  /// How far a layer's shadow is blurred, in points.
  package static let shadowRadius = 3.0
  /// Where a layer's shadow lies, in points.
  package static let shadowOffset = LayoutSize(width: 0, height: -3)
  /// The most tabs that a bar shows; of more the last one is "More" (Apple's documentation of
  /// `UITabBarController`; tablets show a few more, which is not taken into account).
  package static let mostTabs = 5
}
