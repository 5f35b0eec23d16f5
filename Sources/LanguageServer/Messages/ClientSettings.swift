package import StructuredData

/// The capabilities of a client, from its first request.
package struct ClientSettings: Sendable {
  package var encoding = PositionEncoding.utf16
  /// Whether findings may have related places.
  package var showsRelatedPlaces = false
  /// Whether findings may have tags.
  package var showsTags = false
  /// Whether the codes of findings may have links.
  package var linksCodes = false
  /// Whether the client asks for findings, which are then not published.
  package var pullsDiagnostics = false
  /// Whether the client asks for findings again on request.
  package var refreshesDiagnostics = false
  /// Whether hovers may be Markdown.
  package var readsMarkdown = false
  /// Whether symbols may have children.
  package var nestsSymbols = false
  /// Whether edits may name the version of a document.
  package var readsDocumentChanges = false
  /// Whether the client asks whether something can be renamed.
  package var preparesRename = false
  /// Whether code actions may be objects with edits.
  package var readsActions = false
  /// Whether the edit of a code action may be computed when it is chosen.
  package var resolvesEdits = false
  /// Whether the client watches files on request.
  package var watchesFiles = false
  /// The maximum number of folding ranges, or `nil` if there is none.
  package var foldingLimit: Int?

  package init() {}

  /// Reads the parameters of `initialize`.
  package init(_ parameters: StructuredValue?) {
    let capabilities = parameters?["capabilities"]
    let text = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let offered = capabilities?["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    encoding = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
    let published = text?["publishDiagnostics"]
    showsRelatedPlaces = published?["relatedInformation"]?.bool ?? false
    showsTags = published?["tagSupport"] != nil && published?["tagSupport"]?.bool != false
    linksCodes = published?["codeDescriptionSupport"]?.bool ?? false
    pullsDiagnostics = text?["diagnostic"]?.members != nil
    if pullsDiagnostics {
      let pulled = text?["diagnostic"]
      showsRelatedPlaces = showsRelatedPlaces || pulled?["relatedInformation"]?.bool ?? false
      showsTags = showsTags || pulled?["tagSupport"]?.members != nil
      linksCodes = linksCodes || pulled?["codeDescriptionSupport"]?.bool ?? false
    }
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.bool ?? false
    readsMarkdown =
      text?["hover"]?["contentFormat"]?.array?.contains { $0.string == "markdown" } ?? false
    nestsSymbols =
      text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    readsDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    preparesRename = text?["rename"]?["prepareSupport"]?.bool ?? false
    readsActions = text?["codeAction"]?["codeActionLiteralSupport"]?.members != nil
    resolvesEdits =
      text?["codeAction"]?["resolveSupport"]?["properties"]?.array?
      .contains { $0.string == "edit" } ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    foldingLimit = text?["foldingRange"]?["rangeLimit"]?.number.flatMap { Int(exactly: $0) }
  }
}
