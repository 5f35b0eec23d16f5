import InterfaceSource

/// Finds assets that two catalogs in one folder define, because both belong to one app, in which
/// names are unique.
package enum SiblingCheck {
  private struct Key: Hashable {
    var folder: String
    var kind: AssetKind
    var name: String
  }

  /// Returns the findings between catalogs, file by file.
  ///
  /// - Parameter catalogs: The catalogs in any order.
  /// - Returns: A finding at the later of two assets with the same kind and name, in byte order of
  ///   the catalogs' paths.
  package static func findings(in catalogs: [Catalog]) -> [FileFindings] {
    let locations = catalogs.map { catalog in
      let end = catalog.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? catalog.path.startIndex
      return (folder: String(catalog.path[..<end]), catalog: catalog)
    }
    let counts = locations.reduce(into: [:]) { $0[$1.folder, default: 0] += 1 }
    // A catalog that is alone in its folder shares no names.
    let sorted = locations.filter { counts[$0.folder, default: 0] > 1 }
      .sorted { $0.catalog.path.utf8.lexicographicallyPrecedes($1.catalog.path.utf8) }
    var first: [Key: (catalog: String, asset: Asset)] = [:]
    var findings: [FileFindings] = []
    for (folder, catalog) in sorted {
      let assets =
        catalog.imageSets.map(\.asset) + catalog.colorSets.map(\.asset)
        + catalog.symbolSets.map(\.asset)
      for asset in assets {
        let key = Key(folder: folder, kind: asset.kind, name: asset.name)
        guard let other = first[key] else {
          first[key] = (catalog.path, asset)
          continue
        }
        // Duplicates within one catalog are reported by its reader.
        guard other.catalog != catalog.path else { continue }
        findings.append(
          FileFindings(
            file: asset.contents,
            diagnostics: [
              Diagnostic(
                .duplicateAssetName, at: .start,
                message: "another catalog in this folder also has an asset named \"\(asset.name)\"",
                notes: [
                  Diagnostic.Note(
                    "the other asset is here", range: .start, path: other.asset.contents.path)
                ])
            ]))
      }
    }
    return findings
  }
}
