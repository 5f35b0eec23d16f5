import InterfaceEditing
import InterfaceSource
import JSONRPC
import LanguageServer
import NinefoldProject
import Reporting
import StructuredData

/// Renaming what documents and sources name.
extension ServerSession {
  /// A place whose name can change.
  private struct RenamedPlace {
    let reading: DocumentReading
    let attribute: Int
    let subject: Subject
    let kind: EditRename.Kind
  }

  private func renamedPlace(
    _ parameters: StructuredValue?
  ) throws(ResponseError) -> RenamedPlace? {
    let position = try position(parameters)
    guard let reading = try reading(parameters),
      let place = reading.place(at: position, settings.encoding), place.isInValue,
      let attribute = place.attribute,
      let subject = reading.index.named(byAttribute: attribute, of: place.node),
      let kind = EditRename.Kind(subject)
    else { return nil }
    return RenamedPlace(reading: reading, attribute: attribute, subject: subject, kind: kind)
  }

  func prepareRename(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    guard let place = try renamedPlace(parameters) else { return nil }
    let index = place.reading.index
    return { [settings] writer in
      writer.object { writer in
        writer.key("range")
        place.reading.range(index.range(ofValue: place.attribute), settings.encoding)
          .write(to: &writer)
        writer.member("placeholder", index.value(of: place.attribute))
      }
    }
  }

  func rename(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    guard let newName = parameters?["newName"]?.string else {
      throw ResponseError(.invalidParameters, "the new name is missing")
    }
    guard let place = try renamedPlace(parameters) else {
      throw ResponseError(.requestFailed, "there is nothing here that can be renamed")
    }
    let document = try document(parameters)
    let index = place.reading.index
    guard index.file.bytes == document.text.bytes else {
      throw ResponseError(.requestFailed, "the document cannot be read at the moment")
    }
    var rename = ProjectRename(
      document.path ?? document.uri, in: places(document.uri), includingSources: true,
      open: openFiles)
    let edits: [SourceEdit]
    do throws(EditFault) {
      let request = try EditRename(
        place.kind, index.value(of: place.attribute), to: newName)
      edits = try rename.rename(place.subject, request, index)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
    var parts = [part(document.uri, document.version, document.text, edits)]
    let open = openDocuments
    for file in rename.changes.files {
      let other = open[PathKey(file.path)]
      parts.append(
        part(
          other?.uri ?? FileURI.text(file.path), other?.version,
          other?.text ?? TextBuffer(file.original.bytes), file.edits))
    }
    return { [settings] writer in
      WorkspaceEdit(parts: parts).write(settings, to: &writer)
    }
  }

  private func part(
    _ uri: String, _ version: Int?, _ text: TextBuffer, _ edits: [SourceEdit]
  ) -> WorkspaceEdit.Part {
    WorkspaceEdit.Part(
      uri: uri, version: version,
      edits: edits.sorted { $0.range.start < $1.range.start }.map {
        (text.range($0.range, settings.encoding), String(decoding: $0.replacement, as: UTF8.self))
      })
  }
}

extension EditRename.Kind {
  /// Creates the kind of a subject, or returns `nil` if it cannot be renamed.
  fileprivate init?(_ subject: Subject) {
    switch subject {
    case .object: self = .id
    case .outlet: self = .outlet
    case .action: self = .action
    case .type: self = .type
    case .identifier(_, "identifier"): self = .segue
    case .identifier(_, let attribute): self.init(rawValue: attribute)
    case .image, .color, .scene: return nil
    }
  }
}
