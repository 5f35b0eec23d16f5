import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// An image that neither an asset catalog nor a file of the project contains.
package enum MissingImage: DocumentRule {
  package static let kind = DiagnosticKind(
    "missing-image", .warning, .assets,
    summary:
      "A document names an image that neither an asset catalog nor an image file of its bundle has.",
    rationale:
      "The app shows nothing in its place, and logs a message when it loads the document. The finding is an error if an image "
      + "view or button shows nothing else and no outlet leads to it. A document looks images up in its own bundle: an app does "
      + "not find those of a Swift package or framework. The finding is a note if the image may be in a part of the project that "
      + "is not in the checkout, or if only the extension '.png' differs from the name of an image set, because Apple does not "
      + "document what happens then.",
    remedy: "Add the image to an asset catalog, or correct the name."
  ).aliased("image_resources", "asset_ref_missing")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard let assets = document.assets else { return }
    var nearest = NearestNames(limit: FindingList.standardLimit)
    var needed: Set<String>?
    let resources = document.document.resources
    let listed = resources.images.filter { !$0.isSymbol && !$0.isEmbedded }
      .map { ($0.name, $0.range) }
    let sizes = Dictionary(
      resources.images.map { ($0.name, $0.size) }, uniquingKeysWith: { first, _ in first })
    let unlisted = document.visited(by: UnlistedAssets(resources)).images
    for (name, range) in listed + unlisted where !assets.hasImage(name) {
      let elsewhere = assets.bundles(ofImage: name)
      guard assets.hasImages || elsewhere != nil else { continue }
      if let set = setName(of: name), assets.hasImage(set) {
        findings.report(
          kind, severity: .note, at: range,
          "no file of the project is named '\(name)', only the image set '\(set)'",
          notes: [Diagnostic.Note("name the image '\(set)': image sets have no extension")])
        continue
      }
      if isLooseFile(name, sizes[name]) {
        findings.report(
          kind, severity: .note, at: range, "no file of the project is named '\(name)'",
          notes: [Diagnostic.Note("Interface Builder had the file when it saved the document")])
        continue
      }
      let names = needed ?? neededImages(document)
      needed = names
      let severity: Diagnostic.Severity? = names.contains(name) ? .error : nil
      if let elsewhere {
        findings.report(
          kind, severity: severity, at: range,
          "the image '\(name)' is in another bundle than the document", notes: [elsewhere])
        continue
      }
      let similar = nearest.nearest { assets.image(nearestTo: name) }
      findings.report(
        kind, severity: severity, at: range,
        "no asset catalog or file of the project has the image '\(name)'",
        notes: LintedAssets.notes(similar),
        // A name that differs little from that of an image is misspelled, wherever others are.
        unless: similar == nil ? document.settings.partsWithAssets : [])
    }
  }

  /// Returns the name of the image set that a name with the extension of a PNG may mean.
  private static func setName(of name: String) -> String? {
    name.lowercased().hasSuffix(".png") && name.utf8.count > 4 ? String(name.dropLast(4)) : nil
  }

  /// Returns whether a name is that of an image file that Interface Builder had when it saved the
  /// document: it stores 128 × 128 points for images that it cannot find (all five names with an
  /// extension in the public documents that were looked up agree: weak).
  private static func isLooseFile(_ name: String, _ size: LayoutSize?) -> Bool {
    guard let size, name.lowercased().hasSuffix(".png") || name.lowercased().hasSuffix(".jpg")
    else { return false }
    return size != LayoutSize(width: 128, height: 128)
  }

  /// Returns the images without which a view shows nothing, and which no code replaces.
  private static func neededImages(_ document: LintedDocument) -> Set<String> {
    let connected = document.connectedObjects
    var names: Set<String> = []
    for view in document.graph.views where view.id.map({ !connected.contains($0) }) ?? true {
      switch view.kind {
      case .imageView:
        if let name = view.attributes[.image] { names.insert(name) }
      case .button:
        guard case .element(let state) = view.properties[.normal],
          (state.attributes[.title] ?? "").isEmpty, state.child(.attributedTitle) == nil,
          let name = state.attributes[.image]
        else { continue }
        names.insert(name)
      default: break
      }
    }
    return names
  }
}
