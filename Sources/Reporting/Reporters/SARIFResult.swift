import InterfaceEmission
import InterfaceSource
import StructuredData

/// One finding as a result of a SARIF log.
struct SARIFResult {
  enum State: Sendable {
    /// The finding is reported.
    case reported
    /// A configuration suppresses the finding.
    case suppressed(reason: String)
    /// The finding is in the baseline.
    case baselined
  }

  let entry: FileReport.Entry
  let state: State
  /// The path of its file, relative if possible.
  let path: String
  /// The names of all configurations that were examined.
  let configurations: [String]
  let ruleIndex: Int
  let fingerprint: String

  private var diagnostic: Diagnostic { entry.diagnostic }

  /// Writes the members of the result.
  ///
  /// If any result of the run is suppressed or in a baseline, all results state whether they are
  /// suppressed or new.
  func write(
    hasSuppressions: Bool, hasBaseline: Bool, relative: (String) -> String,
    to result: inout JSONWriter
  ) {
    result.member("ruleId", diagnostic.id)
    result.member("ruleIndex", ruleIndex)
    result.member("level", diagnostic.severity.rawValue)
    let placeless = entry.notes.filter { $0.location == nil && $0.note.path == nil }
    let text = [FindingText.message(entry, of: configurations)] + placeless.map(\.note.message)
    writeMessage(text.joined(separator: "\n"), to: &result)
    result.array("locations") {
      $0.object { location in
        location.object("physicalLocation") { physical in
          writeArtifact(path, to: &physical)
          physical.object("region") {
            writeRegion(
              entry.start, entry.end, entry.columns, diagnostic.range, to: &$0)
          }
        }
        writeLogical(diagnostic.object, diagnostic.scene, to: &location)
      }
    }
    writeRelated(relative, to: &result)
    writeFixes(to: &result)
    result.object("partialFingerprints") { $0.member("ninefold/v2", fingerprint) }
    writeState(hasSuppressions, hasBaseline, to: &result)
    result.object("properties") { properties in
      properties.array("configurations", diagnostic.configurations) { $0.value($1) }
    }
  }

  private func writeMessage(_ text: String, to writer: inout JSONWriter) {
    writer.object("message") { $0.member("text", SARIFReport.message(text)) }
  }

  private func writeArtifact(_ path: String, to writer: inout JSONWriter) {
    writer.object("artifactLocation") { $0.member("uri", FileURI.text(path)) }
  }

  private func writeRegion(
    _ start: SourcePosition, _ end: SourcePosition, _ columns: FileReport.UTF16Span,
    _ range: SourceRange, to writer: inout JSONWriter
  ) {
    writer.member("startLine", start.line)
    writer.member("startColumn", columns.start)
    writer.member("endLine", end.line)
    writer.member("endColumn", columns.end)
    writer.member("byteOffset", range.start)
    writer.member("byteLength", range.end - range.start)
  }

  private func writeLogical(
    _ object: ObjectID?, _ scene: String?, to writer: inout JSONWriter
  ) {
    guard let name = object?.text ?? scene else { return }
    writer.array("logicalLocations") {
      $0.object { logical in
        logical.member("name", name)
        let parts = [scene, object?.text].compactMap(\.self)
        logical.member("fullyQualifiedName", parts.joined(separator: "/"))
        logical.member("kind", "element")
      }
    }
  }

  private func writeRelated(_ relative: (String) -> String, to result: inout JSONWriter) {
    let notes = entry.notes.filter { $0.location != nil || $0.note.path != nil }
    guard !notes.isEmpty else { return }
    result.array("relatedLocations", notes.enumerated()) { writer, item in
      let (index, note) = item
      writer.object { location in
        location.member("id", index + 1)
        location.object("physicalLocation") { physical in
          writeArtifact(note.note.path.map(relative) ?? path, to: &physical)
          guard let position = note.location else { return }
          physical.object("region") { region in
            region.member("startLine", position.line)
            region.member("startColumn", note.utf16Column)
          }
        }
        writeLogical(note.note.object, nil, to: &location)
        writeMessage(note.note.message, to: &location)
      }
    }
  }

  private func writeFixes(to result: inout JSONWriter) {
    guard !entry.fixIts.isEmpty else { return }
    result.array("fixes", entry.fixIts) { writer, fixIt in
      writer.object { fix in
        fix.object("description") { $0.member("text", SARIFReport.message(fixIt.label)) }
        fix.array("artifactChanges") {
          $0.object { change in
            writeArtifact(path, to: &change)
            change.array("replacements", fixIt.edits) { writer, edit in
              writer.object { write(edit, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func write(_ edit: FileReport.PlacedEdit, to replacement: inout JSONWriter) {
    replacement.object("deletedRegion") {
      writeRegion(edit.start, edit.end, edit.columns, edit.edit.range, to: &$0)
    }
    guard !edit.edit.replacement.isEmpty else { return }
    replacement.object("insertedContent") {
      $0.member("text", String(decoding: edit.edit.replacement, as: UTF8.self))
    }
  }

  private func writeState(
    _ hasSuppressions: Bool, _ hasBaseline: Bool, to result: inout JSONWriter
  ) {
    if hasBaseline {
      if case .baselined = state {
        result.member("baselineState", "unchanged")
      } else {
        result.member("baselineState", "new")
      }
    }
    guard hasSuppressions else { return }
    result.array("suppressions") {
      guard case .suppressed(let reason) = state else { return }
      $0.object { item in
        item.member("kind", "external")
        item.member("justification", reason)
      }
    }
  }
}
