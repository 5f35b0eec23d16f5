extension CodeWriter {
  /// Writes a constant for each xib.
  mutating func writeNibs(_ documents: [DocumentCode]) {
    guard !documents.isEmpty else { return }
    declare(
      "Nib", "A xib.",
      [
        ("name", "String", "The name of the file."),
        (
          "ownerClassName", "String?",
          "The class name of the File's Owner, or nil if it has no custom class."
        ),
        (
          "rootClassName", "String?",
          "The class name of the first object, or nil if it is not certain."
        ),
      ])
    comment("Xibs.")
    block("\(prefix)enum Nibs") { writer in
      let groups = Dictionary(grouping: documents) { ExactText($0.name) }
      var scope = NameScope()
      let names = writer.names(of: groups.keys, .member, in: &scope, of: "xibs")
      for name in Self.sorted(groups.keys) {
        let same = groups[name] ?? []
        let root = Self.only(same.map(\.root)) ?? nil
        let owner = Self.only(same.map(\.owner)) ?? nil
        writer.text.line(
          "/// " + (root.map { Self.description($0) } ?? SwiftLiteral.comment(name.text)) + ".")
        writer.text.line(
          "\(writer.prefix)static let \(names[name] ?? "") = Nib(name: \(SwiftLiteral.string(name.text)), "
            + "ownerClassName: \(SwiftLiteral.string(owner?.name)), rootClassName: \(SwiftLiteral.string(root?.name)))"
        )
      }
    }
  }

  /// Writes a constant for each reuse identifier.
  mutating func writeReusables(_ documents: [DocumentCode]) {
    let groups = Dictionary(grouping: documents.flatMap(\.reusables)) { ExactText($0.identifier) }
    guard !groups.isEmpty else { return }
    declare(
      "Reusable", "A reusable view.",
      [
        ("identifier", "String", "The identifier."),
        (
          "className", "String?",
          "The class name of the view, or nil if views of several classes have the identifier."
        ),
        (
          "module", "String?",
          "The module of the class, or nil if the document names none."
        ),
      ])
    comment("Reuse identifiers of cells and other views.")
    block("\(prefix)enum ReuseIdentifiers") { writer in
      var scope = NameScope()
      let names = writer.names(of: groups.keys, .member, in: &scope, of: "reuse identifiers")
      for identifier in Self.sorted(groups.keys) {
        let types = (groups[identifier] ?? []).map(\.type)
        let type = Self.only(types)
        writer.text.line("/// \(Self.list(types)).")
        writer.text.line(
          "\(writer.prefix)static let \(names[identifier] ?? "") = Reusable("
            + "identifier: \(SwiftLiteral.string(identifier.text)), className: \(SwiftLiteral.string(type?.name)), "
            + "module: \(SwiftLiteral.string(type?.module)))")
      }
    }
  }

  /// Writes a text for each identifier.
  mutating func writeTexts(_ texts: [Set<ExactText>], in type: String, _ comment: String) {
    let all = texts.reduce(into: Set<ExactText>()) { $0.formUnion($1) }
    guard !all.isEmpty else { return }
    self.comment(comment)
    block("\(prefix)enum \(type)") { writer in
      var scope = NameScope()
      let names = writer.names(of: all, .member, in: &scope, of: "identifiers of \(type)")
      for text in Self.sorted(all) {
        writer.text.line(
          "\(writer.prefix)static let \(names[text] ?? ""): String = \(SwiftLiteral.string(text.text))"
        )
      }
    }
  }
}
