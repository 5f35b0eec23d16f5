package import InterfaceLint
package import InterfaceSource
import InterfaceAssets
import InterfaceXML
import Ninefold
import StructuredData
package import Reporting

/// A run of `ibtool`: its options, and its output by section.
package struct InterfaceBuilderRun {
  /// The options of the command line.
  package let request: InterfaceBuilderRequest
  private let program: String
  private var report = InterfaceBuilderReport()
  /// Whether there are errors among the requested findings.
  private var hasErrors = false

  /// Parses a command line.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - program: The name of the program, which messages contain.
  package init(_ words: [String], as program: String) {
    request = InterfaceBuilderRequest(words)
    self.program = program
    for warning in request.warnings { report.record(warning, .warning, at: program) }
    for error in request.errors { report.record(error, .error, at: program) }
    if request.flags.contains("version") {
      let version = PropertyListTree.string(ninefoldVersion)
      report.add(
        "\(program).version", .sorted(["bundle-version": version, "short-bundle-version": version]))
    }
  }

  /// Whether there are errors: in the command line, in files, or in the document if its errors were
  /// requested.
  package var isFailure: Bool { hasErrors || report.errorCount > 0 }

  /// The bytes for standard output.
  package var bytes: [UInt8] { report.bytes(request.format) }

  /// The paths of all files to write, sorted.
  package var outputs: [String] {
    (InterfaceBuilderSwitch.exporting + ["output-partial-info-plist"])
      .compactMap { request.values[$0] }.sorted()
  }

  /// The empty partial property list to write, with its path, or `nil` if none is requested.
  package var partialInfoPlist: (path: String, bytes: [UInt8])? {
    request.values["output-partial-info-plist"].map {
      ($0, XMLPropertyListWriter.bytes(.dictionary([])))
    }
  }

  /// Whether findings of the document are requested.
  package var needsFindings: Bool { !severities.isEmpty }

  /// The requested severities, with their flags.
  private var severities: [(flag: String, severity: Diagnostic.Severity)] {
    [("errors", .error), ("notices", .note), ("warnings", .warning)].filter {
      request.prints($0.0)
    }
  }

  /// The rules of `lint` for findings that Interface Builder itself reports.
  ///
  /// Findings that do not belong to a rule of `lint` are always reported.
  package static let rules: Set<DiagnosticKind.ID> = [
    "ambiguous-scrollable-content", "constraint-newer-than-xcode",
    "constraint-on-uninstalled-items", "deprecated-class", "deprecated-layout-guide",
    "duplicate-storyboard-identifier", "launch-screen-with-code", "legacy-segue",
    "misplaced-view", "missing-reuse-identifier", "newer-than-deployment-target",
    "newer-xcode-required", "older-document-target", "outlet-to-prototype",
    "plain-style-in-navigation-item", "segue-without-identifier",
    "static-cells-outside-table-view-controller", "unknown-relationship", "unreachable-scene",
  ]

  /// The app's deployment target for findings, or `nil` if the command line has none or it is for
  /// macOS.
  package var deploymentTarget: DeploymentTarget? {
    guard !request.devices.contains("mac") else { return nil }
    return request.values["minimum-deployment-target"].flatMap {
      DeploymentTarget($0, origin: .commandLine)
    }
  }

  // MARK: Documents

  /// Returns the document to read, or `nil` if there is none, which is an error unless no section
  /// of one was requested.
  package mutating func document() -> String? {
    let documents = request.inputs.filter { !InterfaceBuilderRequest.isCompiled($0) }
    if documents.count > 1 {
      record("expected one document, but \(documents.count) are named", at: program)
    } else if let document = documents.first {
      // Apple's tool does not read standard input: this is the name of a file.
      return document == "-" ? "./-" : document
    } else if request.inputs.isEmpty, !request.flags.contains("version") {
      record("missing argument: a document", at: program)
    }
    return nil
  }

  /// Adds an error about a path.
  package mutating func record(_ error: String, at path: String) {
    report.record(error, .error, at: path)
  }

  /// Adds the sections of a document's content.
  ///
  /// Returns the strings files to write, with their paths, or `nil` if the file is not a document.
  package mutating func describe(_ file: SourceFile) -> [(path: String, bytes: [UInt8])]? {
    let reading = XMLReader.read(file)
    guard let xml = reading.document else {
      for diagnostic in reading.diagnostics {
        let line = file.location(of: diagnostic.range.start).line
        record(diagnostic.message, at: "\(file.path):\(line)")
      }
      return nil
    }
    let found = InterfaceBuilderObjects(xml, of: file)
    let flags = InterfaceBuilderSwitch.printing.filter { request.prints($0) }
    var exports = InterfaceBuilderSwitch.exporting.compactMap { request.values[$0] }.sorted()
    var texts: [KeyedText] = []
    let needsTexts =
      !exports.isEmpty
      || flags.contains { $0 == "objects" || $0.utf8.starts(with: "localizable".utf8) }
    if needsTexts || needsFindings {
      var compiler = Compiler(options: CompilerOptions(configurations: []))
      let compilation = compiler.compile(file)
      if let graph = compilation.laidOut?.graph {
        if needsTexts { texts = KeyedText.all(in: graph) }
      } else {
        // An empty section would be wrong: the document was not examined.
        let reason =
          compilation.foreignSystem.map { "it is for \($0)" }
          ?? compilation.diagnostics.last?.message ?? "it is empty"
        record(
          "the document cannot be processed (\(reason)): "
            + (needsTexts ? "its texts are unknown" : "it was not checked"),
          at: file.path)
        exports = []
      }
    }
    let sections = InterfaceBuilderSections(
      found, InterfaceBuilderLocalization(found, texts: texts))
    for flag in flags {
      if let section = sections.section(flag) { report.add("ibtool.document.\(flag)", section) }
    }
    return exports.map {
      ($0, InterfaceBuilderStringsFile.bytes(texts, classes: sections.platformClasses))
    }
  }

  /// Adds the sections of findings in the document at a path.
  package mutating func add(_ findings: [FileReport.Entry], in path: String) {
    for (flag, severity) in severities {
      let entries = findings.filter { $0.diagnostic.severity == severity }
      hasErrors = hasErrors || severity == .error && !entries.isEmpty
      report.add(
        "ibtool.document.\(flag)", Self.section(entries), lines: entries.map { Self.line($0, path) }
      )
    }
  }

  /// Returns a section as a property list: the findings of each object by its id, and those without
  /// an object under `global`.
  private static func section(_ entries: [FileReport.Entry]) -> PropertyListTree {
    var objects: [String: [PropertyListTree]] = [:]
    for entry in entries {
      objects[entry.diagnostic.object?.text ?? "global", default: []].append(
        .sorted([
          "message": .string(entry.diagnostic.message), "type": .string(entry.diagnostic.id),
          "line": .integer(entry.start.line),
        ]))
    }
    return .sorted(objects.mapValues { .array($0) })
  }

  /// Returns a finding as a line: `path:object: severity: message [id]`.
  private static func line(_ entry: FileReport.Entry, _ path: String) -> String {
    let diagnostic = entry.diagnostic
    // Build systems would interpret some ids as line numbers, or truncate them.
    let id = diagnostic.object?.text ?? ""
    let isClear = !id.isEmpty && Int(id) == nil && !id.utf8.contains(UInt8(ascii: ":"))
    return """
      \(path):\(isClear ? id : "\(entry.start.line)"): \(diagnostic.severity.rawValue): \(diagnostic.message) \
      [\(diagnostic.id)]
      """
  }

  /// Adds messages about requested outputs that are never written.
  package mutating func recordUnsupported() {
    guard !request.writesOutput else {
      return record(
        """
        Ninefold checks documents and prints their contents, but does not write nibs or documents: nothing was \
        compiled, linked, changed or imported
        """, at: request.inputs.first ?? program)
    }
    for input in request.inputs where InterfaceBuilderRequest.isCompiled(input) {
      record("compiled documents are not supported", at: input)
    }
  }
}
