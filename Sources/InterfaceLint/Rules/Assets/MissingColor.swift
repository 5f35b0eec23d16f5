import InterfaceModel
package import InterfaceSource

/// A color that no asset catalog contains.
package enum MissingColor: DocumentRule {
  package static let kind = DiagnosticKind(
    "missing-color", .warning, .assets,
    summary: "A document names a color that no asset catalog of its bundle has.",
    rationale:
      "Interface Builder shows the color stored in the document. The running app shows none, and logs a message. A document "
      + "looks colors up in its own bundle: an app does not find those of a Swift package or framework. The finding is a note if "
      + "the color may be in a part of the project that is not in the checkout.",
    remedy: "Add the color to an asset catalog, or correct the name."
  ).aliased("color_resources")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard let assets = document.assets else { return }
    var nearest = NearestNames(limit: FindingList.standardLimit)
    let resources = document.document.resources
    let listed = resources.namedColorRanges.sorted { $0.value.start < $1.value.start }
      .map { ($0.key, $0.value) }
    let unlisted = document.visited(by: UnlistedAssets(resources)).colors
    for (name, range) in listed + unlisted where !assets.hasColor(name) {
      if let elsewhere = assets.bundles(ofColor: name) {
        findings.report(
          kind, at: range, "the color '\(name)' is in another bundle than the document",
          notes: [elsewhere])
        continue
      }
      guard assets.hasColors else { continue }
      let similar = nearest.nearest { assets.color(nearestTo: name) }
      findings.report(
        kind, at: range, "no asset catalog of the project has the color '\(name)'",
        notes: LintedAssets.notes(similar),
        unless: similar == nil ? document.settings.partsWithAssets : [])
    }
  }
}
