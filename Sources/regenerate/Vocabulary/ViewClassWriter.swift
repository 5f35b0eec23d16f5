/// Writes the kinds of views, the properties of their classes, and their elements.
struct ViewClassWriter {
  /// The path of the table, relative to the package.
  static let source = "schemas/view-classes.txt"

  /// The rows of the table.
  var classes: [ViewClass]

  func files() -> [GeneratedFile] {
    let head = GeneratedFile.swiftHead(source: Self.source)
    let folder = "Sources/InterfaceTraits/Vocabulary"
    return [
      GeneratedFile(path: "\(folder)/ViewKind.swift", text: head + kinds),
      GeneratedFile(path: "\(folder)/PlatformClass+Views.swift", text: head + platformClasses),
      GeneratedFile(
        path: "Sources/InterfaceModel/ViewKind+ElementName.swift", text: head + elements),
    ]
  }

  // MARK: Kinds

  private var kinds: String {
    var text = "/// The kinds of views in documents.\n"
    text += "package enum ViewKind: Hashable, Sendable, CaseIterable {\n"
    for row in classes {
      guard let kind = row.kind else { continue }
      let elements =
        row.elements.isEmpty
        ? "every unknown element"
        : row.elements.map { "`\($0.name)`" }.joined(separator: ", ")
      text += "  /// `\(row.name)`; \(elements).\n"
      text += "  case \(SwiftName(kind).declaration)\n"
    }
    text += "\n  /// The name of the class, such as `UIButton`.\n"
    text += "  package var className: String {\n    switch self {\n"
    for (index, name) in classes.map(\.name).enumerated()
    where classes.firstIndex(where: { $0.name == name }) == index {
      let names = cases { $0.name == name }
      guard !names.isEmpty else { continue }
      text += filled(
        ["case " + names[0]] + names.dropFirst(), indent: "    ", last: ": \"\(name)\"")
    }
    text += "    }\n  }\n"
    text += set("isControl", "Whether the class is a `UIControl`.") {
      classes.isBelow($0, "UIControl")
    }
    text += set("scrolls", "Whether the class is a `UIScrollView`.") {
      classes.isBelow($0, "UIScrollView")
    }
    text += set("showsText", "Whether a view draws its own text.", \.showsText)
    text += set("isBar", "Whether the class is a bar with items.", \.isBar)
    text += set(
      "hasIntrinsicWidth", "Whether the intrinsic content size may have a width.",
      { $0.size == .both || $0.size == .wrapped })
    text += set(
      "hasIntrinsicHeight", "Whether the intrinsic content size may have a height.",
      { $0.size != .none })
    text += set(
      "wraps", "Whether the intrinsic height may depend on the width.", { $0.size == .wrapped })
    return text + "}\n"
  }

  private func set(
    _ name: String, _ summary: String, _ contains: (ViewClass) -> Bool
  ) -> String {
    var text = "\n  /// \(summary)\n  package var \(name): Bool {\n    switch self {\n    case\n"
    text += filled(cases(contains), indent: "      ", last: ":") + "      true\n"
    return text + "    default: false\n    }\n  }\n"
  }

  private func cases(_ isIncluded: (ViewClass) -> Bool) -> [String] {
    classes.filter(isIncluded).compactMap(\.kind).map { "." + SwiftName($0).identifier }
  }

  // MARK: Classes

  private var platformClasses: String {
    var text = "extension PlatformClass {\n  /// The classes of views.\n"
    text += "  static let views: [PlatformClass] = [\n"
    var known: Set<String> = []
    for row in classes where known.insert(row.name).inserted {
      let superclass = row.superclass.map { "\"\($0)\"" } ?? "nil"
      text += "    PlatformClass(name: \"\(row.name)\", superclass: \(superclass)),\n"
    }
    text +=
      "  ]\n\n  /// The class of each view element, by the name of the element.\n"
    text += "  package static let ofElements: [String: String] = [\n"
    for element in classes.flatMap(\.elements) {
      text += "    \"\(element.name)\": \"\(element.className)\",\n"
    }
    return text + "  ]\n}\n"
  }

  // MARK: Elements

  private var elements: String {
    var text = "package import InterfaceTraits\n\nextension ViewKind {\n"
    text += "  /// The kind of view that an element represents, or nil if it is not a view.\n"
    text += "  package init?(_ name: ElementName) {\n    switch name {\n"
    for row in classes {
      guard let kind = row.kind, !row.elements.isEmpty else { continue }
      let names = row.elements.map { "." + SwiftName($0.name).identifier }
      text += "    case \(names.joined(separator: ", ")): self = .\(SwiftName(kind).identifier)\n"
    }
    return text + "    default: return nil\n    }\n  }\n}\n"
  }
}
