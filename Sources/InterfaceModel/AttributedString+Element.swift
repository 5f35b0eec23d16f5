extension AttributedString {
  /// Creates the text that an `<attributedString>` element declares.
  package init(_ element: Element) {
    self.init(fragments: [])
    for child in element.children {
      if child.name == .fragment {
        fragments.append(Fragment(child))
      } else {
        extras.append(child)
      }
    }
  }
}

extension AttributedString.Fragment {
  fileprivate init(_ element: Element) {
    self.init(
      content: element.attributes[.content] ?? "", font: nil, color: nil, paragraphStyle: nil,
      kern: 0, isUnderlined: false)
    var hasContent = false
    for child in element.children {
      switch child.name {
      case .string where child.key == .content && !hasContent,
        .mutableString where child.key == .content && !hasContent:
        hasContent = true
        content = child.string ?? ""
      case .attributes: for attribute in child.children { read(attribute) }
      default: extras.append(child)
      }
    }
  }

  private mutating func read(_ attribute: Element) {
    switch (attribute.name, attribute.attributes[.key]) {
    case (.font, "NSFont"): font = FontDescription(attributedString: attribute.attributes)
    case (.color, "NSColor"): color = Color(attribute.attributes)
    case (.paragraphStyle, _):
      paragraphStyle = AttributedString.ParagraphStyle(attribute)
    case (.real, "NSKern"), (.integer, "NSKern"):
      kern = attribute.attributes.number(.value) ?? 0
    case (.integer, "NSUnderline"): isUnderlined = attribute.attributes[.value] != "0"
    default: extras.append(attribute)
    }
  }
}

extension AttributedString.ParagraphStyle {
  fileprivate init(_ element: Element) {
    let attributes = element.attributes
    alignment = attributes[.alignment]
    lineBreakMode = attributes[.lineBreakMode]
    lineSpacing = attributes.number(.lineSpacing) ?? 0
    lineHeightMultiple = attributes.number(.lineHeightMultiple) ?? 0
    minimumLineHeight = attributes.number(.minimumLineHeight) ?? 0
    paragraphSpacing = attributes.number(.paragraphSpacing) ?? 0
    paragraphSpacingBefore = attributes.number(.paragraphSpacingBefore) ?? 0
    headIndent = attributes.number(.headIndent) ?? 0
    firstLineHeadIndent = attributes.number(.firstLineHeadIndent) ?? 0
    self.attributes = attributes
    extras = element.children
  }
}
