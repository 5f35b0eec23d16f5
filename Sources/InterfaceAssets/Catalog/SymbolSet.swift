package import InterfaceSource

/// A symbol with all its variants.
package struct SymbolSet: Sendable {
  /// A variant of a symbol.
  package struct Slot: Sendable {
    /// The conditions of the variant.
    package var conditions: SlotConditions
    /// The name of the file in the folder of `Contents.json`, or `nil` for an empty slot.
    package var fileName: String?
    /// The file, or `nil` for an empty slot or a missing file.
    package var file: AssetFile?
    /// The range of the slot's object in `Contents.json`.
    package var range: SourceRange
  }

  /// The properties common to all assets.
  package var asset: Asset
  /// The variants in the order of the file, including empty ones.
  package var slots: [Slot]
}
