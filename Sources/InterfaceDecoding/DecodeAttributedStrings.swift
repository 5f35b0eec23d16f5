import InterfaceModel

extension DocumentDecoder {
  func attributedString(_ node: Int32) -> AttributedString {
    var string = AttributedString(fragments: [])
    for child in children(of: node) {
      if name(child) == .fragment {
        string.fragments.append(fragment(child))
      } else {
        string.extras.append(element(child))
      }
    }
    return string
  }

  private func fragment(_ node: Int32) -> AttributedString.Fragment {
    var fragment = AttributedString.Fragment(
      content: value(node, .content) ?? "", font: nil, color: nil, paragraphStyle: nil, kern: 0,
      isUnderlined: false)
    for child in children(of: node) {
      switch name(child) {
      case .string where key(child) == .content, .mutableString where key(child) == .content:
        fragment.content = stringContent(child)
      case .attributes:
        for attribute in children(of: child) { decode(attribute, into: &fragment) }
      default: fragment.extras.append(element(child))
      }
    }
    return fragment
  }

  private func decode(_ node: Int32, into fragment: inout AttributedString.Fragment) {
    switch (name(node), value(node, .key)) {
    case (.font, "NSFont"): fragment.font = attributedFont(node)
    case (.color, "NSColor"): fragment.color = color(node)
    case (.paragraphStyle, _): fragment.paragraphStyle = paragraphStyle(node)
    case (.real, "NSKern"), (.integer, "NSKern"):
      fragment.kern = attributes(node).number(.value) ?? 0
    case (.integer, "NSUnderline"): fragment.isUnderlined = value(node, .value) != "0"
    default: fragment.extras.append(element(node))
    }
  }

  /// `<font>`: a name, or a meta font; both are faces of the Mac that saved the document.
  private func attributedFont(_ node: Int32) -> FontDescription {
    let attributes = attributes(node)
    let size = attributes.number(.size)
    if let name = attributes[.name] {
      return FontDescription(face: .named(name: name, family: name), pointSize: size)
    }
    let meta = attributes[.metaFont]
    let weight: FontDescription.Weight = meta == "systemBold" ? .bold : .regular
    return FontDescription(
      face: .system(weight: weight, isItalic: false), pointSize: size, sizeName: meta)
  }

  private func paragraphStyle(_ node: Int32) -> AttributedString.ParagraphStyle {
    let attributes = attributes(node)
    return AttributedString.ParagraphStyle(
      alignment: attributes[.alignment], lineBreakMode: attributes[.lineBreakMode],
      lineSpacing: attributes.number(.lineSpacing) ?? 0,
      lineHeightMultiple: attributes.number(.lineHeightMultiple) ?? 0,
      minimumLineHeight: attributes.number(.minimumLineHeight) ?? 0,
      paragraphSpacing: attributes.number(.paragraphSpacing) ?? 0,
      paragraphSpacingBefore: attributes.number(.paragraphSpacingBefore) ?? 0,
      headIndent: attributes.number(.headIndent) ?? 0,
      firstLineHeadIndent: attributes.number(.firstLineHeadIndent) ?? 0,
      attributes: attributes, extras: children(of: node).map { element($0) })
  }
}
