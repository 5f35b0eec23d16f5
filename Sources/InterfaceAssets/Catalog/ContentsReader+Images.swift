import InterfaceTraits
import StructuredData

extension ContentsReader {
  /// Reads the slots and properties of an image set.
  mutating func readImageSet(_ asset: Asset) -> ImageSet {
    let slots = slots("images").map { readImageSlot($0) }
    var set = ImageSet(asset: asset, slots: slots)
    guard let properties = object(root, "properties") else { return set }
    set.renderingIntent =
      keyword(
        properties, "template-rendering-intent", .unknownAssetValue,
        among: ["template", "original"]
      ) {
        ImageSet.RenderingIntent(rawValue: $0)
      }.keyword
    set.preservesVectorRepresentation =
      bool(properties, "preserves-vector-representation") ?? false
    return set
  }

  /// Reads the slots of a symbol set.
  mutating func readSymbolSet(_ asset: Asset) -> SymbolSet {
    let slots = slots("symbols").map { slot in
      let name = fileName(slot)
      return SymbolSet.Slot(
        conditions: readConditions(slot), fileName: name, file: name.flatMap { file(named: $0) },
        range: slot.range)
    }
    return SymbolSet(asset: asset, slots: slots)
  }

  /// Returns the elements of an array of the root that are objects; others cause a warning.
  mutating func slots(_ name: String) -> [StructuredValue] {
    var slots: [StructuredValue] = []
    for slot in array(root, name) ?? [] {
      if slot.members == nil {
        diagnostics.append(.invalidAssetValue(slot, "a slot", "an object"))
      } else {
        slots.append(slot)
      }
    }
    return slots
  }

  /// Returns the name of a slot's file, or `nil` if there is none or the file is `unassigned` and
  /// therefore not a variant.
  private func fileName(_ slot: StructuredValue) -> String? {
    guard slot["unassigned"]?.bool != true else { return nil }
    return slot["filename"]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  mutating func readImageSlot(_ slot: StructuredValue) -> ImageSlot {
    var conditions = readConditions(slot)
    let scale = keyword(slot, "scale", .unknownAssetScale, among: ["1x", "2x", "3x"], Self.scale)
    if scale.isDeclared, scale.keyword == nil { conditions.areConditionsKnown = false }
    let name = fileName(slot)
    return ImageSlot(
      conditions: conditions, scale: scale.keyword, fileName: name,
      file: name.flatMap { file(named: $0) },
      resizing: object(slot, "resizing").flatMap { readResizing($0) },
      alignmentInsets: insets(slot, "alignment-insets", "alignmentInsets"), range: slot.range)
  }

  private mutating func readResizing(_ value: StructuredValue) -> ImageResizing? {
    let mode = keyword(
      value, "mode", .unknownAssetValue,
      among: ["9-part", "3-part-horizontal", "3-part-vertical"], ImageResizing.Mode.init(rawValue:)
    ).keyword
    let insets = insets(value, "cap-insets", "capInsets")
    let center = object(value, "center")
    let centerMode = center.flatMap {
      keyword(
        $0, "mode", .unknownAssetValue, among: ["stretch", "tile", "fill"],
        ImageResizing.CenterMode.init(rawValue:)
      ).keyword
    }
    let centerSize = center.map {
      LayoutSize(width: number($0, "width") ?? 0, height: number($0, "height") ?? 0)
    }
    return mode.map {
      ImageResizing(
        mode: $0, capInsets: insets ?? .zero, centerMode: centerMode ?? .stretch,
        center: centerSize)
    }
  }

  private mutating func insets(
    _ value: StructuredValue, _ name: String, _ legacy: String
  ) -> LayoutInsets? {
    guard let insets = object(value, name) ?? object(value, legacy) else { return nil }
    return LayoutInsets(
      top: number(insets, "top") ?? 0, left: number(insets, "left") ?? 0,
      bottom: number(insets, "bottom") ?? 0, right: number(insets, "right") ?? 0)
  }

  /// Parses `1x`, `2x` and `3x`.
  private static func scale(_ text: String) -> Double? {
    switch text {
    case "1x": 1
    case "2x": 2
    case "3x": 3
    default: nil
    }
  }
}
