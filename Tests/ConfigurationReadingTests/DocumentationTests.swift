import ConfigurationReading
import Foundation
import InterfaceSource
import TestSupport
import Testing

/// Compares `docs/guide/configuration.md` and the schema with what the reader accepts.
struct DocumentationTests {
  private func read(_ text: String) -> ConfigurationSections {
    ConfigurationSections(reading: [SourceFile(path: "a.yml", bytes: Array(text.utf8))])
  }

  @Test func `the documented example has every section and no findings`()
    throws
  {
    let page = try String(
      contentsOf: Fixtures.top.appending(path: "docs/guide/configuration.md"), encoding: .utf8)
    let example = try #require(page.firstMatch(of: #/```yaml\n((?s:.*?))```/#)?.1)
    let sections = read(String(example))
    #expect(sections.diagnostics == [[]])
    for type in ConfigurationSections.all {
      #expect(example.contains("\n\(type.key):"), "\(type.key)")
      #expect(page.contains("## `\(type.key):`"), "\(type.key)")
    }
    #expect(
      sections[DesignsSection.self].all.map(\.name.text) == ["tall", "wide", "large", "small"])
    #expect(sections[ViewsSection.self].rules.map(\.changes.count) == [1, 4, 3])
    #expect(sections[TraitsSection.self].rules.count == 2)
    #expect(sections[AppearanceSection.self].rules.map(\.changes.count) == [1, 2, 1])
    #expect(sections[ContainersSection.self].rules.count == 9)
  }

  private func schema() throws -> [String: Any] {
    let data = try Data(
      contentsOf: Fixtures.top.appending(path: "schemas/configuration.schema.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `the schema has the sections that are read`() throws {
    let properties = try #require(try schema()["properties"] as? [String: Any])
    #expect(properties.keys.sorted() == ConfigurationSections.all.map { $0.key }.sorted())
  }

  /// The values in the schema are those that the finding about another value lists.
  @Test(arguments: [
    ("presentationStyle", "containers:\n- {id: a, adaptive: zzzzzz}\n")
  ])
  func `the schema has the values that are read`(definition: String, text: String) throws {
    let definitions = try #require(try schema()["$defs"] as? [String: Any])
    let words = try #require((definitions[definition] as? [String: Any])?["enum"] as? [String])
    let note = try #require(read(text).diagnostics[0].first?.notes.first?.message)
    #expect(note == "expected one of " + words.map { "'\($0)'" }.joined(separator: ", "))
  }

  /// A key of the schema that the reader does not know causes a finding that lists all known keys.
  @Test(arguments: [
    ("design", "designs:\n  group:\n    name: {when: width < 5, x: 1}\n"),
    ("viewRule", "views:\n- {id: a, zzzzzz: 1}\n"),
    ("traitRule", "traits:\n- {id: a, override: {}, zzzzzz: 1}\n"),
    ("appearanceRule", "appearance:\n- {class: UILabel, zzzzzz: 1}\n"),
    ("containerRule", "containers:\n- {id: a, zzzzzz: 1}\n"),
    ("containerOverride", "containers:\n- {id: a, overrides: [{override: {}, zzzzzz: 1}]}\n"),
    ("containerAdaptation", "containers:\n- {id: a, adaptive: {zzzzzz: 1}}\n"),
    ("containerFrame", "containers:\n- {id: a, frame: {zzzzzz: 1}}\n"),
    ("traits", "traits:\n- {id: a, override: {zzzzzz: 1}}\n"),
    ("lint", "lint: {zzzzzz: 1}\n"),
    ("lintPaths", "lint: {paths: [{in: a, zzzzzz: 1}]}\n"),
    ("suppression", "lint: {suppress: [{object: a, zzzzzz: 1}]}\n"),
  ])
  func `the schema has the keys that are read`(definition: String, text: String) throws {
    let definitions = try #require(try schema()["$defs"] as? [String: Any])
    let properties = try #require(
      (definitions[definition] as? [String: Any])?["properties"] as? [String: Any])
    guard definition != "traits" else {
      // There are too many to list; each is accepted.
      for name in properties.keys {
        let found = read("traits:\n- {id: a, override: {\(name): none}}\n").diagnostics[0]
        #expect(found.first?.message.hasPrefix("'none' is not a value of") == true, "\(name)")
      }
      return
    }
    let found = read(text).diagnostics[0].first { $0.id == "configuration-unknown-key" }
    let note = try #require(found?.notes.first?.message)
    let known = properties.keys.sorted().map { "'\($0)'" }
    let told = note.dropFirst("expected one of ".count).split(separator: ", ").map { String($0) }
      .sorted()
    #expect(told == known)
  }
}
