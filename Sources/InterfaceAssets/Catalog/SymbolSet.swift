package import InterfaceSource

/// A symbol in all its variants.
package struct SymbolSet: Sendable {
  /// One variant of a symbol.
  package struct Slot: Sendable {
    /// Where the variant applies.
    package var conditions: SlotConditions
    /// The name of the file beside `Contents.json`; nil for an empty slot.
    package var fileName: String?
    /// The file; nil for an empty slot and when the file is missing.
    package var file: AssetFile?
    /// The slot's object in `Contents.json`.
    package var range: SourceRange
  }

  /// The name and place of the set.
  package var asset: Asset
  /// The variants in the order of the file, empty ones too.
  package var slots: [Slot]
}
