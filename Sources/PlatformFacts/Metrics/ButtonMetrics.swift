package import InterfaceTraits

/// What the sizes of buttons are made of on one system, in points (`ButtonTable`).
package struct ButtonMetrics: Hashable, Sendable {
  /// The title's font size in a button without `fontDescription`: of type `system`.
  package var systemFontSize: Double
  /// The same of type `custom`.
  package var customFontSize: Double
  /// The weight of either font.
  package var fontWeight: FontWeight
  /// What a title may be wider than a whole number of points without making the button wider.
  package var widthAllowance: Double
  /// What a title's height grows by when the document gives no content insets.
  package var automaticVerticalPadding: Double
  /// The least width of a button with neither configuration nor content insets, and the greatest height of one without
  /// title and image.
  package var empty: LayoutSize
  /// Whether a configured button as the editor's library gives it is whole points wide and high, as on the canvas.
  package var hasWholePointTemplates = false

  init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
    systemFontSize = ButtonTable.systemFontSize.value(for: system, idiom)
    customFontSize = ButtonTable.customFontSize.value(for: system, idiom)
    fontWeight = ButtonTable.fontWeight.value(for: system, idiom)
    widthAllowance = ButtonTable.widthAllowance.value(for: system)
    automaticVerticalPadding = ButtonTable.automaticVerticalPadding.value(for: system)
    empty = ButtonTable.empty.value(for: system)
  }
}
