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
    for image in document.document.resources.images where !image.isSymbol {
      if assets.hasImage(image.name) { continue }
      findings.report(
        kind, at: image.range,
        "no asset catalog or file of the project has the image '\(image.name)'",
        notes: LintedAssets.notes(nearest.nearest { assets.image(nearestTo: image.name) }))
    }
  }
}
