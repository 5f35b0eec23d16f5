import InterfaceBuilderTool
import Ninefold
import NinefoldProject
import Reporting

/// The command line of Apple's `ibtool`, as far as it prints and checks.
///
/// Nibs are never written.
enum InterfaceBuilderCommand {
  /// The program name of this mode.
  static let name = "ibtool"

  /// Returns whether a program name selects the `ibtool` mode: the name itself, or one that ends in
  /// `-ibtool`.
  static func answers(to program: String) -> Bool {
    program == name || program.utf8.reversed().starts(with: "-\(name)".utf8.reversed())
  }

  /// Runs a command line.
  ///
  /// The last component of the program's path determines the version. The status is 64 without
  /// arguments, and 2 if nothing can be printed or an output would overwrite an input.
  static func run(_ words: [String], name program: String, console: Console) -> ExitStatus {
    guard !words.isEmpty else {
      console.writeError(Array(help.utf8))
      return .noArguments
    }
    var run = InterfaceBuilderRun(words, as: program)
    do throws(ToolError) {
      if run.request.flags.contains("help") {
        try console.print(help)
        return .clean
      }
      if run.request.errors.isEmpty { try answer(&run, console) }
      try console.print(run.bytes)
      return run.isFailure ? .findings : .clean
    } catch {
      console.report(error.message)
      return .failure
    }
  }

  /// Checks the document and writes the requested outputs, if all of them are supported.
  private static func answer(
    _ run: inout InterfaceBuilderRun, _ console: Console
  ) throws(ToolError) {
    for path in run.outputs {
      do throws(EnvironmentError) {
        try OutputTarget.file(path).check()
      } catch {
        run.record(error.message, at: path)
      }
    }
    guard !run.isFailure else { return }
    if let path = run.document() {
      do throws(ToolError) {
        try inspect(into: path, &run, console)
      } catch {
        if case .environment(.replacesInput) = error { throw error }
        run.record(error.message, at: path)
      }
    }
    // Checked after reading the document, so that an output that is the input is detected.
    if let list = run.partialInfoPlist {
      try write(list.bytes, to: list.path, as: .propertyList, &run)
    }
    run.recordUnsupported()
  }

  private static func inspect(
    into path: String, _ run: inout InterfaceBuilderRun, _ console: Console
  ) throws(ToolError) {
    let search = try ToolError.rethrowing(file: InputSearch([path]))
    guard let input = search.documents.first, input.path == path else {
      return run.record("expected a document, but this is a folder", at: path)
    }
    let file = try ToolError.rethrowing(environment: Batch.read(input, console, Limits()))
    guard let exports = run.describe(file) else { return }
    for export in exports { try write(export.bytes, to: export.path, as: .strings, &run) }
    guard run.needsFindings else { return }
    var documents = DocumentArguments(
      operands: [path], options: CompilerOptions(configurations: [.canvas]))
    documents.options.resolvesColors = false
    documents.configuration = .search
    documents.jobs = 1
    documents.namesConfigurations = true
    documents.deploymentTarget = run.deploymentTarget
    var batch = try LintBatch(documents, rules: InterfaceBuilderRun.rules)
    let reports = try batch.reports(console)
    if let fault = batch.faults.first { throw .environment(fault) }
    run.add(reports.filter { $0.path == path }.flatMap(\.entries), in: path)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, as kind: OutputKind, _ run: inout InterfaceBuilderRun
  ) throws(ToolError) {
    do throws(EnvironmentError) {
      try OutputFile.write(bytes, to: path, as: kind)
    } catch {
      if case .replacesInput = error { throw .environment(error) }
      run.record(error.message, at: path)
    }
  }

  /// The output of `--help`.
  static let help =
    "Usage: ibtool FLAG… DOCUMENT\n       ninefold ibtool FLAG… DOCUMENT\n\n"
    + TextColumns.wrapped(
      """
      Print the contents and the problems of a document as Apple's ibtool does. Nibs are not \
      written: a command line that requests one checks the document and fails. Unknown flags are \
      ignored with a warning.
      """)
    + "\nFlags:\n"
    + TextColumns.table([
      ("    --errors, --warnings, --notices", "Print findings of this severity"),
      (
        "    --PART",
        "Print a part of the document: classes, connections, hierarchy, objects or version-history"
      ),
      (
        "    --localizable-PART",
        """
        Print localizable values: strings, stringarrays, geometry, other, \
        to-many-relationships or all
        """
      ),
      ("    --all", "Print all of these sections, with --localizable-all for localizable values"),
      (
        "    --export-strings-file FILE, --generate-strings-file FILE",
        "Write the strings as a strings file in UTF-16"
      ),
      (
        "    --output-format FORMAT",
        "Output format: xml1, binary1 or human-readable-text (default: xml1)"
      ),
      ("    --output-partial-info-plist FILE", "Write an empty property list"),
      ("    --version", "Print the version as a property list"),
    ])
    + "\nExit status:\n  0  no errors were found\n  1  the document has errors or cannot be read, or a nib was requested\n"
    + "  2  standard output cannot be written, or an output would overwrite an input\n  64  there are no arguments\n"
}
