import InterfaceSource
import StructuredData

extension ContentsReader {
  /// Reads the slots of a color set.
  mutating func readColorSet(_ asset: Asset) -> ColorSet {
    let slots = slots("colors").map { slot in
      ColorSet.Slot(
        conditions: readConditions(slot),
        color: object(slot, "color").flatMap { readColor($0) }, range: slot.range)
    }
    return ColorSet(asset: asset, slots: slots)
  }

  private mutating func readColor(_ color: StructuredValue) -> AssetColor? {
    if let reference = string(color, "reference") { return .platform(reference) }
    guard let components = object(color, "components") else {
      diagnostics.append(.colorWithoutComponents(color.range))
      return nil
    }
    let space = string(color, "color-space") ?? "srgb"
    let alpha = components["alpha"] == nil ? 1 : component(components, "alpha")
    if let space = AssetColor.RGBSpace(rawValue: space) {
      guard let red = component(components, "red"), let green = component(components, "green"),
        let blue = component(components, "blue"), let alpha
      else { return nil }
      return .rgb(space, red: red, green: green, blue: blue, alpha: alpha)
    }
    if let space = AssetColor.GraySpace(rawValue: space) {
      guard let white = component(components, "white"), let alpha else { return nil }
      return .gray(space, white: white, alpha: alpha)
    }
    let range = color["color-space"]?.range ?? color.range
    diagnostics.append(.unknownColorSpace(range, space))
    return nil
  }

  /// Reads a component as a fraction: `0x80` and `128` are divided by 255, `0.5` is a fraction;
  /// opacity is always a fraction unless it is hexadecimal.
  private mutating func component(_ components: StructuredValue, _ name: String) -> Double? {
    guard let value = components[name] else {
      diagnostics.append(.colorComponentMissing(components.range, name))
      return nil
    }
    // The spelling of a number distinguishes a fraction from a value up to 255, as for a string.
    let text = value.string ?? (value.number != nil ? file.text(value.range) : "")
    if text.hasPrefix("0x") || text.hasPrefix("0X"),
      let number = UInt8(text.dropFirst(2), radix: 16)
    {
      return Double(number) / 255
    }
    guard let number = DecimalText.number(text) else {
      diagnostics.append(
        .invalidAssetValue(value, "\"\(name)\"", "a component", kind: .badAssetNumber))
      return nil
    }
    let isFraction = name == "alpha" || text.utf8.contains { ".eE".utf8.contains($0) }
    return isFraction ? number : number / 255
  }
}

extension Diagnostic {
  fileprivate static func colorWithoutComponents(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidAssetValue, at: range,
      message: "the color has neither components nor a reference")
  }

  fileprivate static func colorComponentMissing(_ range: SourceRange, _ name: String) -> Diagnostic
  {
    Diagnostic(
      .invalidAssetValue, at: range,
      message: "the color has no \"\(name)\"")
  }

  fileprivate static func unknownColorSpace(_ range: SourceRange, _ space: String) -> Diagnostic {
    let known =
      AssetColor.RGBSpace.allCases.map(\.rawValue) + AssetColor.GraySpace.allCases.map(\.rawValue)
    let nearest = NearestName.nearest(to: space, among: known)
    return Diagnostic(
      .unknownColorSpace, at: range,
      message: "\"\(space)\" is not a known color space",
      notes: nearest.map { [Note("did you mean \"\($0)\"?")] } ?? [])
  }
}
