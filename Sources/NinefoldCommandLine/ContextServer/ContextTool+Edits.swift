import ContextProtocol
import InterfaceEditing
import StructuredData

/// The tools that change documents.
extension ContextTool {
  static func edit(allowsEdits: Bool) -> ContextTool {
    let description = ToolDescription(
      name: "ib_edit", title: allowsEdits ? "Edit a document" : "Try an edit",
      about: """
        Change a document by operations, all of them or none. It is laid out and checked before \
        and after; with a new error, conflict, ambiguity, cut-off text or view off screen, the edit \
        is refused, with the operations that would fix it. Operations as texts: \
        'set ID text=Welcome', 'unset ID alpha', 'add label to ID as hint text=Hint', 'remove ID', \
        'move ID to ID at 0', 'constrain title.top = safeArea.top + 16 @750', 'unconstrain ID', \
        'connect ID outlet titleLabel to ID', 'disconnect ID', 'install ID', \
        'uninstall ID in compact height', 'rename outlet ID.title to heading'. The text of the answer has the effects and a diff.\
        \(allowsEdits ? "" : " This server is read-only: nothing is written.")
        """,
      input: [
        .path,
        .required(
          "operations",
          ValueSchema(
            .list(ValueSchema(.either([.text, .anyObject])), count: 1...1000),
            """
            Operations as texts, or all as objects such as {"op": "set", "object": "ID", \
            "property": "text", "value": "Welcome"}.
            """)),
        .optional(
          "ifMatch", .text("Edit only a document with this digest, from an earlier answer.")),
        .optional("allow", .list(.text, "Rules of which new findings are accepted.")),
        .optional(
          "dryRun",
          .flag(
            allowsEdits
              ? "Whether to write nothing (default: false)."
              : "Whether to write nothing: must be true (default: true).")),
      ],
      output: ValueSchema.head + [
        .required("document", .text),
        .required("digest", .text("SHA-256 of the document that is there now.")),
        .required("written", .flag),
        .required("names", .object([], "Ids of new objects by name.")),
        .optional("changes", .anyObject),
        .required("findings", .anyObject),
        .required(
          "refused",
          .list(
            .object([
              .required("rule", .text), .required("message", .text),
              .required("fixes", .list(.anyObject)),
            ]), "The reasons why the edit is refused.")),
      ], isReadOnly: !allowsEdits)
    return ContextTool(description) { arguments, run throws(ToolFailure) in
      let isDryRun = try isDryRun(arguments, run)
      var words = CommandWords("edit", [try run.roots.path(arguments.text("path") ?? "")])
      let input = try add(arguments.values("operations"), to: &words)
      words.add("--if-match", arguments.text("ifMatch"))
      for rule in arguments.texts("allow") { words.add("--allow", rule) }
      let trial = run.run(words.with("--dry-run"), input: input)
      guard trial.status != .failure else { throw trial.failure }
      let json = words.with("--format", "json")
      let (_, value) = try run.value(isDryRun ? json.with("--dry-run") : json, input: input)
      let isRefused = !(value["refused"]?.array?.isEmpty ?? true)
      let report = String(decoding: trial.error + trial.output, as: UTF8.self)
      let end =
        value["written"]?.bool ?? false
        ? "written: the digest is \(value["digest"]?.string ?? "")\n"
        : isRefused ? "" : "nothing was written: this was a dry run\n"
      return run.tool.result(
        end + report, value, isError: isRefused, hint: "split the operations")
    }
  }

  /// Returns whether a call writes nothing.
  private static func isDryRun(
    _ arguments: ToolArguments, _ run: ContextRun
  ) throws(ToolFailure) -> Bool {
    guard !run.allowsEdits else { return arguments.flag("dryRun") ?? false }
    guard arguments.flag("dryRun") ?? true else {
      throw ToolFailure(
        "the server is read-only: use dryRun, or start it with 'ninefold mcp --allow-edit'")
    }
    return true
  }

  /// Adds operations to a command line, and returns standard input with those that are objects.
  private static func add(
    _ operations: [StructuredValue], to words: inout CommandWords
  ) throws(ToolFailure) -> [UInt8] {
    let texts = operations.compactMap(\.string)
    if texts.count == operations.count {
      // Another word could be the name of another document.
      for text in texts {
        let verb = text.split(separator: " ").first.map(String.init) ?? ""
        guard EditOperation.names.contains(verb) else {
          throw ToolFailure(
            "'\(verb)' is no operation: \(EditOperation.names.joined(separator: ", "))")
        }
      }
      words.add(operands: texts)
      return []
    }
    guard texts.isEmpty else {
      throw ToolFailure("'operations' has texts and objects: use one of both")
    }
    words.add("--ops", "-")
    return StructuredValue.list(operations).json
  }

  static func merge(allowsEdits: Bool) -> ContextTool {
    let description = ToolDescription(
      name: "ib_merge", title: allowsEdits ? "Merge documents" : "Questions of a merge",
      about: """
        Merge the documents that git left unmerged, object by object, and list the questions that \
        remain, with the words that answer each in `take`.\
        \(allowsEdits ? "" : " This server is read-only: nothing is written.")
        """,
      input: [
        .required("path", .pathOrFolder),
        .optional("take", .list(.text, "Answers, such as theirs:ID/title.")),
        .optional(
          "dryRun",
          .flag(
            allowsEdits
              ? "Whether to write nothing (default: false)."
              : "Whether to write nothing: must be true (default: true).")),
      ],
      output: ValueSchema.head + [
        .required("written", .flag),
        .required(
          "documents",
          .list(
            .object([
              .required("path", .text), .required("questions", .list(.anyObject)),
              .required("notes", .texts),
            ]))),
        .required(
          "notMerged", .list(.object([.required("message", .text)]))),
      ], isReadOnly: !allowsEdits)
    return ContextTool(description) { arguments, run throws(ToolFailure) in
      var words = CommandWords("merge", [try run.roots.path(arguments.text("path") ?? "")])
      for answer in arguments.texts("take") { words.add("--take", answer) }
      words.add("--format", "json")
      if try isDryRun(arguments, run) { words.add("--dry-run") }
      let (_, value) = try run.value(words)
      return run.tool.result(nil, value, hint: "name one document")
    }
  }
}
