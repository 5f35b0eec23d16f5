import ContextProtocol
import StructuredData

/// The tools that lay documents out, check and compare them.
extension ContextTool {
  private static let laidOutScene = ValueSchema.object([
    .required("scene", .text("The id of the scene.")),
    .required("controller", .textOrNull),
    .required("for", .texts),
    .required("size", .list(ValueSchema(.number(-.infinity ... .infinity)))),
    .required(
      "views",
      .list(
        .object([
          .required("id", .textOrNull), .required("class", .text), .required("frame", .frame),
        ]))),
    .required("guides", .list(.anyObject)),
    .required("ambiguous", .list(.anyObject)),
    .required("conflicts", .list(.anyObject)),
  ])

  static let layout = ContextTool(
    ToolDescription(
      name: "ib_layout", title: "Frames of views",
      about: """
        Lay a document out and list the frames of views in their superviews, and what is ambiguous \
        or in conflict. Configurations with equal frames share an element of `layouts`.
        """,
      input: [
        .path, .optional("scene", .scene),
        .optional("configurations", .configurations("canvas")),
        .optional(
          "ids", .list(.text, "Ids of views and guides; others are left out.")),
      ],
      output: ValueSchema.head + [
        .required("document", .anyObject),
        .required("configurations", .list(.object([.required("name", .text)]))),
        .required("layouts", .list(laidOutScene)),
      ])
  ) { arguments, run throws(ToolFailure) in
    let path = try run.roots.path(arguments.text("path") ?? "")
    var words = CommandWords("compile", [path])
    let configurations = arguments.texts("configurations")
    words.add(configurations: configurations.isEmpty ? ["canvas"] : configurations)
    let scene = try arguments.text("scene").map { name throws(ToolFailure) in
      try id(ofScene: name, in: path, run)
    }
    let (_, value) = try run.value(words)
    let shown = LayoutExcerpt(scene: scene, ids: arguments.texts("ids")).value(of: value)
    return run.tool.result(
      nil, shown, hint: "name a scene, ids, or fewer configurations")
  }

  /// Returns the id of a scene, as the outline finds it.
  private static func id(
    ofScene name: String, in path: String, _ run: ContextRun
  ) throws(ToolFailure) -> String {
    var words = CommandWords("outline", [path])
    words.add("--scene", name)
    words.add("--depth", "0")
    words.add("--format", "json")
    return try run.value(words).value["objects"]?.array?.first?["id"]?.string ?? name
  }

  static let lint = ContextTool(
    ToolDescription(
      name: "ib_lint", title: "Find problems",
      about: """
        Report problems in documents: contradictory or ambiguous constraints, texts that are cut \
        off, missing classes, outlets and images, and more. Findings have the fixes that are known.
        """,
      input: [
        .required("path", .pathOrFolder),
        .optional("rules", .list(.text, "Ids of rules; findings of others are left out.")),
        .optional("since", .revision),
      ],
      output: [
        .required(
          "findings",
          .list(
            .object([
              .required("file", .text),
              .required("level", ValueSchema(.choice(["error", "warning", "note"]))),
              .required("message", .text), .required("rule", .text), .required("line", .count),
            ])))
      ])
  ) { arguments, run throws(ToolFailure) in
    var words = CommandWords("lint")
    words.add(operands: [try run.roots.path(arguments.text("path") ?? "")])
    words.add("--since", arguments.text("since"))
    words.add("--reporter", "json")
    let (_, value) = try run.value(words)
    let rules = Set(arguments.texts("rules"))
    let all = value.array ?? []
    let findings =
      rules.isEmpty ? all : all.filter { $0["rule"]?.string.map(rules.contains) ?? false }
    let text = findings.isEmpty ? "no findings\n" : findings.map(line).joined()
    return run.tool.result(
      text, .object([.init("findings", .list(findings))]),
      hint: "name one document, rules, or a revision")
  }

  /// Returns a finding as text: a line, and one for each note.
  private static func line(_ finding: StructuredValue) -> String {
    func place(_ value: StructuredValue) -> String {
      let file = value["file"]?.string ?? ""
      return value["line"]?.number.map { "\(file):\(Int($0))" } ?? file
    }
    let head = """
      \(place(finding)): \(finding["level"]?.string ?? ""): \(finding["message"]?.string ?? "") \
      [\(finding["rule"]?.string ?? "")]\n
      """
    let notes = finding["notes"]?.array ?? []
    return head + notes.map { "  \($0["message"]?.string ?? "")\n" }.joined()
  }

  static let changes = ContextTool(
    ToolDescription(
      name: "ib_changes", title: "Changes since a revision",
      about: """
        Compare documents with a revision of the git repository, object by object: what was \
        changed, added and removed, and the effects on layouts. A change of a few lines instead of \
        a diff of XML.
        """,
      input: [.required("path", .pathOrFolder), .required("since", .revision)],
      output: ValueSchema.head + [
        .required("counts", .anyObject), .required("documents", .list(.anyObject)),
        .required("withoutLayouts", .list(.anyObject)),
        .required("notCompared", .list(.anyObject)),
      ])
  ) { arguments, run throws(ToolFailure) in
    var words = CommandWords("compare")
    words.add(operands: [try run.roots.path(arguments.text("path") ?? "")])
    words.add("--since", arguments.text("since"))
    let (_, value) = try run.value(words.with("--format", "json"))
    let text = run.run(words)
    return run.tool.result(
      text.output.isEmpty ? "nothing changed\n" : String(decoding: text.output, as: UTF8.self),
      value, hint: "name one document")
  }
}

/// The part of a layout file that a client asks for.
struct LayoutExcerpt {
  /// The id of a scene, or `nil` for all.
  let scene: String?
  /// The ids of views and guides, or none for all.
  let ids: [String]

  /// Returns the frames in a layout file.
  func value(of file: StructuredValue) -> StructuredValue {
    let scenes = (file["scenes"]?.array ?? []).filter { scene == nil || $0["id"]?.string == scene }
    let layouts = scenes.flatMap { scene in
      (scene["layouts"]?.array ?? []).map { layout in
        StructuredValue.object(
          [
            .init("scene", scene["id"] ?? .emptyObject),
            .init("controller", scene["controller"] ?? .emptyObject),
          ] + members(of: layout))
      }
    }
    // Scenes without any of the ids have nothing to say.
    let shown =
      ids.isEmpty
      ? layouts
      : layouts.filter { layout in
        ["views", "guides"].contains { !(layout[$0]?.array?.isEmpty ?? true) }
      }
    return .object(
      ["format", "version", "document", "configurations"].compactMap { name in
        file[name].map { .init(name, $0) }
      } + [.init("layouts", .list(shown))])
  }

  private func members(of layout: StructuredValue) -> [StructuredValue.Member] {
    func chosen(_ name: String, _ members: Set<String>) -> StructuredValue.Member {
      let all = layout[name]?.array ?? []
      let some = ids.isEmpty ? all : all.filter { $0["id"]?.string.map(ids.contains) ?? false }
      return .init(name, .list(some.map { $0.with(only: members) }))
    }
    let head = ["for", "size"].compactMap { name in
      layout[name].map { StructuredValue.Member(name, $0) }
    }
    let tail = ["ambiguous", "conflicts"].compactMap { name in
      layout[name].map { StructuredValue.Member(name, $0) }
    }
    return head + [
      chosen("views", ["id", "class", "superview", "owner", "frame"]),
      chosen("guides", ["id", "owner", "frame"]),
    ] + tail
  }
}
