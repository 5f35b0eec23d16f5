import InterfaceSource
import StructuredData

/// Finds unknown names in `Contents.json` files.
///
/// The known names are those of Apple's *Asset Catalog Format Reference*, and further ones that
/// public catalogs contain.
struct KeyCheck {
  /// The maximum number of unknown names that are examined in one file.
  private static let most = 100

  private var diagnostics: [Diagnostic] = []
  private var unknownCount = 0

  /// Returns the findings about names in the description of an asset of a kind, or of a group if it
  /// is `nil`.
  static func diagnostics(of root: StructuredValue, _ kind: AssetKind?) -> [Diagnostic] {
    var check = KeyCheck()
    guard let kind else {
      check.read(root, ["info", "properties"], isComplete: false)
      check.read(root["properties"], properties, isComplete: false)
      return check.diagnostics
    }
    guard let list = kind.slotList else { return [] }
    check.read(root, ["info", "properties", list])
    check.read(root["properties"], properties, isComplete: false)
    for slot in root[list]?.array ?? [] { check.readSlot(slot) }
    return check.diagnostics
  }

  private mutating func readSlot(_ slot: StructuredValue) {
    read(slot, Self.slots)
    read(slot["resizing"], ["mode", "center", "cap-insets", "capInsets"])
    read(slot["alignment-insets"], Self.edges)
    read(slot["alignmentInsets"], Self.edges)
    for entry in slot["appearances"]?.array ?? [] { read(entry, ["appearance", "value"]) }
  }

  /// Finds members of an object with unknown names: one similar to a known name is a mistake, any
  /// other may be new.
  private mutating func read(
    _ value: StructuredValue?, _ known: [String], isComplete: Bool = true
  ) {
    for member in value?.members ?? [] where !known.contains(member.name) {
      guard unknownCount < Self.most else { return }
      unknownCount += 1
      let nearest = NearestName.nearest(to: member.name, among: known)
      guard isComplete || nearest != nil else { continue }
      diagnostics.append(
        Diagnostic(
          .unknownAssetKey, severity: nearest != nil ? .warning : .note, at: member.nameRange,
          message: "\"\(member.name)\" is not a known key here",
          notes: [
            Diagnostic.Note(nearest.map { "did you mean \"\($0)\"?" } ?? "it is ignored")
          ]))
    }
  }

  private static let edges = ["top", "left", "bottom", "right"]

  private static let properties = [
    "provides-namespace", "template-rendering-intent", "preserves-vector-representation",
    "compression-type", "auto-scaling", "on-demand-resource-tags", "localizable", "pre-rendered",
    "symbol-rendering-intent", "generate-swift-asset-symbol-extensions",
  ]

  private static let slots = [
    "idiom", "filename", "scale", "subtype", "screen-width", "screenWidth", "width-class",
    "widthClass", "height-class", "heightClass", "language-direction", "memory",
    "graphics-feature-set", "display-gamut", "appearances", "locale", "resizing",
    "alignment-insets", "alignmentInsets", "unassigned", "size", "expected-size", "role",
    "platform", "orientation", "extent", "minimum-system-version", "universal-type-identifier",
    "compression-type", "color", "color-space", "template-rendering-intent",
  ]
}
