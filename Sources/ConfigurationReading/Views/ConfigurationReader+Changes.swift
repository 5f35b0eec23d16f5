import InterfaceModel
package import InterfaceTraits
package import StructuredData

/// Reads the changes that declarations make to views.
extension ConfigurationReader {
  /// Returns attributes and properties by the names that documents use.
  package mutating func attributes(_ value: StructuredValue) -> [ViewOverride] {
    guard let members = mapping(value, expected: "'attributes' to be a mapping") else { return [] }
    return members.compactMap { member in
      change(member).map {
        ViewOverride(name: member.name, change: $0, location: location(member.nameRange))
      }
    }
  }

  private mutating func change(_ member: StructuredValue.Member) -> ViewOverride.Change? {
    let value = member.value
    switch member.name {
    case "text": return text(value).map { .text($0) }
    case "title": return text(value).map { .title($0) }
    case "placeholder": return text(value).map { .placeholder($0) }
    case "image": return image(value).map { .image($0) }
    case "backgroundImage": return image(value).map { .backgroundImage($0) }
    default: break
    }
    let key = member.name == "font" ? "fontDescription" : member.name
    if let property = PropertyKey(spelling: key), let kind = PropertyForm(property) {
      if value.isNull { return .property(property, nil) }
      return self.property(value, kind).map { .property(property, $0) }
    }
    guard let name = AttributeName(spelling: member.name), Self.canBeOverridden(name) else {
      report(
        .configurationUnknownName, at: member.nameRange,
        "'\(member.name)' is not an attribute that a configuration can set",
        notes: Self.notes(for: member.name, among: Self.attributeNames))
      return nil
    }
    if value.isNull { return .attribute(name, nil) }
    return attribute(value, name).map { .attribute(name, $0) }
  }

  private static let attributeNames =
    AttributeName.allCases.filter { canBeOverridden($0) }.map(\.spelling)
    + PropertyKey.allCases.filter { PropertyForm($0) != nil }.map(\.spelling)
    + ["text", "title", "placeholder", "image", "backgroundImage", "font"]

  private static func canBeOverridden(_ name: AttributeName) -> Bool {
    switch name.kind {
    case .identifier, .reference, .key: false
    default:
      name != .customClass
        && ElementName.allCases.contains { ViewKind($0) != nil && $0.lists(name) }
    }
  }

  /// Returns the value of an attribute as documents spell it.
  private mutating func attribute(_ value: StructuredValue, _ name: AttributeName) -> String? {
    switch name.kind {
    case .bool: return bool(value, "'\(name.spelling)'").map { $0 ? "YES" : "NO" }
    case .integer, .real, .priority, .contentPriority, .multiplier:
      guard let number = value.number else {
        wrong(value, expected: "'\(name.spelling)' to be a number")
        return nil
      }
      let greatest: Double? = name.kind == .priority || name.kind == .contentPriority ? 1000 : nil
      let isWhole = number == number.rounded()
      guard name.kind != .integer || isWhole, abs(number) <= greatest ?? 1e9,
        greatest == nil || number >= 0
      else {
        report(
          .configurationInvalidValue, at: value.range,
          greatest != nil
            ? "'\(name.spelling)' is not between 0 and 1000"
            : "'\(name.spelling)' is not a whole number, or not within ±1,000,000,000")
        return nil
      }
      return isWhole ? "\(Int(number))" : "\(number)"
    case .extent:
      if value.text == "infinite" { return "infinite" }
      return length(value, "'\(name.spelling)'", least: -100_000).map { "\($0)" }
    case .enumeration:
      return keyword(value, "value of '\(name.spelling)'", among: name.values)
    case .string: return text(value, "'\(name.spelling)' to be a string")
    case .identifier, .reference, .key: return nil
    }
  }

  // MARK: Properties

  private mutating func property(_ value: StructuredValue, _ form: PropertyForm) -> PropertyValue? {
    switch form {
    case .color: color(value).map { .color($0) }
    case .font: font(value).map { .font($0) }
    case .insets:
      insets(value).map { $0.isDirectional ? .directionalInsets($0.insets) : .insets($0.insets) }
    }
  }

  /// Returns a color: `#RRGGBB`, `#RRGGBBAA`, `{system: NAME}` or `{asset: NAME}`.
  private mutating func color(_ value: StructuredValue) -> Color? {
    if value.members != nil {
      let members = members(of: value, "a color", keys: ["system", "asset"])
      guard let member = members.first, let name = name(member.value, "the name of a color")
      else { return nil }
      return Color(
        name: member.name == "system" ? .system(name) : .asset(name), components: nil, space: nil)
    }
    let digits = Array((value.text ?? "").utf8.dropFirst())
    guard value.text?.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      digits.first != UInt8(ascii: "+")
    else {
      wrong(value, expected: "a color: '#RRGGBB', '#RRGGBBAA', {system: NAME} or {asset: NAME}")
      return nil
    }
    let rgba = digits.count == 8 ? code : code << 8 | 0xFF
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return Color(
      name: nil, components: .rgb(red: part(24), green: part(16), blue: part(8), alpha: part(0)),
      space: "sRGB")
  }

  /// Returns a font: `{style: NAME}`, `{system: POINTS, weight: NAME}` or
  /// `{name: NAME, size: POINTS}`.
  private mutating func font(_ value: StructuredValue) -> FontDescription? {
    let members = members(
      of: value, "a font", keys: ["style", "system", "weight", "name", "size"])
    func member(_ name: String) -> StructuredValue? { members.first { $0.name == name }?.value }
    if let style = member("style") {
      return name(style, "the name of a text style").map {
        FontDescription(face: .style($0), pointSize: nil)
      }
    }
    if let system = member("system") {
      var weight = FontDescription.Weight.regular
      if let keyword = member("weight") {
        guard let parsed = choice(keyword, "weight", of: FontDescription.Weight.self) else {
          return nil
        }
        weight = parsed
      }
      return length(system, "the font's size", least: 1).map {
        FontDescription(face: .system(weight: weight, isItalic: false), pointSize: $0)
      }
    }
    if let named = member("name"), let size = member("size") {
      guard let name = name(named, "the name of a font"),
        let size = length(size, "the font's size", least: 1)
      else { return nil }
      return FontDescription(face: .named(name: name, family: name), pointSize: size)
    }
    if value.members != nil {
      report(
        .configurationInvalidValue, at: value.range,
        "expected {style: NAME}, {system: POINTS, weight: NAME} or {name: NAME, size: POINTS}")
    }
    return nil
  }

  /// Returns one distance for all edges, or distances by edge.
  ///
  /// Missing ones are 0.
  package mutating func insets(_ value: StructuredValue) -> (
    insets: LayoutInsets, isDirectional: Bool
  )? {
    if value.members == nil {
      return length(value, "a distance", least: -100_000).map {
        (LayoutInsets(top: $0, left: $0, bottom: $0, right: $0), false)
      }
    }
    let members = members(
      of: value, "a mapping of edge distances",
      keys: ["top", "left", "bottom", "right", "leading", "trailing"])
    let names = Set(members.map(\.name))
    let isDirectional = names.contains("leading") || names.contains("trailing")
    if isDirectional, names.contains("left") || names.contains("right") {
      report(
        .configurationInvalidValue, at: value.range,
        "'left' and 'right' cannot be combined with 'leading' and 'trailing'")
      return nil
    }
    var insets = LayoutInsets.zero
    for member in members {
      guard let distance = length(member.value, "'\(member.name)'", least: -100_000) else {
        return nil
      }
      switch member.name {
      case "top": insets.top = distance
      case "bottom": insets.bottom = distance
      case "left", "leading": insets.left = distance
      default: insets.right = distance
      }
    }
    return (insets, isDirectional)
  }

  // MARK: Contents

  /// Returns a text, or an inner `nil` for null, which restores the default.
  ///
  /// The outer value is `nil` for anything else.
  package mutating func text(_ value: StructuredValue) -> String?? {
    if value.isNull { return .some(nil) }
    return text(value, "a string").map { .some($0) }
  }

  /// Returns an image: `NAME`, `{symbol: NAME}`, an empty text for no image, or null for the
  /// default.
  package mutating func image(_ value: StructuredValue) -> ViewOverride.Image?? {
    if value.isNull { return .some(nil) }
    if value.members != nil {
      guard let member = members(of: value, "an image", keys: ["symbol"]).first,
        let name = name(member.value, "the name of a symbol")
      else { return nil }
      return .some(.symbol(name))
    }
    return text(value, "the name of an image").map { .some($0.isEmpty ? .none : .asset($0)) }
  }
}

/// The types of properties that can be set in a configuration.
enum PropertyForm {
  case color, font, insets

  /// Returns the type of a property, or `nil` if it cannot be set.
  init?(_ key: PropertyKey) {
    switch key {
    case .fontDescription: self = .font
    case .layoutMargins, .directionalLayoutMargins, .contentEdgeInsets, .titleEdgeInsets,
      .imageEdgeInsets:
      self = .insets
    default:
      guard key.spelling.hasSuffix("Color"), !key.spelling.hasPrefix("NS") else { return nil }
      self = .color
    }
  }
}
