package import InterfaceSource

/// A color with all its variants.
package struct ColorSet: Sendable {
  /// A variant of a color.
  package struct Slot: Sendable {
    /// The conditions of the variant.
    package var conditions: SlotConditions
    /// The color, or `nil` for an empty slot or an unusable color.
    package var color: AssetColor?
    /// The range of the slot's object in `Contents.json`.
    package var range: SourceRange
  }

  /// The properties common to all assets.
  package var asset: Asset
  /// The variants in the order of the file, including empty ones.
  package var slots: [Slot]
}
