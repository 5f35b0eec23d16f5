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
    // The paths of the catalog and of the description of the first asset with each name.
    var first: [Key: (catalog: String, path: String)] = [:]
    var findings: [FileFindings] = []
    for (folder, catalog) in sorted {
      for asset in catalog.namedAssets {
        let key = Key(folder: folder, kind: asset.kind, name: asset.name)
        guard let other = first[key] else {
          first[key] = (catalog.path, asset.contents.path)
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
                  Diagnostic.Note("the other asset is here", range: .start, path: other.path)
                ])
            ]))
      }
    }
    return findings
  }
}
