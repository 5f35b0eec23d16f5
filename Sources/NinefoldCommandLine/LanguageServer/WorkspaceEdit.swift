import LanguageServer
import StructuredData

/// Changes of documents that a client carries out.
struct WorkspaceEdit {
  /// The changes of one document.
  struct Part {
    let uri: String
    /// The version that the ranges refer to, or `nil` for a document that is not open.
    let version: Int?
    let edits: [(range: TextRange, text: String)]
  }

  let parts: [Part]

  /// Writes the changes, with versions if the client reads them.
  func write(_ settings: ClientSettings, to writer: inout JSONWriter) {
    writer.object { writer in
      guard settings.readsDocumentChanges else {
        writer.object("changes") { writer in
          for part in parts {
            writer.key(part.uri)
            part.write(to: &writer)
          }
        }
        return
      }
      writer.array("documentChanges", parts) { writer, part in
        writer.object { writer in
          writer.object("textDocument") { writer in
            writer.member("uri", part.uri)
            if let version = part.version {
              writer.member("version", version)
            } else {
              writer.key("version")
              writer.null()
            }
          }
          writer.key("edits")
          part.write(to: &writer)
        }
      }
    }
  }
}

extension WorkspaceEdit.Part {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.array(edits) { writer, edit in
      writer.object { writer in
        writer.key("range")
        edit.range.write(to: &writer)
        writer.member("newText", edit.text)
      }
    }
  }
}
