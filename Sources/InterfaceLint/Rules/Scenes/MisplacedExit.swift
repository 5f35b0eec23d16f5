import InterfaceModel
package import InterfaceSource

/// An exit that is not among the objects of its scene.
package enum MisplacedExit: DocumentRule {
  package static let kind = DiagnosticKind(
    "misplaced-exit", .error, .scenes,
    summary: "The exit of a scene is outside its list of objects.",
    rationale: "Interface Builder silently ignores it, and unwind segues to it are lost.",
    remedy: "Move it to the end of the scene's objects."
  ).aliased("exit_misplaced")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for scene in document.document.scenes {
      for element in scene.extras where element.name == .exit {
        report(element, document, &findings)
      }
    }
    for element in document.document.extras where element.name == .exit {
      findings.report(
        kind, severity: severity(of: element, document), at: element.range, message)
    }
  }

  private static let message =
    "the exit is outside the objects of its scene: segues to it are lost"

  /// Returns an error if a segue leads to the exit.
  ///
  /// An exit that no segue leads to loses nothing.
  private static func severity(
    of exit: Element, _ document: LintedDocument
  ) -> Diagnostic.Severity {
    let id = exit.attributes[.id]
    let destinations = document.document.connections { $0.destination?.text }
    return destinations.contains { $0 == id } ? .error : .note
  }

  private static func report(
    _ element: Element, _ document: LintedDocument, _ findings: inout LintFindings
  ) {
    findings.report(
      kind, severity: severity(of: element, document), at: element.range, message,
      fixIts: move(element, document.file).map {
        [Diagnostic.FixIt("move the exit to the scene's objects", edits: $0, isSafe: true)]
      } ?? [])
  }

  /// Returns the edits that move an element on a line of its own to the end of the objects before
  /// it.
  private static func move(_ element: Element, _ file: SourceFile) -> [SourceEdit]? {
    let bytes = file.bytes
    let end = Int(element.range.end)
    guard end >= 2, bytes[end - 2] == UInt8(ascii: "/") else { return nil }
    var start = Int(element.range.start)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A else { return nil }
    // The list of objects must end on the previous line.
    let close = Array("</objects>".utf8)
    var last = start - 1
    while last > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[last - 1]) { last -= 1 }
    guard last >= close.count, bytes[(last - close.count)..<last].elementsEqual(close) else {
      return nil
    }
    var line = last - close.count
    while line > 0, bytes[line - 1] == 0x20 || bytes[line - 1] == 0x09 { line -= 1 }
    guard line > 0, bytes[line - 1] == 0x0A else { return nil }
    let indentation = Array(bytes[start..<Int(element.range.start)])
    let text =
      indentation + Array("    ".utf8) + Array(bytes[Int(element.range.start)..<end]) + [0x0A]
    // The rest of the line is removed if it is only a line break.
    var rest = end
    if rest < bytes.count, bytes[rest] == 0x0D { rest += 1 }
    guard rest < bytes.count, bytes[rest] == 0x0A else { return nil }
    return [
      SourceEdit(range: SourceRange(start: Int32(line), end: Int32(line)), replacement: text),
      SourceEdit(
        range: SourceRange(start: Int32(start), end: Int32(rest + 1)), replacement: []),
    ]
  }
}
