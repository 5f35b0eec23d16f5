extension CodeWriter {
  /// The maximum number of nested namespaces that become nested enums.
  private static let deepest = 16

  /// Writes a constant for each color.
  mutating func writeColors(_ documents: [DocumentCode], _ assets: CodeAssets) {
    let colors = assets.colors
    let named = Set(colors.keys.map(ExactText.init)).union(documents.flatMap(\.colors))
    guard !named.isEmpty else { return }
    declare(
      "Components", "A color in sRGB, from 0 to 1.",
      ["red", "green", "blue", "alpha"].map {
        ($0, "Double", $0 == "alpha" ? "The opacity." : "The \($0) component.")
      })
    declare(
      "Color", "A color of an asset catalog.",
      [
        ("name", "String", "The name, including its namespaces."),
        (
          "light", "Components?",
          "The color in light interfaces, or nil if the catalogs do not define it in sRGB."
        ),
        (
          "dark", "Components?",
          "The color in dark interfaces, or nil if the catalogs do not define it in sRGB."
        ),
      ])
    comment("Colors of asset catalogs.")
    block("\(prefix)enum Colors") { writer in
      writer.write(named.map { ($0.text, Self.parts($0.text)) }, of: "colors") { name in
        "Color(name: \(SwiftLiteral.string(name)), light: \(Self.components(colors[name]?.light)), "
          + "dark: \(Self.components(colors[name]?.dark)))"
      }
    }
  }

  /// Writes a constant for each image.
  mutating func writeImages(_ documents: [DocumentCode], _ assets: CodeAssets) {
    let named = Set(assets.images.map(ExactText.init)).union(documents.flatMap(\.images))
    guard !named.isEmpty else { return }
    declare(
      "Image", "An image of an asset catalog or file.",
      [("name", "String", "The name, including its namespaces.")])
    comment("Images.")
    block("\(prefix)enum Images") { writer in
      writer.write(named.map { ($0.text, Self.parts($0.text)) }, of: "images") {
        "Image(name: \(SwiftLiteral.string($0)))"
      }
    }
  }

  private static func components(_ color: CodeAssets.Components?) -> String {
    guard let color else { return "nil" }
    let parts = zip(["red", "green", "blue", "alpha"], color.values)
      .map { "\($0): \(SwiftLiteral.number($1))" }
    return "Components(\(parts.joined(separator: ", ")))"
  }

  private static func parts(_ name: String) -> ArraySlice<String> {
    name.utf8.split(separator: UInt8(ascii: "/"), maxSplits: deepest)
      .map { String(decoding: $0, as: UTF8.self) }[...]
  }

  /// Writes the names in one namespace and the namespaces in it.
  private mutating func write(
    _ all: [(name: String, parts: ArraySlice<String>)], of context: String,
    _ value: (String) -> String
  ) {
    let inner = Dictionary(grouping: all.filter { $0.parts.count > 1 }) {
      ExactText($0.parts.first ?? "")
    }
    let own = all.filter { $0.parts.count < 2 }
    let reserved = options.reserved
    var scope = NameScope(reserved: reserved)
    let types = names(of: inner.keys, .type, in: &scope, of: "namespaces of \(context)")
    // The rest of a name may be the same for two: the whole name distinguishes them.
    let entries = own.map { NameScope.Entry(text: $0.parts.first ?? "", key: $0.name) }
    let collisionCount = scope.collisions.count
    let names = scope.names(of: entries, .member)
    warn(of: scope.collisions.dropFirst(collisionCount), in: context, names, entries)
    for entry in entries.sorted(by: { NameScope.isLess($0.key, $1.key) }) {
      text.line("\(prefix)static let \(names[entry] ?? "") = \(value(entry.key))")
    }
    for folder in Self.sorted(inner.keys) {
      comment("The namespace \(SwiftLiteral.comment(folder.text)).")
      block("\(prefix)enum \(types[folder] ?? "")") { writer in
        writer.write(
          (inner[folder] ?? []).map { ($0.name, $0.parts.dropFirst()) }, of: context, value)
      }
    }
  }

  private mutating func warn(
    of collisions: some Sequence<(name: String, texts: [String])>, in context: String,
    _ names: [NameScope.Entry: String], _ entries: [NameScope.Entry]
  ) {
    let same = Dictionary(grouping: entries, by: \.text)
    for collision in collisions {
      let description = Set(collision.texts).flatMap { same[$0] ?? [] }
        .sorted { NameScope.isLess($0.key, $1.key) }.prefix(8)
        .map { "'\($0.key)' becomes \(names[$0] ?? "")" }
      warnings.append(
        "\(context) have the same name in Swift: " + description.joined(separator: ", "))
    }
  }
}
