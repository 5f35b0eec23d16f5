import InterfaceComparison
import InterfaceSource
import Testing

/// The differences between two layout files.
struct DocumentDifferenceTests {
  /// Returns a layout file of one scene with a root and the given contents.
  private static func file(
    _ views: String, scene: String = "s", constraints: String = "", ambiguous: String = "",
    conflicts: String = "", segues: String = "", cells: String = "\"wC-hR\", \"wR-hR\""
  ) -> String {
    let names = cells.replacing(", ", with: ",").split(separator: ",")
    let configurations = names.map { "{\"name\": \($0)}" }.joined(separator: ", ")
    return """
      {"format": "ninefold-layout", "version": 1, "configurations": [\(configurations)],
       "scenes": [{"id": "\(scene)", "controller": "c", "layouts": [{"for": [\(cells)], "size": [400, 800],
         "views": [{"id": "root", "class": "view", "superview": null, "frame": [0, 0, 400, 800], "attributes": {}},
         \(views)],
         "guides": [], "constraints": [\(constraints)], "ambiguous": [\(ambiguous)], "conflicts": [\(conflicts)]}],
         "segues": [\(segues)]}]}
      """
  }

  private static func label(
    _ id: String = "l", _ frame: String = "[10, 20, 100, 20]", text: String = "Hello",
    more: String = "", outer: String = "\"root\"", tail: String = ""
  ) -> String {
    """
    {"id": "\(id)", "class": "label", "superview": \(outer), "frame": \(frame), \
    "attributes": {"text": "\(text)"\(more)}\(tail)}
    """
  }

  private func difference(_ old: String, _ new: String) throws -> DocumentDifference {
    func read(_ text: String) throws -> LayoutFile {
      var diagnostics: [Diagnostic] = []
      let file = LayoutFile(
        reading: SourceFile(path: "a.layout.json", bytes: Array(text.utf8)), &diagnostics)
      #expect(diagnostics.isEmpty)
      return try #require(file)
    }
    return DocumentDifference(path: "a", from: try read(old), to: try read(new))
  }

  /// Returns the changes as `id kind property from to`, and whether each is in all configurations.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    try difference(old, new).scenes.flatMap(\.objects).flatMap { object in
      object.changes.map { change in
        [
          object.id, change.kind.rawValue, change.property, change.from, change.to,
          change.isEverywhere ? nil : change.configurations.joined(separator: "+"),
        ].compactMap(\.self).joined(separator: " ")
      }
    }
  }

  @Test("a constraint that becomes a placeholder is a change")
  func placeholder() throws {
    let old = Self.file(Self.label(), constraints: #"{"id": "x", "constant": 8}"#)
    let new = Self.file(
      Self.label(), constraints: #"{"id": "x", "constant": 8, "placeholder": true}"#)
    #expect(try changes(old, new) == ["x constraint placeholder false true"])
    #expect(try changes(new, old) == ["x constraint placeholder true false"])
  }

  @Test("equivalent spellings are not changes")
  func spelling() throws {
    let old = Self.file(Self.label(more: ", \"alpha\": 0.5, \"tag\": 7"))
    let new = Self.file(Self.label(more: ", \"tag\": 7.0,   \"alpha\": 5e-1"))
    #expect(try difference(old, new).isEmpty)
  }

  @Test(
    "frames that change are told in the superview's coordinates, and those of what is inside are not"
  )
  func frames() throws {
    let inner = Self.label("m", "[5, 5, 50, 10]", outer: "\"l\"")
    #expect(
      try changes(
        Self.file(Self.label() + "," + inner),
        Self.file(Self.label("l", "[14, 20, 100, 25]") + "," + inner)) == [
          "l moved 10 20 14 20", "l resized 100 x 20 100 x 25",
        ])
  }

  @Test("each attribute belongs to its visible kind of change")
  func attributes() throws {
    let old = Self.label(
      more: """
        , "textColor": {"red": 0, "green": 0, "blue": 0, "alpha": 1, "colorSpace": "sRGB"}, \
        "fontDescription": {"type": "system", "pointSize": 17}, "hidden": false, "tag": 1, \
        "normal": {"attributes": {"title": "A", "image": "one"}}
        """)
    let new = Self.label(
      text: "Hullo",
      more: """
        , "textColor": {"red": 1, "green": 0, "blue": 0, "alpha": 1, "colorSpace": "sRGB"}, \
        "fontDescription": {"type": "system", "pointSize": 18}, "hidden": true, "tag": 2, \
        "normal": {"attributes": {"title": "B", "image": "two"}}
        """)
    let found = try difference(Self.file(old), Self.file(new)).scenes[0].objects
    #expect(found.count == 1)
    #expect(
      found[0].changes.map { "\($0.kind.rawValue) \($0.property ?? "")" } == [
        "text text", "text normal.title", "font fontDescription", "color textColor",
        "image normal.image", "visibility hidden", "attribute tag",
      ])
  }

  @Test("added, removed and reordered views are changes")
  func presence() throws {
    let (a, b, c) = (Self.label("a"), Self.label("b", text: "b"), Self.label("c", text: "c"))
    #expect(
      try changes(
        Self.file([a, b].joined(separator: ",")), Self.file([b, c].joined(separator: ",")))
        == ["c added", "a removed"])
    #expect(
      try changes(
        Self.file([a, b, c].joined(separator: ",")), Self.file([c, a, b].joined(separator: ",")))
        == ["c order"])
  }

  @Test("objects with new ids match by content and position")
  func ids() throws {
    let inner = Self.label("m", "[5, 5, 50, 10]", outer: "\"l\"")
    let renamed = Self.label("n", "[5, 5, 50, 10]", outer: "\"k\"")
    #expect(
      try difference(
        Self.file(Self.label() + "," + inner, scene: "s"),
        Self.file(Self.label("k") + "," + renamed, scene: "t")
      ).isEmpty)
    // An object with other contents is another object.
    #expect(
      try changes(Self.file(Self.label()), Self.file(Self.label("k", text: "Bye"))) == [
        "k added", "l removed",
      ])
  }

  @Test("constraints, conflicts and ambiguities are reported")
  func constraints() throws {
    #expect(
      try changes(
        Self.file(
          Self.label(),
          constraints: "{\"id\": \"x\", \"constant\": 8}, {\"id\": \"y\", \"constant\": 9}",
          ambiguous: "{\"view\": \"root\", \"axes\": [\"x\"]}"),
        Self.file(
          Self.label(),
          constraints: "{\"id\": \"x\", \"constant\": 16}, {\"id\": \"z\", \"constant\": 9}",
          ambiguous: "{\"view\": \"l\", \"axes\": [\"y\", \"height\"]}", conflicts: "[\"x\", \"z\"]"
        ))
        == [
          "x constraint constant 8 16", "x conflicting x z", "root no-longer-ambiguous x",
          "l ambiguous y height",
        ])
  }

  @Test("views leaving the canvas and newly truncated texts are reported")
  func visibilityChanges() throws {
    #expect(
      try changes(
        Self.file(Self.label()),
        Self.file(Self.label("l", "[400, 20, 100, 20]", tail: ", \"cut\": true")))
        == ["l moved 10 20 400 20", "l off-screen", "l cut"])
  }

  @Test("segues match by id or destination")
  func segues() throws {
    func segue(_ id: String, _ kind: String, _ to: String) -> String {
      "{\"id\": \"\(id)\", \"kind\": \"\(kind)\", \"source\": \"c\", \"destination\": \"\(to)\"}"
    }
    #expect(
      try changes(
        Self.file(Self.label(), segues: segue("a", "show", "d") + "," + segue("b", "show", "e")),
        Self.file(
          Self.label(), segues: segue("a", "presentation", "d") + "," + segue("z", "show", "e")))
        == ["a segue kind show presentation"])
  }

  @Test("only common configurations are compared and named")
  func configurations() throws {
    func bothSides(_ frame: String) -> String {
      """
      {"format": "ninefold-layout", "version": 1, "configurations": [{"name": "a"}, {"name": "b"}],
       "scenes": [{"id": "s", "layouts": [
        {"for": ["a"], "size": [400, 800], "views": [\(Self.label(outer: "null"))]},
        {"for": ["b"], "size": [400, 800], "views": [\(Self.label("l", frame, outer: "null"))]}]}]}
      """
    }
    #expect(
      try changes(bothSides("[10, 20, 100, 20]"), bothSides("[12, 20, 100, 20]")) == [
        "l moved 10 20 12 20 b"
      ])
    let other = Self.file(Self.label(), cells: "\"z\"")
    #expect(try difference(bothSides("[0, 0, 1, 1]"), other).configurations.isEmpty)
  }

  @Test(
    "what is no layout file is not read",
    arguments: [
      "{}", "[]", "{\"format\": \"ninefold-layout\", \"version\": 2}",
      "{\"format\": \"other\", \"version\": 1}",
    ])
  func otherFiles(text: String) {
    var diagnostics: [Diagnostic] = []
    #expect(
      LayoutFile(reading: SourceFile(path: "a", bytes: Array(text.utf8)), &diagnostics) == nil)
  }
}
