/// Writes the sections of a file.
struct CodeWriter {
  let options: CodeOptions
  var text = SwiftText()
  var warnings: [String] = []
  /// The types that sections have declared.
  var declared: Set<String> = []

  /// The access modifier of a declaration, followed by a space.
  var prefix: String { options.prefix }

  /// Adds lines between braces.
  mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
    text.open(head)
    body(&self)
    text.close()
  }

  /// Adds the comment of a declaration, preceded by an empty line.
  mutating func comment(_ comment: String) {
    text.gap()
    text.line("/// " + comment)
  }

  /// Declares a type whose properties are constants.
  mutating func declare(
    _ name: String, _ description: String, conforming: String = "Hashable, Sendable",
    _ properties: [(name: String, type: String, description: String)]
  ) {
    guard declared.insert(name).inserted else { return }
    comment(description)
    block("\(prefix)struct \(name): \(conforming)") { writer in
      for property in properties {
        writer.text.line("/// " + property.description)
        writer.text.line("\(writer.prefix)let \(property.name): \(property.type)")
      }
    }
  }

  /// Assigns names in a scope, and warns about collisions.
  mutating func names(
    of texts: some Sequence<ExactText>, _ style: SwiftIdentifier.Style, in scope: inout NameScope,
    of context: String
  ) -> [ExactText: String] {
    let entries = Set(texts).map { NameScope.Entry(text: $0.text) }
    let collisionCount = scope.collisions.count
    let names = scope.names(of: entries, style)
    warn(of: scope.collisions.dropFirst(collisionCount), in: context, names)
    return Dictionary(
      names.map { (ExactText($0.key.text), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func warn(
    of collisions: some Sequence<(name: String, texts: [String])>, in context: String,
    _ names: [NameScope.Entry: String]
  ) {
    for collision in collisions {
      let description = collision.texts.prefix(8).map { text in
        "'\(text)' becomes \(names[NameScope.Entry(text: text)] ?? collision.name)"
      }
      warnings.append(
        "\(context) have the same name in Swift: " + description.joined(separator: ", "))
    }
  }

  /// Returns texts in byte order.
  static func sorted(_ texts: some Sequence<ExactText>) -> [ExactText] {
    texts.sorted { NameScope.isLess($0.text, $1.text) }
  }

  /// Returns texts in byte order.
  static func sorted(_ texts: some Sequence<String>) -> [String] {
    texts.sorted(by: NameScope.isLess)
  }

  /// Returns the name of a class for a comment.
  static func description(_ type: DocumentCode.Class?) -> String {
    guard let type else { return "another storyboard" }
    return SwiftLiteral.comment(type.name)
      + (type.module.map { " of the module " + SwiftLiteral.comment($0) } ?? "")
  }
}
