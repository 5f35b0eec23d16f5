import InterfaceAssets
import InterfaceSource
import InterfaceXML
import Ninefold
import NinefoldProject
import StructuredData

/// The command line of Apple's `ibtool`, as far as it prints and checks: no nib is ever written.
enum InterfaceBuilderTool {
  /// The name that stands for this way of use.
  static let name = "ibtool"

  /// Whether a program of this name is called as `ibtool`: the name itself, or one that ends in `-ibtool`.
  static func answers(to program: String) -> Bool {
    program == name || program.utf8.reversed().starts(with: "-\(name)".utf8.reversed())
  }

  /// Does what a command line asks for.
  ///
  /// The last part of the program's path names the version. The status is 64 without arguments, and 2 where nothing can be
  /// printed or an output would take the place of an input.
  static func run(_ words: [String], name program: String, console: Console) -> ExitStatus {
    guard !words.isEmpty else {
      console.writeError(Array(help.utf8))
      return .noArguments
    }
    let request = InterfaceBuilderRequest(words)
    do throws(ToolError) {
      if request.flags.contains("help") {
        try console.print(help)
        return .clean
      }
      var report = InterfaceBuilderReport()
      for warning in request.warnings { report.tell(warning, .warning, at: program) }
      for error in request.errors { report.tell(error, .error, at: program) }
      if request.flags.contains("version") {
        let version = PropertyListTree.string(ninefoldVersion)
        report.add(
          "\(program).version",
          .sorted(["bundle-version": version, "short-bundle-version": version]))
      }
      var hasErrors = false
      if request.errors.isEmpty { hasErrors = try answer(request, program, &report, console) }
      try console.print(report.bytes(request.format))
      return hasErrors || report.errorCount > 0 ? .findings : .clean
    } catch {
      console.report(error.message)
      return .failure
    }
  }

  /// Looks into the documents and writes what Ninefold can write; whether findings are errors that were asked for.
  private static func answer(
    _ request: InterfaceBuilderRequest, _ program: String, _ report: inout InterfaceBuilderReport,
    _ console: Console
  ) throws(ToolError) -> Bool {
    var hasErrors = false
    guard canWrite(request, &report) else { return true }
    let documents = request.inputs.filter { !InterfaceBuilderRequest.isCompiled($0) }
    if documents.count > 1 {
      report.tell(
        "one document at a time: \(documents.count) are named", .error, at: program)
    } else if let document = documents.first {
      // Apple's tool reads no standard input: that is the name of a file.
      hasErrors = try look(into: document == "-" ? "./-" : document, request, &report, console)
    } else if request.inputs.isEmpty, !request.flags.contains("version") {
      report.tell("no document is named", .error, at: program)
    }
    // When the document is read, so that it is known for an input.
    if let path = request.values["output-partial-info-plist"] {
      try write(
        XMLPropertyListWriter.bytes(.dictionary([])), to: path, as: .propertyList, &report)
    }
    if request.wantsWriting {
      report.tell(
        "Ninefold checks documents and prints what is in them, but writes no nibs and no documents: "
          + "nothing is compiled, linked, changed or imported", .error,
        at: request.inputs.first ?? program)
    } else {
      for input in request.inputs where InterfaceBuilderRequest.isCompiled(input) {
        report.tell("compiled documents are not read", .error, at: input)
      }
    }
    return hasErrors
  }

  /// Looks whether what is asked for can be written, before anything is read.
  private static func canWrite(
    _ request: InterfaceBuilderRequest, _ report: inout InterfaceBuilderReport
  ) -> Bool {
    let flags = InterfaceBuilderSwitch.exporting + ["output-partial-info-plist"]
    var result = true
    for path in flags.compactMap({ request.values[$0] }).sorted() {
      do throws(EnvironmentError) {
        try OutputTarget.file(path).check()
      } catch {
        report.tell(error.message, .error, at: path)
        result = false
      }
    }
    return result
  }

  private static func look(
    into path: String, _ request: InterfaceBuilderRequest, _ report: inout InterfaceBuilderReport,
    _ console: Console
  ) throws(ToolError) -> Bool {
    do throws(ToolError) {
      let search = try ToolError.rethrowing(file: InputSearch([path]))
      guard let input = search.documents.first, input.path == path else {
        report.tell("a folder is no document", .error, at: path)
        return false
      }
      let file = try ToolError.rethrowing(environment: Batch.read(input, console, Limits()))
      let reading = XMLReader.read(file)
      guard let xml = reading.document else {
        for diagnostic in reading.diagnostics {
          let line = file.location(of: diagnostic.range.start).line
          report.tell(diagnostic.message, .error, at: "\(path):\(line)")
        }
        return false
      }
      try describe(file, InterfaceBuilderObjects(xml, of: file), request, &report)
      return try check(path, request, &report, console)
    } catch {
      if case .environment(.replacesInput) = error { throw error }
      report.tell(error.message, .error, at: path)
      return false
    }
  }

  /// Adds the sections of what is in a document.
  private static func describe(
    _ file: SourceFile, _ found: InterfaceBuilderObjects, _ request: InterfaceBuilderRequest,
    _ report: inout InterfaceBuilderReport
  ) throws(ToolError) {
    var exports = InterfaceBuilderSwitch.exporting.compactMap { request.values[$0] }.sorted()
    let flags = InterfaceBuilderSwitch.printing.filter { request.prints($0) }
    let needsTexts =
      !exports.isEmpty || flags.contains("objects")
      || flags.contains(where: { $0.utf8.starts(with: "localizable".utf8) })
    let needsFindings = ["errors", "warnings", "notices"].contains { request.prints($0) }
    var texts: [KeyedText] = []
    if needsTexts || needsFindings {
      var compiler = Compiler(options: CompilerOptions(configurations: []))
      let compilation = compiler.compile(file)
      if let graph = compilation.laidOut?.graph {
        if needsTexts { texts = KeyedText.all(in: graph) }
      } else {
        // Nothing is not what such a document has: nobody looked.
        let reason =
          compilation.foreignSystem.map { "it is for \($0)" }
          ?? compilation.diagnostics.last?.message ?? "it holds nothing"
        report.tell(
          "the document is not read (\(reason)): "
            + (needsTexts ? "its texts are not known" : "nothing is known of what is wrong in it"),
          .error, at: file.path)
        exports = []
      }
    }
    let sections = InterfaceBuilderSections(
      found, InterfaceBuilderLocalization(found, texts: texts))
    for flag in flags {
      if let section = sections.section(flag) { report.add("ibtool.document.\(flag)", section) }
    }
    guard !exports.isEmpty else { return }
    let isMac = found.document["targetRuntime"]?.utf8.starts(with: "MacOSX".utf8) ?? false
    let classes = Dictionary(
      found.objects.map {
        ($0.id, InterfaceBuilderClass.name(of: $0.element, isMac: isMac))
      }, uniquingKeysWith: { first, _ in first })
    for export in exports {
      try write(
        InterfaceBuilderStringsFile.bytes(texts, classes: classes), to: export, as: .strings,
        &report)
    }
  }

  /// Adds the sections of findings; whether there are errors that were asked for.
  private static func check(
    _ path: String, _ request: InterfaceBuilderRequest, _ report: inout InterfaceBuilderReport,
    _ console: Console
  ) throws(ToolError) -> Bool {
    let wanted: [(flag: String, severity: Diagnostic.Severity)] = [
      ("errors", .error), ("notices", .note), ("warnings", .warning),
    ].filter { request.prints($0.0) }
    guard !wanted.isEmpty else { return false }
    let findings = try InterfaceBuilderFindings(of: path, request, console)
    for (flag, severity) in wanted {
      report.add(
        "ibtool.document.\(flag)", findings.section(severity), lines: findings.lines(severity))
    }
    return wanted.contains { $0.severity == .error } && findings.errorCount > 0
  }

  private static func write(
    _ bytes: [UInt8], to path: String, as kind: OutputKind,
    _ report: inout InterfaceBuilderReport
  ) throws(ToolError) {
    do throws(EnvironmentError) {
      try OutputFile.write(bytes, to: path, as: kind)
    } catch {
      if case .replacesInput = error { throw .environment(error) }
      report.tell(error.message, .error, at: path)
    }
  }

  /// What `--help` prints.
  static let help =
    "Usage: ibtool FLAG… DOCUMENT\n       ninefold ibtool FLAG… DOCUMENT\n\n"
    + TextColumns.wrapped(
      "Prints what is in a document, and what is wrong with it, as Apple's ibtool does. No nib is written: what asks "
        + "for one is checked, and fails. Flags that are not known are passed over with a warning.")
    + "\nFlags:\n"
    + TextColumns.table([
      ("    --errors, --warnings, --notices", "Print what is found, by severity"),
      (
        "    --PART",
        "Print what is in the document: classes, connections, hierarchy, objects or version-history"
      ),
      (
        "    --localizable-PART",
        "Print what differs from language to language: strings, stringarrays, geometry, other, "
          + "to-many-relationships or all"
      ),
      ("    --all", "Print all sections but single ones of localization"),
      (
        "    --export-strings-file FILE, --generate-strings-file FILE",
        "Write the texts as a strings file in UTF-16"
      ),
      (
        "    --output-format FORMAT",
        "Print xml1, which is so without it, binary1 or human-readable-text"
      ),
      ("    --output-partial-info-plist FILE", "Write an empty property list"),
      ("    --version", "Print the version as a property list"),
    ])
    + "\nExit status:\n  0  nothing is wrong\n  1  the document has errors or cannot be read, or a nib was asked for\n"
    + "  2  standard output cannot be written, or an output would overwrite an input\n  64  no argument is given\n"
}
