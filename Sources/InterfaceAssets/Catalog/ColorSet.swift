package import InterfaceSource

/// A colour in all its variants.
package struct ColorSet: Sendable {
  /// One variant of a colour.
  package struct Slot: Sendable {
    /// Where the variant applies.
    package var conditions: SlotConditions
    /// The colour; nil for an empty slot and when the file's colour is unusable.
    package var color: AssetColor?
    /// The slot's object in `Contents.json`.
    package var range: SourceRange
  }

  /// The name and place of the set.
  package var asset: Asset
  /// The variants in the order of the file, empty ones too.
  package var slots: [Slot]
}
