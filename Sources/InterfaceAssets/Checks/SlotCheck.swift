import InterfaceSource
import StructuredData

/// Finds the slots that Xcode's asset catalog compiler warns about: unassigned ones, missing or
/// superfluous icons, launch images, and AR reference images without a size.
struct SlotCheck {
  private let root: StructuredValue
  private let slots: [StructuredValue]

  /// Returns the findings about the slots of a kind of asset.
  static func diagnostics(of root: StructuredValue, _ kind: AssetKind) -> [Diagnostic] {
    let list = kind == .arReferenceImage ? "images" : kind.slotList
    let check = SlotCheck(
      root: root, slots: (list.flatMap { root[$0]?.array } ?? []).filter { $0.members != nil })
    var diagnostics = check.unassigned()
    switch kind {
    case .imageSet: diagnostics += check.scales()
    case .appIconSet: diagnostics += check.missingIcons() + check.oldIcons()
    case .launchImage: diagnostics += check.launchImages()
    case .arReferenceImage: diagnostics += check.physicalSize()
    default: break
    }
    return diagnostics
  }

  private func hasFile(_ slot: StructuredValue) -> Bool {
    !(slot["filename"]?.string ?? "").isEmpty
  }

  private func unassigned() -> [Diagnostic] {
    slots.filter { $0["unassigned"]?.bool == true && hasFile($0) }.map { slot in
      Diagnostic(
        .assetUnassigned, at: slot["filename"]?.range ?? slot.range,
        message: "the file \"\(slot["filename"]?.string ?? "")\" is not assigned to a slot",
        notes: [Diagnostic.Note("assign it to a slot, or remove it")])
    }
  }

  // MARK: Icons

  /// An icon by its idiom and size, as slots spell them.
  private struct Icon: Hashable {
    var idiom: String
    var size: String
    var scale: String

    init(_ idiom: String, _ size: String, _ scale: String) {
      self.idiom = idiom
      self.size = size
      self.scale = scale
    }

    init(_ slot: StructuredValue) {
      self.init(
        slot["idiom"]?.string ?? "", slot["size"]?.string ?? "", slot["scale"]?.string ?? "")
    }

    var displayName: String { "\(size)@\(scale)" }
  }

  /// The icons that Xcode's compiler requires in an app for a kind of device (in the wording of its
  /// warnings), and the one that the App Store shows.
  private static let required = [
    Icon("iphone", "60x60", "2x"), Icon("ipad", "76x76", "2x"), Icon("ipad", "83.5x83.5", "2x"),
  ]

  /// Reports empty slots of required icons, at the first one, if there are other icons for the same
  /// kind of device; a set without any icons has simply not been filled.
  ///
  /// Sets with a single-size icon, as created by Xcode 14 and later, have no such slots.
  private func missingIcons() -> [Diagnostic] {
    let filled = Set(slots.filter(hasFile).map { Icon($0).idiom })
    let phones = filled.intersection(["iphone", "ipad"])
    guard !phones.isEmpty else { return [] }
    let filledIcons = Set(slots.filter(hasFile).map { Icon($0) })
    var empty = slots.filter { slot in
      let icon = Icon(slot)
      guard !hasFile(slot), !filledIcons.contains(icon) else { return false }
      return Self.required.contains(icon) && phones.contains(icon.idiom)
        || icon.idiom == "ios-marketing"
    }
    // Several slots for the same icon may be empty.
    var visited: Set<Icon> = []
    empty.removeAll { !visited.insert(Icon($0)).inserted }
    guard let first = empty.first else { return [] }
    let names = empty.map { Icon($0).displayName }.joined(separator: ", ")
    return [
      Diagnostic(
        .assetIconMissing, at: first.range,
        message: empty.count == 1
          ? "the icon \(names) is missing" : "the icons \(names) are missing",
        notes: [Diagnostic.Note("add a file for each, or one icon of 1024x1024 for all sizes")])
    ]
  }

  /// Reports files for icons that only obsolete systems show.
  private func oldIcons() -> [Diagnostic] {
    slots.filter(hasFile).compactMap { slot in
      guard let last = Self.lastSystem(of: Icon(slot)) else { return nil }
      return Diagnostic(
        .assetIconObsolete, at: slot.range,
        message: "only systems before iOS \(last) show the icon \(Icon(slot).displayName)",
        notes: [Diagnostic.Note("remove it if the app requires a later system")])
    }
  }

  /// Returns the first system that no longer shows an icon, or `nil` for icons that all systems
  /// show.
  private static func lastSystem(of icon: Icon) -> Int? {
    switch (icon.idiom, icon.size, icon.scale) {
    case ("iphone", "57x57", _), ("ipad", "50x50", _), ("ipad", "72x72", _),
      ("iphone", "29x29", "1x"):
      7
    case ("ipad", _, "1x"): 10
    default: nil
    }
  }

  // MARK: Other kinds

  private func launchImages() -> [Diagnostic] {
    guard let slot = slots.first(where: { hasFile($0) && $0["idiom"]?.string != "tv" }) else {
      return []
    }
    return [
      Diagnostic(
        .assetLaunchImage, at: slot.range,
        message: "launch images are deprecated since iOS 13",
        notes: [
          Diagnostic.Note(
            "create a launch storyboard, and name it in UILaunchStoryboardName")
        ])
    ]
  }

  private func physicalSize() -> [Diagnostic] {
    guard slots.contains(where: hasFile) else { return [] }
    let width = root["properties"]?["width"]
    if let width, (width.number ?? 0) > 0 { return [] }
    return [
      Diagnostic(
        .assetPhysicalSizeMissing, at: (width ?? root["properties"] ?? root).range,
        message: "the image has no physical width greater than zero")
    ]
  }

  /// Reports raster images that lack one of the scales of screens.
  private func scales() -> [Diagnostic] {
    let files = slots.filter { hasFile($0) && !isVector($0) }
    let declaredScales = Set(files.compactMap { $0["scale"]?.string })
    guard !declaredScales.isEmpty, files.allSatisfy({ $0["scale"] != nil }),
      !slots.contains(where: { hasFile($0) && isVector($0) })
    else { return [] }
    let missing = ["2x", "3x"].filter { !declaredScales.contains($0) }
    guard let first = files.first, !missing.isEmpty else { return [] }
    return [
      Diagnostic(
        .assetScaleMissing, at: first.range,
        message: "the image has no file for \(missing.joined(separator: " and "))")
    ]
  }

  private func isVector(_ slot: StructuredValue) -> Bool {
    let name = (slot["filename"]?.string ?? "").lowercased()
    return name.hasSuffix(".pdf") || name.hasSuffix(".svg")
  }
}
