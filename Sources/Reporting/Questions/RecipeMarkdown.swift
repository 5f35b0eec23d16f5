import InterfaceResolution
import InterfaceSource
package import Ninefold
import StructuredData

/// A recipe as Markdown, from the same values as its JSON, without those that an object has anyway
/// that code creates.
package enum RecipeMarkdown {
  /// Returns the whole recipe.
  package static func text(_ recipe: Recipe, of document: QuestionedDocument) -> String {
    var page = Page()
    page.add("# Recipe of \(MarkdownText.escaped(document.file.path))")
    if let system = document.foreignSystem {
      page.add("\nDocuments for \(system) are not laid out.")
    }
    page.add("\n## Document\n")
    page.entity(recipe.document, 0)
    for scene in recipe.scenes {
      page.add("\n## \(Page.title(scene))\n")
      page.entity(scene, 0)
    }
    if !recipe.tasks.isEmpty {
      page.add("\n## Work for code\n\nDocuments do this by themselves; code must do it.\n")
      for entry in recipe.tasks {
        let object = entry.object
        page.add(
          "- \(Page.quoted(object.id)) \(MarkdownText.escaped(object.className)), "
            + "line \(object.line): \(MarkdownText.escaped(entry.task))")
      }
    }
    if !recipe.texts.isEmpty {
      page.add("\n## Texts\n\nThe key of each text in strings tables.\n")
      for text in recipe.texts {
        page.add("- \(Page.quoted(text["key"]?.plain ?? "")): \(Page.value(text["text"] ?? .null))")
      }
    }
    if !recipe.assets.isEmpty {
      page.add("\n## Assets\n")
      for asset in recipe.assets { page.entity(asset, 0) }
    }
    return page.text
  }

  /// The lines of the page.
  private struct Page {
    var text = ""

    mutating func add(_ line: String) { text += line + "\n" }

    private mutating func item(_ line: String, _ level: Int) {
      add(String(repeating: "  ", count: level) + "- " + line)
    }

    /// Returns the heading of a scene.
    static func title(_ entity: RawValue) -> String {
      let name = entity["name"]?.plain ?? ""
      return MarkdownText.escaped(name.isEmpty ? entity["kind"]?.plain ?? "" : name)
        + (entity["id"].map { " (\(quoted($0.plain)))" } ?? "")
    }

    /// Returns a text as code; a longer fence encloses backquotes.
    static func quoted(_ text: String) -> String {
      let line = PrintedText.line(text)
      guard !line.isEmpty else { return "\"\"" }
      let fence = String(repeating: "`", count: line.contains("`") ? longestRun(line) + 1 : 1)
      let pad = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
      return fence + pad + line + pad + fence
    }

    private static func longestRun(_ text: String) -> Int {
      var longest = 0
      var run = 0
      for character in text.unicodeScalars {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
      }
      return longest
    }

    // MARK: Entities

    /// Adds an element with everything in it.
    mutating func entity(_ entity: RawValue, _ level: Int) {
      if entity["list"] != nil, entity["objects"] != nil { return list(entity, level) }
      if entity["connection"] != nil { return connection(entity, level) }
      if entity["equation"] != nil { return constraint(entity, level) }
      let kind = entity["kind"]?.plain ?? ""
      // The versions of Interface Builder that can read the document.
      if kind == "dependencies" { return }
      var line = "**\(MarkdownText.escaped(ObjectName.kind(kind)))**"
      if let name = entity["name"] { line += " \(Self.value(name))" }
      if let own = entity["class"]?.plain, own != kind { line += ", class \(Self.quoted(own))" }
      if let role = entity["role"] { line += ", as \(Self.quoted(role.plain))" }
      if let id = entity["id"] { line += ", id \(Self.quoted(id.plain))" }
      if let number = entity["line"] { line += ", line \(number.plain)" }
      if let list = entity["list"] { line += ", in \(Self.quoted(list.plain))" }
      if let frame = entity["canvasFrame"] { line += ", frame on the canvas \(frame.text)" }
      if let text = entity["text"] { line += ": \(Self.value(text))" }
      item(line, level)
      inside(entity, level + 1)
    }

    /// Adds what is in an element.
    private mutating func inside(_ entity: RawValue, _ level: Int) {
      for property in entity["properties"]?.items ?? [] { self.property(property, level) }
      for attribute in entity["runtimeAttributes"]?.items ?? [] { self.entity(attribute, level) }
      for part in entity["content"]?.items ?? [] { self.entity(part, level) }
      for name in ["constraints", "connections"] {
        guard let found = entity[name]?.items, !found.isEmpty else { continue }
        item("\(name):", level)
        for each in found { self.entity(each, level + 1) }
      }
      for variation in entity["variations"]?.items ?? [] { self.variation(variation, level) }
    }

    private mutating func property(_ property: RawValue, _ level: Int) {
      if property["isDefault"] != nil { return }
      let title = MarkdownText.escaped(property["property"]?.plain ?? "")
      item("\(title): \(Self.value(property["value"] ?? .null))", level)
    }

    private mutating func list(_ list: RawValue, _ level: Int) {
      let role = list["role"].map { " \(Self.quoted($0.plain))" } ?? ""
      item("\(MarkdownText.escaped(PropertyWords.words(list["list"]?.plain ?? "")))\(role):", level)
      for property in list["properties"]?.items ?? [] { self.property(property, level + 1) }
      for object in list["objects"]?.items ?? [] { entity(object, level + 1) }
    }

    private mutating func constraint(_ constraint: RawValue, _ level: Int) {
      func side(_ name: String) -> String? {
        constraint[name].map { side in
          let guide = side["guide"].map { ".\($0.plain)" } ?? ""
          let margins = side["margins"].map { ".\($0.plain)" } ?? ""
          let item = guide.isEmpty ? side["item"]?.plain : side["guideOf"]?.plain
          return (item ?? "") + guide + margins + ".\(side["anchor"]?.plain ?? "")"
        }
      }
      var equation = "\(side("first") ?? "") \(constraint["relation"]?.plain ?? "") "
      let constant = constraint["constant"]?.plain ?? "0"
      if let second = side("second") {
        let factor = constraint["multiplier"]?.plain ?? "1"
        equation += (factor == "1" ? "" : "\(factor) * ") + second
        if constant != "0" { equation += " + \(constant)" }
      } else {
        equation += constant
      }
      var line = "\(Self.quoted(constraint["equation"]?.plain ?? "")): \(Self.quoted(equation))"
      let priority = constraint["priority"]?.plain ?? "1000"
      line += priority == "1000" ? ", required" : ", priority \(priority)"
      if let id = constraint["id"] { line += ", id \(Self.quoted(id.plain))" }
      if let number = constraint["line"] { line += ", line \(number.plain)" }
      item(line, level)
      inside(constraint, level + 1)
    }

    private mutating func connection(_ connection: RawValue, _ level: Int) {
      let kind = ObjectName.kind(connection["connection"]?.plain ?? "")
      var line = "\(kind) \(Self.quoted(connection["name"]?.plain ?? ""))"
      if let target = connection["to"] { line += " to \(Self.quoted(target.plain))" }
      if let role = connection["role"] { line += ", as \(Self.quoted(role.plain))" }
      if let own = connection["customClass"] { line += ", class \(Self.quoted(own.plain))" }
      if let id = connection["id"] { line += ", id \(Self.quoted(id.plain))" }
      if let number = connection["line"] { line += ", line \(number.plain)" }
      item(line, level)
      inside(connection, level + 1)
    }

    private mutating func variation(_ variation: RawValue, _ level: Int) {
      let key = variation["when"]?.plain ?? ""
      item(key == "default" ? "by default:" : "variation \(Self.quoted(key)):", level)
      for mask in variation["objects"]?.items ?? [] {
        func ids(_ name: String) -> String? {
          let found = (mask[name]?.items ?? []).map { Self.quoted($0.plain) }
          return found.isEmpty ? nil : found.joined(separator: ", ")
        }
        let parts = [
          ids("installed").map { "installed \($0)" },
          ids("notInstalled").map { "not installed \($0)" },
        ].compactMap(\.self)
        let list = MarkdownText.escaped(PropertyWords.words(mask["list"]?.plain ?? ""))
        item("\(list): \(parts.isEmpty ? "no change" : parts.joined(separator: "; "))", level + 1)
        for property in mask["properties"]?.items ?? [] { self.property(property, level + 2) }
      }
      inside(variation, level + 1)
    }

    // MARK: Values

    /// Returns a value for people.
    static func value(_ value: RawValue) -> String {
      switch value {
      case .null: return "none"
      case .bool(let flag): return flag ? "yes" : "no"
      case .number: return value.plain
      case .string(let text): return quoted(text)
      case .list(let values): return values.map { Self.value($0) }.joined(separator: ", ")
      case .object(let members):
        if let name = value["systemColor"]?.plain { return "system color \(quoted(name))" }
        if let name = value["named"]?.plain {
          let catalog = value["catalog"].map { " of \(quoted($0.plain))" } ?? ""
          return "named color \(quoted(name))\(catalog)"
        }
        let kind = value["kind"]?.plain ?? ""
        if kind == "nil" { return "none" }
        if ["string", "mutableString"].contains(kind), members.count == 2,
          let text = value["text"]
        {
          return Self.value(text)
        }
        let parts = members.filter { $0.name != "kind" }.map { member in
          let inner =
            member.name == "content"
            ? "(\((member.value.items ?? []).map { Self.value($0) }.joined(separator: "; ")))"
            : Self.value(member.value)
          return "\(MarkdownText.escaped(PropertyWords.words(member.name))) \(inner)"
        }
        return MarkdownText.escaped(ObjectName.kind(kind))
          + (parts.isEmpty ? "" : " with " + parts.joined(separator: ", "))
      }
    }
  }
}

extension RawValue {
  /// Returns a member of an object, or `nil` if it has none with the name.
  fileprivate subscript(name: String) -> RawValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The elements of a list, or `nil` if the value is none.
  fileprivate var items: [RawValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The value as text, a string without quotation marks.
  fileprivate var plain: String {
    if case .string(let text) = self { text } else { self.text }
  }
}
