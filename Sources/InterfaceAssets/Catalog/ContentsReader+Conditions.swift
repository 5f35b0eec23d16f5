import InterfaceTraits
import StructuredData

extension ContentsReader {
  /// Reads the conditions of a slot of any kind of set, in current and older spellings.
  mutating func readConditions(_ slot: StructuredValue) -> SlotConditions {
    var conditions = SlotConditions()
    func note<Keyword>(_ result: (isDeclared: Bool, keyword: Keyword?)) -> Keyword? {
      if result.isDeclared, result.keyword == nil { conditions.areConditionsKnown = false }
      return result.keyword
    }
    conditions.idiom =
      note(
        keyword(
          slot, "idiom", .unknownAssetIdiom, among: SlotConditions.Idiom.allCases.map(\.rawValue),
          SlotConditions.Idiom.init(rawValue:)))
      ?? .universal
    conditions.widthClass = note(sizeClass(slot, "width-class", "widthClass")) ?? .any
    conditions.heightClass = note(sizeClass(slot, "height-class", "heightClass")) ?? .any
    conditions.subtype = string(slot, "subtype")
    conditions.screenWidth = note(
      keyword(slot, Self.spelling(slot, "screen-width", "screenWidth"), .unknownAssetValue) {
        Self.screenWidth($0)
      })
    conditions.layoutDirection = note(
      keyword(
        slot, "language-direction", .unknownAssetValue, among: ["left-to-right", "right-to-left"]
      ) {
        switch $0 {
        case "left-to-right": .leftToRight
        case "right-to-left": .rightToLeft
        default: nil
        }
      })
    conditions.displayGamut = note(
      keyword(
        slot, "display-gamut", .unknownAssetValue, among: ["sRGB", "display-P3"],
        DisplayGamut.init(rawValue:)))
    conditions.memory = note(
      keyword(slot, "memory", .unknownAssetValue) { text in
        text.hasSuffix("GB") ? Int(text.dropLast(2)) : nil
      })
    conditions.graphics = note(
      keyword(
        slot, "graphics-feature-set", .unknownAssetValue,
        among: SlotConditions.graphicsFeatureSets
      ) {
        SlotConditions.graphicsFeatureSets.firstIndex(of: $0)
      })
    conditions.locale = string(slot, "locale")
    readAppearances(slot, into: &conditions)
    return conditions
  }

  private mutating func readAppearances(
    _ slot: StructuredValue, into conditions: inout SlotConditions
  ) {
    for entry in array(slot, "appearances") ?? [] {
      guard entry.members != nil else {
        diagnostics.append(.invalidAssetValue(entry, "an appearance", "an object"))
        conditions.areConditionsKnown = false
        continue
      }
      let kind = string(entry, "appearance") ?? ""
      let found = keyword(
        entry, "value", .unknownAssetAppearance,
        among: kind == "contrast" ? ["high"] : ["dark", "light", "tinted"]
      ) { value in
        switch (kind, value) {
        case ("luminosity", "dark"): SlotConditions.Appearance.dark
        case ("luminosity", "light"): .light
        case ("luminosity", "tinted"): .tinted
        case ("contrast", "high"): .highContrast
        default: nil
        }
      }
      guard let appearance = found.keyword else {
        conditions.areConditionsKnown = false
        continue
      }
      conditions.appearances.append(appearance)
    }
  }

  private mutating func sizeClass(
    _ slot: StructuredValue, _ name: String, _ legacy: String
  ) -> (isDeclared: Bool, keyword: SizeClass?) {
    keyword(
      slot, Self.spelling(slot, name, legacy), .unknownAssetSizeClass,
      among: ["any", "compact", "regular"]
    ) {
      switch $0 {
      case "any": .any
      case "compact": .compact
      case "regular": .regular
      default: nil
      }
    }
  }

  /// Returns the legacy spelling of a name if the slot contains only that.
  private static func spelling(_ slot: StructuredValue, _ name: String, _ legacy: String) -> String
  {
    slot[name] == nil && slot[legacy] != nil ? legacy : name
  }

  /// Parses `<=145`, `>145` and the legacy `{130,145}`, which includes both numbers.
  private static func screenWidth(_ text: String) -> SlotConditions.ScreenWidth? {
    if text.hasPrefix("<=") {
      return Int(text.dropFirst(2)).map { .init(atLeast: 0, atMost: $0) }
    }
    if text.hasPrefix(">") {
      return Int(text.dropFirst()).flatMap {
        $0 < .max ? .init(atLeast: $0 + 1, atMost: .max) : nil
      }
    }
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let bounds = text.dropFirst().dropLast().split(separator: ",").map { Int($0) }
    guard bounds.count == 2, let least = bounds[0], let most = bounds[1] else { return nil }
    return .init(atLeast: least, atMost: most)
  }
}
