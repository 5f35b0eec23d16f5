extension FontDescription {
  /// Creates the font that the attributes of a `<fontDescription>` declare; a text style takes
  /// precedence over everything else.
  package init(_ attributes: Attributes) {
    let sizeName = attributes[.size].flatMap { DecimalNumber.parse($0) == nil ? $0 : nil }
    let size = sizeName == nil ? attributes.number(.pointSize) : nil
    if let style = attributes[.style] {
      self.init(face: .style(style), pointSize: nil)
      return
    }
    let type = attributes[.type]
    if type == nil, let name = attributes[.name] {
      self.init(
        face: .named(name: name, family: attributes[.family] ?? name), pointSize: size,
        sizeName: sizeName)
      return
    }
    var weight = attributes[.weight].flatMap { Weight(rawValue: $0) } ?? .regular
    if type == "boldSystem" { weight = .bold }
    self.init(
      face: .system(weight: weight, isItalic: type == "italicSystem"), pointSize: size,
      sizeName: sizeName)
  }

  /// Creates the font that the attributes of an attributed string's `<font>` declare: a name, or a
  /// meta font; both are faces of the Mac that saved the document.
  package init(attributedString attributes: Attributes) {
    let size = attributes.number(.size)
    if let name = attributes[.name] {
      self.init(face: .named(name: name, family: name), pointSize: size)
      return
    }
    let meta = attributes[.metaFont]
    self.init(
      face: .system(weight: meta == "systemBold" ? .bold : .regular, isItalic: false),
      pointSize: size, sizeName: meta)
  }
}
