import InterfaceMerging
import InterfaceModel

/// The texts by which people write values that are elements in documents.
enum ValueText {
  /// The form of the text for each kind of value, as part of a message.
  static let examples: [String: String] = [
    "color":
      "a color is '#RRGGBB', '#RRGGBBAA', a system color such as 'labelColor', or 'named:NAME'",
    "fontDescription":
      "a font is 'system 17', 'system semibold 17', 'style:body' or the name of a font and its size",
    "accessibilityTraits":
      "traits are words of \(WritingOrder.attributes(of: "accessibilityTraits").dropFirst().joined(separator: ", "))",
    "bool": "it is YES or NO", "size": "a size is 'WIDTH HEIGHT'", "point": "a point is 'X Y'",
    "rect": "a rectangle is 'X Y WIDTH HEIGHT'",
    "edgeInsets": "insets are 'TOP LEADING BOTTOM TRAILING'",
    "directionalEdgeInsets": "insets are 'TOP LEADING BOTTOM TRAILING'",
    "inset": "insets are 'MINX MINY MAXX MAXY'",
  ]

  /// Returns a value as an element without its key, or `nil` if the text is no such value.
  static func element(_ name: String, _ text: String) -> NewElement? {
    switch name {
    case "color": color(text)
    case "fontDescription": font(text)
    case "string", "mutableString": NewElement(name, text: text)
    case "bool" where ["NO", "YES"].contains(text): NewElement(name, [.init("value", text)])
    case "accessibilityTraits": accessibilityTraits(text)
    case "size": numbers(name, ["width", "height"], text)
    case "point": numbers(name, ["x", "y"], text)
    case "rect": numbers(name, ["x", "y", "width", "height"], text)
    case "edgeInsets": numbers(name, ["top", "left", "bottom", "right"], text)
    case "directionalEdgeInsets":
      numbers(name, ["top", "leading", "bottom", "trailing"], text)
    case "inset": numbers(name, ["minX", "minY", "maxX", "maxY"], text)
    default: nil
    }
  }

  /// Returns a user-defined runtime attribute without its key path.
  ///
  /// - Parameters:
  ///   - text: Its type and value, such as `number 8`, `string Hello`, `boolean YES` or `color #FF0000`.
  ///   - property: The property, for the fault.
  /// - Returns: The element.
  /// - Throws: `badValue` if the text has another form.
  static func runtimeAttribute(
    _ text: String, _ property: String
  ) throws(EditFault) -> NewElement {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let value = parts.count > 1 ? parts[1] : ""
    var attribute = NewElement("userDefinedRuntimeAttribute")
    attribute["type"] = parts.first
    var content: NewElement?
    switch parts.first {
    case "string":
      attribute["value"] = value
      return attribute
    case "boolean":
      if ["NO", "YES"].contains(value) {
        attribute["value"] = value
        return attribute
      }
    case "number":
      if let number = DecimalNumber.parse(value) {
        content =
          Int(exactly: number).map { NewElement("integer", [.init("value", "\($0)")]) }
          ?? NewElement("real", [.init("value", DocumentNumber.text(number))])
      }
    case "color", "point", "rect", "size": content = parts.first.flatMap { element($0, value) }
    default: break
    }
    guard var content else {
      throw .badValue(
        text, property: property,
        reason: "a runtime attribute is 'string TEXT', 'number 8', 'boolean YES', 'color #RRGGBB', "
          + "'point X Y', 'size WIDTH HEIGHT' or 'rect X Y WIDTH HEIGHT'")
    }
    content["key"] = "value"
    attribute.children = [content]
    return attribute
  }

  private static func numbers(_ name: String, _ names: [String], _ text: String) -> NewElement? {
    let parts = text.split(separator: " ").map(String.init)
    let numbers = parts.compactMap { DecimalNumber.parse($0) }
    guard parts.count == names.count, numbers.count == names.count else { return nil }
    return NewElement(
      name, zip(names, numbers).map { NewElement.Attribute($0, DocumentNumber.text($1)) })
  }

  private static func color(_ text: String) -> NewElement? {
    if text.hasPrefix("named:") {
      return NewElement("color", [.init("name", String(text.dropFirst(6)))])
    }
    guard text.hasPrefix("#") else {
      // Names of system colors have no other characters.
      guard text.hasSuffix("Color"),
        text.utf8.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 })
      else { return nil }
      return NewElement("color", [.init("systemColor", text)])
    }
    let digits = text.dropFirst()
    guard [6, 8].contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    let bytes = digits.utf8.count == 8 ? value : value << 8 | 0xFF
    func component(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xFF) / 255 }
    return .color(
      red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  private static func accessibilityTraits(_ text: String) -> NewElement? {
    let words = text.split(separator: " ").map(String.init)
    let known = WritingOrder.attributes(of: "accessibilityTraits").filter { $0 != "key" }
    guard !words.isEmpty, words.allSatisfy(known.contains) else { return nil }
    return NewElement("accessibilityTraits", words.map { .init($0, "YES") })
  }

  private static let weights: Set<String> = [
    "black", "bold", "heavy", "italic", "light", "medium", "regular", "semibold", "thin",
    "ultraLight",
  ]

  private static func font(_ text: String) -> NewElement? {
    if text.hasPrefix("style:") {
      let style = text.dropFirst(6)
      guard let first = style.first,
        style.utf8.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 })
      else { return nil }
      return NewElement(
        "fontDescription",
        [.init("style", "UICTFontTextStyle\(first.uppercased())\(style.dropFirst())")])
    }
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count >= 2, let size = parts.last, let number = DecimalNumber.parse(size),
      number > 0
    else { return nil }
    let name = parts.dropLast().joined(separator: " ")
    if parts[0] == "system", parts.count == 3 {
      guard weights.contains(parts[1]) else { return nil }
      // Interface Builder has types of its own for two styles.
      let type = ["bold": "boldSystem", "italic": "italicSystem", "regular": "system"][parts[1]]
      return NewElement(
        "fontDescription",
        [.init("type", type ?? "system")] + (type == nil ? [.init("weight", parts[1])] : [])
          + [.init("pointSize", DocumentNumber.text(number))])
    }
    if ["boldSystem", "italicSystem", "system"].contains(name) {
      return NewElement(
        "fontDescription", [.init("type", name), .init("pointSize", DocumentNumber.text(number))])
    }
    guard parts[0] != "system" else { return nil }
    // The family is usually the name up to the hyphen.
    let family = name.split(separator: "-").first.map(String.init) ?? name
    return NewElement(
      "fontDescription",
      [
        .init("name", name), .init("family", family),
        .init("pointSize", DocumentNumber.text(number)),
      ])
  }
}
