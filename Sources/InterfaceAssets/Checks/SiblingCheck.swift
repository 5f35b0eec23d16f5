import InterfaceSource

/// Looks for assets that two catalogs in one folder define: they belong to one app, which has names once.
package enum SiblingCheck {
  private struct Key: Hashable {
    var folder: String
    var kind: AssetKind
    var name: String
  }

  /// What is wrong in some catalogs together, file by file.
  ///
  /// - Parameter catalogs: The catalogs in any order.
  /// - Returns: The later of two assets of one kind and name, in byte order of the catalogs' paths.
  package static func findings(in catalogs: [Catalog]) -> [FileFindings] {
    let sorted = catalogs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var first: [Key: (catalog: String, asset: Asset)] = [:]
    var findings: [FileFindings] = []
    for catalog in sorted {
      let folder = catalog.path.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast().joined(separator: "/")
      let assets =
        catalog.imageSets.map(\.asset) + catalog.colorSets.map(\.asset)
        + catalog.symbolSets.map(\.asset)
      for asset in assets {
        let key = Key(folder: folder, kind: asset.kind, name: asset.name)
        guard let other = first[key] else {
          first[key] = (catalog.path, asset)
          continue
        }
        // What one catalog has twice it has been told itself.
        guard other.catalog != catalog.path else { continue }
        findings.append(
          FileFindings(
            file: asset.contents,
            diagnostics: [
              Diagnostic(
                .assetNameTaken, at: .start,
                message: "another catalog in this folder has an asset named \"\(asset.name)\" too",
                notes: [
                  Diagnostic.Note(
                    "it is here", range: .start, path: other.asset.contents.path)
                ])
            ]))
      }
    }
    return findings
  }
}
