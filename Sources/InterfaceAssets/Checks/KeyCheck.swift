import InterfaceSource
import StructuredData

/// Looks for names in `Contents.json` that nobody knows.
///
/// The names are those of Apple's *Asset Catalog Format Reference*, and what public catalogs have besides.
struct KeyCheck {
  /// No more unknown names of one file than this are looked at.
  private static let most = 100

  private var diagnostics: [Diagnostic] = []
  private var unknownCount = 0

  /// What is wrong with the names in a description of a kind of asset; nil stands for a group.
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

  /// Looks for members of an object with unknown names: near to a known one a mistake, and else something new.
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
          message: "\"\(member.name)\" is no key that is known here",
          notes: [
            Diagnostic.Note(nearest.map { "did you mean \"\($0)\"?" } ?? "it counts as not given")
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
