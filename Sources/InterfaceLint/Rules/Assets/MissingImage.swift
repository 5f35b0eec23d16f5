import InterfaceModel
package import InterfaceSource

/// An image that neither an asset catalog nor a file of the project contains.
package enum MissingImage: DocumentRule {
  package static let kind = DiagnosticKind(
    "missing-image", .warning, .assets,
    summary:
      "A document names an image that neither an asset catalog nor an image file of the project has.",
    rationale:
      "The app shows nothing in its place, and logs a message when it loads the document.",
    remedy: "Add the image to an asset catalog, or correct the name."
  ).aliased("image_resources", "asset_ref_missing")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard let assets = document.assets, assets.hasImages else { return }
    var nearest = NearestNames(limit: FindingList.standardLimit)
    let resources = document.document.resources
    let listed = resources.images.filter { !$0.isSymbol && !$0.isEmbedded }
      .map { ($0.name, $0.range) }
    let unlisted = document.visited(by: UnlistedAssets(resources)).images
    for (name, range) in listed + unlisted where !assets.hasImage(name) {
      findings.report(
        kind, at: range, "no asset catalog or file of the project has the image '\(name)'",
        notes: LintedAssets.notes(nearest.nearest { assets.image(nearestTo: name) }))
    }
  }
}
