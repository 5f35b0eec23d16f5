import InterfaceEmission
import InterfaceSource

/// One finding as a result of a SARIF log.
struct SARIFResult {
  /// What became of a finding.
  enum State: Sendable {
    /// It is reported.
    case reported
    /// A configuration suppresses it.
    case suppressed(reason: String)
    /// A baseline has it.
    case baselined
  }

  let entry: FileReport.Entry
  let state: State
  /// The path of its file, relative where it can be.
  let path: String
  /// The names of all configurations that were looked into.
  let configurations: [String]
  let ruleIndex: Int
  let fingerprint: String

  private var diagnostic: Diagnostic { entry.diagnostic }

  /// Writes the members of the result.
  ///
  /// Each says whether it is suppressed, or new, where any result of the run is suppressed or in a baseline.
  func write(
    hasSuppressions: Bool, hasBaseline: Bool, relative: (String) -> String,
    to result: inout JSONWriter
  ) {
    result.member("ruleId", diagnostic.id)
    result.member("ruleIndex", Double(ruleIndex))
    result.member("level", diagnostic.severity.rawValue)
    let placeless = entry.notes.filter { $0.location == nil && $0.note.path == nil }
    let text = [FindingText.message(entry, of: configurations)] + placeless.map(\.note.message)
    writeMessage(text.joined(separator: "\n"), to: &result)
    result.key("locations")
    result.array {
      $0.object { location in
        location.key("physicalLocation")
        location.object { physical in
          writeArtifact(path, to: &physical)
          physical.key("region")
          physical.object {
            writeRegion(
              entry.start, entry.end, entry.columns, diagnostic.range, to: &$0)
          }
        }
        writeLogical(diagnostic.object, diagnostic.scene, to: &location)
      }
    }
    writeRelated(relative, to: &result)
    writeFixes(to: &result)
    result.key("partialFingerprints")
    result.object { $0.member("ninefold/v1", fingerprint) }
    writeState(hasSuppressions, hasBaseline, to: &result)
    result.key("properties")
    result.object { properties in
      properties.key("configurations")
      properties.array(diagnostic.configurations) { $0.value($1) }
    }
  }

  private func writeMessage(_ text: String, to writer: inout JSONWriter) {
    writer.key("message")
    writer.object { $0.member("text", SARIFReport.message(text)) }
  }

  private func writeArtifact(_ path: String, to writer: inout JSONWriter) {
    writer.key("artifactLocation")
    writer.object { $0.member("uri", FileURI.text(path)) }
  }

  private func writeRegion(
    _ start: SourcePosition, _ end: SourcePosition, _ columns: FileReport.UTF16Span,
    _ range: SourceRange, to writer: inout JSONWriter
  ) {
    writer.member("startLine", Double(start.line))
    writer.member("startColumn", Double(columns.start))
    writer.member("endLine", Double(end.line))
    writer.member("endColumn", Double(columns.end))
    writer.member("byteOffset", Double(range.start))
    writer.member("byteLength", Double(range.end - range.start))
  }

  private func writeLogical(
    _ object: ObjectID?, _ scene: String?, to writer: inout JSONWriter
  ) {
    guard let name = object?.text ?? scene else { return }
    writer.key("logicalLocations")
    writer.array {
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
    result.key("relatedLocations")
    result.array(notes.enumerated()) { writer, item in
      let (index, note) = item
      writer.object { location in
        location.member("id", Double(index + 1))
        location.key("physicalLocation")
        location.object { physical in
          writeArtifact(note.note.path.map(relative) ?? path, to: &physical)
          guard let place = note.location else { return }
          physical.key("region")
          physical.object { region in
            region.member("startLine", Double(place.line))
            region.member("startColumn", Double(note.utf16Column))
          }
        }
        writeLogical(note.note.object, nil, to: &location)
        writeMessage(note.note.message, to: &location)
      }
    }
  }

  private func writeFixes(to result: inout JSONWriter) {
    guard !entry.fixIts.isEmpty else { return }
    result.key("fixes")
    result.array(entry.fixIts) { writer, fixIt in
      writer.object { fix in
        fix.key("description")
        fix.object { $0.member("text", SARIFReport.message(fixIt.label)) }
        fix.key("artifactChanges")
        fix.array {
          $0.object { change in
            writeArtifact(path, to: &change)
            change.key("replacements")
            change.array(fixIt.edits) { writer, edit in
              writer.object { write(edit, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func write(_ edit: FileReport.PlacedEdit, to replacement: inout JSONWriter) {
    replacement.key("deletedRegion")
    replacement.object {
      writeRegion(edit.start, edit.end, edit.columns, edit.edit.range, to: &$0)
    }
    guard !edit.edit.replacement.isEmpty else { return }
    replacement.key("insertedContent")
    replacement.object {
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
    result.key("suppressions")
    result.array {
      guard case .suppressed(let reason) = state else { return }
      $0.object { item in
        item.member("kind", "external")
        item.member("justification", reason)
      }
    }
  }
}
