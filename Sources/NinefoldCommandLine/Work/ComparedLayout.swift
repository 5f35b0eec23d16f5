import InterfaceComparison

/// The layouts of one document, on one side of a comparison.
struct ComparedLayout: Sendable {
  /// The path by which it is compared with the other side's.
  let path: String
  /// The layout file.
  let bytes: [UInt8]
  /// What the file leaves to assets.
  let appearances: Appearances
}
