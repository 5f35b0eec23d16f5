import InterfaceModel
import InterfaceTraits

/// The values of keyed properties.
extension RawValue {
  init(_ value: PropertyValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .rect(let rect): self = .rect(rect)
    case .size(let size): self = .numbers(size.width, size.height)
    case .point(let point): self = .numbers(point.x, point.y)
    case .insets(let insets): self.init(insets, "left", "right")
    case .directionalInsets(let insets): self.init(insets, "leading", "trailing")
    case .color(let color): self.init(color)
    case .font(let font): self.init(font)
    case .attributedString(let string): self.init(string)
    case .image(let image): self.init(image)
    case .element(let element): self.init(element)
    }
  }

  init(_ image: ImageReference) {
    var members = [Member("image", .string(image.name))]
    if image.isSymbol { members.append(Member("catalog", .string("system"))) }
    members.add("symbolScale", image.symbolScale)
    members.add("renderingMode", image.renderingMode)
    self = .object(members)
  }

  private init(_ insets: LayoutInsets, _ leading: String, _ trailing: String) {
    self = .object([
      Member("top", .number(insets.top)), Member(leading, .number(insets.left)),
      Member("bottom", .number(insets.bottom)), Member(trailing, .number(insets.right)),
    ])
  }

  private init(_ color: Color) {
    var members: [Member] = []
    switch color.name {
    case .system(let name): members.add("systemColor", name)
    case .legacySystem(let name): members.add("cocoaTouchSystemColor", name)
    case .asset(let name): members.add("name", name)
    case .catalog(let name): members.add("catalogColor", name)
    case nil: break
    }
    let parts: KeyValuePairs<String, Double> =
      switch color.components {
      case .rgb(let red, let green, let blue, let alpha):
        ["red": red, "green": green, "blue": blue, "alpha": alpha]
      case .gray(let white, let alpha): ["white": white, "alpha": alpha]
      case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
        ["cyan": cyan, "magenta": magenta, "yellow": yellow, "black": black, "alpha": alpha]
      case nil: [:]
      }
    for (name, value) in parts { members.append(Member(name, .number(value))) }
    members.add("colorSpace", color.space)
    self = .object(members)
  }

  private init(_ font: FontDescription) {
    var members: [Member] = []
    switch font.face {
    case .system(let weight, let isItalic):
      members.add("type", "system")
      members.add("weight", weight.rawValue)
      if isItalic { members.append(Member("italic", .bool(true))) }
    case .style(let style): members.add("style", style)
    case .named(let name, let family):
      members.add("name", name)
      members.add("family", family)
    }
    members.add("pointSize", font.pointSize)
    members.add("size", font.sizeName)
    self = .object(members)
  }

  private init(_ string: AttributedString) {
    self = .object([Member("fragments", .list(string.fragments.map { RawValue($0) }))])
  }

  private init(_ fragment: AttributedString.Fragment) {
    var members = [Member("content", .string(fragment.content))]
    if let font = fragment.font { members.append(Member("font", RawValue(font))) }
    if let color = fragment.color { members.append(Member("color", RawValue(color))) }
    if let style = fragment.paragraphStyle {
      members.append(Member("paragraphStyle", RawValue(style)))
    }
    if fragment.kern != 0 { members.add("kern", fragment.kern) }
    if fragment.isUnderlined { members.append(Member("underlined", .bool(true))) }
    self = .object(members)
  }

  private init(_ style: AttributedString.ParagraphStyle) {
    let lengths: KeyValuePairs<String, Double> = [
      "lineSpacing": style.lineSpacing, "lineHeightMultiple": style.lineHeightMultiple,
      "minimumLineHeight": style.minimumLineHeight, "paragraphSpacing": style.paragraphSpacing,
      "paragraphSpacingBefore": style.paragraphSpacingBefore, "headIndent": style.headIndent,
      "firstLineHeadIndent": style.firstLineHeadIndent,
    ]
    var members: [Member] = []
    members.add("alignment", style.alignment)
    members.add("lineBreakMode", style.lineBreakMode)
    for (name, length) in lengths where length != 0 { members.add(name, length) }
    self = .object(members)
  }

  /// Creates the value of an element without a dedicated type: its name, attributes, text and
  /// children.
  private init(_ element: Element) {
    var members = [Member("element", .string(element.spelling))]
    members.add("key", element.key?.spelling)
    let known = element.attributes.known.filter { $0.name != .key }
      .sorted { $0.name.rawValue < $1.name.rawValue }
    if !known.isEmpty || !element.attributes.unknown.isEmpty {
      let attributes =
        known.map { Member($0.name.spelling, RawValue($0, on: element.name)) }
        + element.attributes.unknown.map { Member($0.name, .string($0.value)) }
      members.append(Member("attributes", .object(attributes)))
    }
    members.add("text", element.text)
    if !element.children.isEmpty {
      members.append(Member("children", .list(element.children.map { RawValue($0) })))
    }
    self = .object(members)
  }
}
