package import InterfaceTraits

/// UIKit's defaults for values that a document omits.
///
/// Documents of every version of Interface Builder omit the same values, and every system reads
/// them in the same way, so these values do not depend on the system.
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
  /// The font size of attributed text, in points, which is the default of text systems.
  package static let attributedFontSize = 12.0
  /// The font size that UIKit uses for a size of 0, which Interface Builder writes for the texts of
  /// some standard cells and draws 14.33 points high.
  package static let fontSizeOfZero = 12.0
  /// The named font sizes in documents: the Mac's system size and its button size.
  package static let namedFontSizes = ["system": 14.0, "button": 18.0]

  /// The content hugging priority, from 1 to 1000.
  ///
  /// This and the next value are the same for every class and axis. Interface Builder writes the
  /// values of its templates explicitly (251 for labels and image views, 750 for switches and
  /// steppers), so an absent attribute never means a default of the class. 30,871 of 50,200 labels
  /// contain 251 explicitly; confidence high.
  package static let huggingPriority = 250.0
  /// The compression resistance priority, from 1 to 1000.
  package static let compressionResistancePriority = 750.0

  /// The insets around the content of a configured button, in points.
  package static let configuredButtonInsets = LayoutInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The normal state's title of a configured button in Interface Builder's library, which the
  /// title of the configuration hides.
  package static let templateButtonTitle = "Button"
  /// The stroke width of a configured button if only its color is specified, in points (a guess: no
  /// available document specifies a width).
  package static let configuredButtonStrokeWidth = 1.0
  /// The opacity of a tinted button's background relative to its color (an imitation, not
  /// measured).
  package static let tintedButtonAlpha = 0.18
  /// The corner radii of configured buttons with the corner styles small and large, in points (an
  /// imitation, not measured).
  package static let configuredButtonRadii = (small: 4.0, large: 9.0)
  /// The maximum value of a stepper.
  package static let stepperMaximum = 100.0
  /// The width of a level of indentation in a cell, in points.
  package static let indentationWidth = 10.0
  /// The size of an item of a flow layout, in points.
  package static let collectionItemSize = LayoutSize(width: 50, height: 50)
  /// The distance between the lines of a flow layout, and between the items of a line, in points.
  package static let collectionSpacing = 10.0
  /// The spacing of a stack view with `spacingType="standard"`, in points: 297 of 325 measured
  /// gaps.
  package static let standardStackSpacing = 8.0
  /// The blur radius of a layer's shadow, in points.
  package static let shadowRadius = 3.0
  /// The offset of a layer's shadow, in points.
  package static let shadowOffset = LayoutSize(width: 0, height: -3)
  /// The maximum number of tabs in a tab bar; if there are more, the last one is "More" (Apple's
  /// documentation of `UITabBarController`; tablets show a few more, which is not taken into
  /// account).
  package static let mostTabs = 5
}
