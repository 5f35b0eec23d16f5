import InterfaceTraits

/// The metrics of buttons on one system, in points (`ButtonTable`).
package struct ButtonMetrics: Hashable, Sendable {
  /// The default font size of the title in a button of type `system`.
  package var systemFontSize: Double
  /// The default font size of the title in a button of type `custom`.
  package var customFontSize: Double
  /// The weight of both default fonts.
  package var fontWeight: FontWeight
  /// The excess of a title's width over whole points that does not make the button wider.
  package var widthAllowance: Double
  /// The height added to a title if the document specifies no content insets.
  package var automaticVerticalPadding: Double
  /// The minimum width of a button with neither configuration nor content insets.
  package var leastWidth: Double
  /// Whether a configured button that is unchanged from Interface Builder's library has a size in
  /// whole points, as on the canvas.
  package var hasWholePointTemplates = false

  init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
    systemFontSize = ButtonTable.systemFontSize.value(for: system, idiom)
    customFontSize = ButtonTable.customFontSize.value(for: system, idiom)
    fontWeight = ButtonTable.fontWeight.value(for: system, idiom)
    widthAllowance = ButtonTable.widthAllowance.value(for: system)
    automaticVerticalPadding = ButtonTable.automaticVerticalPadding.value(for: system)
    leastWidth = ButtonTable.leastWidth.value(for: system)
  }
}
