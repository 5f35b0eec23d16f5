import InterfaceSource

/// Image files outside catalogs, which documents refer to by file name: `name.png`, with
/// `name@2x.png` and `name~ipad.png` as its variants.
package struct LooseImages: Sendable {
  /// The sets by name with extension, `name.png`.
  private var sets: [String: ImageSet] = [:]

  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]

  /// Groups files by name, ignoring files that are not images.
  ///
  /// Files with the same name in several folders are one image; of equal variants, the one whose
  /// path comes first in byte order is used.
  package init(files: [AssetFile]) {
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for file in sorted {
      guard let (name, slot) = Self.slot(of: file) else { continue }
      if sets[name] == nil {
        let asset = Asset(
          name: name, kind: .imageSet, path: file.path,
          contents: SourceFile(path: file.path, bytes: []), files: [])
        sets[name] = ImageSet(asset: asset, slots: [])
      }
      sets[name]?.asset.files.append(file)
      sets[name]?.slots.append(slot)
    }
  }

  /// Returns the image with a name; without an extension, the name is that of a PNG.
  package func imageSet(named name: String) -> ImageSet? { sets[name] ?? sets[name + ".png"] }

  /// Returns the name of the image that a file belongs to, and its variant.
  private static func slot(of file: AssetFile) -> (name: String, ImageSlot)? {
    let fileName = file.name
    let bytes = fileName.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex else {
      return nil
    }
    let suffix = String(Substring(bytes[dot...]))
    guard extensions.contains(suffix.dropFirst().lowercased()) else { return nil }
    var base = Substring(bytes[..<dot])
    var conditions = SlotConditions()
    for (modifier, idiom) in [("~iphone", .iphone), ("~ipad", .ipad), ("~tv", .tv)]
      as [(String, SlotConditions.Idiom)]
    where base.hasSuffix(modifier) {
      base = base.dropLast(modifier.count)
      conditions.idiom = idiom
    }
    var scale: Double = 1
    for factor in 2...3 where base.hasSuffix("@\(factor)x") {
      base = base.dropLast(3)
      scale = Double(factor)
    }
    guard !base.isEmpty else { return nil }
    let slot = ImageSlot(
      conditions: conditions, scale: scale, fileName: String(fileName), file: file, range: .start)
    return (base + suffix, slot)
  }
}
