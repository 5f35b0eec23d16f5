import LanguageServer
import StructuredData

/// The requests that the server answers.
enum ServerCapabilities {
  /// The kind of the code action that applies all safe fixes.
  static let fixAll = "source.fixAll.ninefold"

  /// Writes the members of the capabilities.
  static func write(_ settings: ClientSettings, to writer: inout JSONWriter) {
    writer.member("positionEncoding", settings.encoding.rawValue)
    writer.object("textDocumentSync") { writer in
      writer.member("openClose", true)
      writer.member("change", 2)
      writer.object("save") { $0.member("includeText", false) }
    }
    for name in [
      "colorProvider", "declarationProvider", "definitionProvider", "documentHighlightProvider",
      "documentSymbolProvider", "foldingRangeProvider", "hoverProvider", "inlayHintProvider",
      "referencesProvider", "workspaceSymbolProvider",
    ] {
      writer.member(name, true)
    }
    writer.object("completionProvider") { writer in
      writer.array("triggerCharacters", ["<", " ", "\""]) { $0.value($1) }
    }
    writer.object("documentLinkProvider") { $0.member("resolveProvider", false) }
    if settings.preparesRename {
      writer.object("renameProvider") { $0.member("prepareProvider", true) }
    } else {
      writer.member("renameProvider", true)
    }
    writer.object("codeActionProvider") { writer in
      writer.array("codeActionKinds", ["quickfix", fixAll]) { $0.value($1) }
      writer.member("resolveProvider", settings.resolvesEdits)
    }
    if settings.pullsDiagnostics {
      writer.object("diagnosticProvider") { writer in
        writer.member("identifier", "ninefold")
        writer.member("interFileDependencies", true)
        writer.member("workspaceDiagnostics", false)
      }
    }
  }
}
