import ContextProtocol
import StructuredData

/// The tools that answer questions about objects.
extension ContextTool {
  static let outline = ContextTool(
    ToolDescription(
      name: "ib_outline", title: "Outline of a document",
      about: """
        List the objects of a document as a tree: id, class, name or text, outlets. The place to \
        begin with: it is far shorter than the XML. In the text, each object is a line, and what \
        would make it too long is only counted; name a scene to see all of it.
        """,
      input: [
        .path, .optional("scene", .scene),
        .optional(
          "depth", ValueSchema(.integer(0...1000), "Levels of objects below each scene.")),
        .optional("frames", .flag("Whether to add the frames on the canvas.")),
      ],
      output: ValueSchema.documentHead + [
        .required(
          "objects",
          .list(
            .namedObject,
            "The scenes, or the outermost objects of a xib; `children` has what is in an object."))
      ])
  ) { arguments, run throws(ToolFailure) in
    var words = CommandWords("outline")
    words.add(operands: [try run.roots.path(arguments.text("path") ?? "")])
    words.add("--scene", arguments.text("scene"))
    let depth = arguments.number("depth").map { Int($0) }
    words.add("--depth", depth.map { "\($0)" })
    if arguments.flag("frames") ?? false { words.add("--frames") }
    var (_, value) = try run.value(words.with("--format", "json"))
    if depth == nil {
      // As the text, the value counts what would make it too long.
      var levels = 8
      while value.json.count > AnswerLimit.bytes, levels > 0 {
        levels -= levels > 4 ? 2 : 1
        value = try run.value(words.with("--depth", "\(levels)").with("--format", "json")).value
      }
    }
    let text = run.run(words)
    return run.tool.result(
      String(decoding: text.output, as: UTF8.self), value, hint: "name a scene or a depth")
  }

  static let find = ContextTool(
    ToolDescription(
      name: "ib_find", title: "Find objects",
      about: """
        Find objects in documents by class, text, outlet, action, label or property. All given \
        conditions must hold; without any, all objects are listed.
        """,
      input: [
        .required("path", .pathOrFolder),
        .optional("class", .text("An element such as label, or a class of UIKit or of the app.")),
        .optional("text", .text("A part of a text that the object shows, ignoring case.")),
        .optional("outlet", .text("The name of an outlet that is connected to the object.")),
        .optional("action", .text("The selector of an action that the object sends or receives.")),
        .optional("label", .text("A part of the label in Xcode or of an identifier.")),
        .optional("property", .text("A property, or property=value, such as numberOfLines=0.")),
      ],
      output: ValueSchema.head + [
        .required("objects", .list(.namedObject)),
        .required("withoutLayouts", .list(.anyObject, "The documents that are not laid out.")),
      ])
  ) { arguments, run throws(ToolFailure) in
    var words = CommandWords("find")
    words.add(operands: [try run.roots.path(arguments.text("path") ?? "")])
    for name in ["class", "text", "outlet", "action", "label", "property"] {
      words.add("--\(name)", arguments.text(name))
    }
    let (_, value) = try run.value(words.with("--format", "json"))
    let text = run.run(words)
    return run.tool.result(
      text.output.isEmpty ? "nothing is found\n" : String(decoding: text.output, as: UTF8.self),
      value, hint: "add conditions, or name one document")
  }

  static let inspect = ContextTool(
    ToolDescription(
      name: "ib_inspect", title: "Inspect objects",
      about: """
        Tell everything that is known of objects: properties that differ from the defaults, values \
        that depend on the configuration, frames, constraints as equations with their meaning, \
        connections in both directions, findings.
        """,
      input: [
        .path,
        .required(
          "ids",
          ValueSchema(
            .list(.text, count: 1...50),
            "Ids of objects, or their names as ib_outline prints them.")),
        .optional("configurations", .configurations("canvas and all nine cells")),
      ],
      output: ValueSchema.documentHead + [
        .required("configurations", .texts),
        .required("objects", .list(.namedObject, "With what is known of them.")),
      ])
  ) { arguments, run throws(ToolFailure) in
    var words = CommandWords("inspect")
    words.add(operands: [try run.roots.path(arguments.text("path") ?? "")])
    words.add(operands: arguments.texts("ids"))
    words.add(configurations: arguments.texts("configurations"))
    let (_, value) = try run.value(words.with("--format", "json"))
    let text = run.run(words)
    return run.tool.result(
      String(decoding: text.output, as: UTF8.self), value,
      hint: "name fewer objects or configurations")
  }

  static let why = ContextTool(
    ToolDescription(
      name: "ib_why", title: "Explain a frame",
      about: """
        Explain the position and size of a view: for each edge, the constraints, content sizes and \
        priorities that determine it, in the order in which they were decided.
        """,
      input: [
        .path, .required("id", .text("The id of a view.")),
        .optional("configurations", .configurations("canvas")),
      ],
      output: ValueSchema.head + [
        .required("path", .text), .required("digest", .text),
        .required(
          "views",
          .list(
            .object([
              .required("id", .textOrNull), .required("name", .text),
              .required("configuration", .text), .required("frame", .frame),
              .required("edges", .list(.anyObject)),
            ]), "The view, once for each configuration.")),
      ])
  ) { arguments, run throws(ToolFailure) in
    var words = CommandWords("why")
    words.add(operands: [
      try run.roots.path(arguments.text("path") ?? ""), arguments.text("id") ?? "",
    ])
    words.add(configurations: arguments.texts("configurations"))
    let (_, value) = try run.value(words.with("--format", "json"))
    let text = run.run(words)
    return run.tool.result(
      String(decoding: text.output, as: UTF8.self), value, hint: "name fewer configurations")
  }
}
