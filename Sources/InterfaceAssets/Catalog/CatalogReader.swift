import InterfaceSource
import JSONReading

/// Walks over a catalog's folders and reads the assets in them.
struct CatalogReader {
  private(set) var imageSets: [ImageSet] = []
  private(set) var colorSets: [ColorSet] = []
  private(set) var symbolSets: [SymbolSet] = []
  private(set) var otherSets: [VariantSet] = []
  private(set) var findings: [FileFindings] = []

  private let files: CatalogFiles
  /// Whether the group at a path gives its name to what is in it.
  private var namespaces: [String: Bool] = [:]
  /// The place of the first asset of each kind and name.
  private var taken: [String: String] = [:]

  /// Takes a catalog's listing.
  init(_ source: AssetCatalogSource) { files = CatalogFiles(source) }

  /// Reads all assets, in byte order of their paths.
  mutating func readAssets() {
    for folder in files.folders {
      let parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
      guard let name = parts.last else { continue }
      let kind = AssetKind(folder: name)
      let outer = parts.dropLast().contains { AssetKind(folder: $0) != nil }
      if let kind {
        read(kind, at: folder, isWithinAsset: outer)
      } else if !outer {
        readGroup(at: folder)
      }
    }
    // The catalog's own folder states nothing that counts, but it must not be malformed.
    if files.hasFile(at: "Contents.json") { report(ContentsReader(folder: "", files: files)) }
  }

  private mutating func readGroup(at folder: String) {
    guard files.hasFile(at: folder + "/Contents.json") else { return }
    var contents = ContentsReader(folder: folder, files: files)
    if let properties = contents.object(contents.root, "properties") {
      namespaces[folder] = contents.bool(properties, "provides-namespace") ?? false
    }
    report(contents)
  }

  private mutating func read(_ kind: AssetKind, at folder: String, isWithinAsset: Bool) {
    var contents = ContentsReader(folder: folder, files: files)
    let asset = Asset(
      name: name(of: folder), kind: kind, path: files.fullPath(of: folder),
      contents: contents.file, files: contents.readFiles())
    switch kind {
    case .imageSet where !isWithinAsset:
      imageSets.append(contents.readImageSet(asset))
      reportTaken(asset, &contents)
    case .colorSet where !isWithinAsset:
      colorSets.append(contents.readColorSet(asset))
      reportTaken(asset, &contents)
    case .symbolSet where !isWithinAsset:
      symbolSets.append(contents.readSymbolSet(asset))
      reportTaken(asset, &contents)
    default:
      otherSets.append(contents.readVariantSet(asset))
    }
    report(contents)
  }

  /// The name of the asset at a path, with the groups that provide a namespace.
  private func name(of folder: String) -> String {
    let parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    var path = ""
    var name = ""
    for part in parts.dropLast() {
      path = CatalogFiles.join(path, String(part))
      if namespaces[path] == true { name = CatalogFiles.join(name, String(part)) }
    }
    let last = parts.last ?? ""
    let dot = last.utf8.lastIndex(of: UInt8(ascii: ".")) ?? last.endIndex
    return CatalogFiles.join(name, String(Substring(last.utf8[..<dot])))
  }

  private mutating func reportTaken(_ asset: Asset, _ contents: inout ContentsReader) {
    let key = asset.kind.rawValue + ":" + asset.name
    if let first = taken[key] {
      contents.diagnostics.append(.assetNameTaken(asset, first: first))
    } else {
      taken[key] = asset.contents.path
    }
  }

  private mutating func report(_ contents: ContentsReader) {
    guard !contents.diagnostics.isEmpty else { return }
    let sorted = contents.diagnostics.sorted { $0.range.start < $1.range.start }
    findings.append(FileFindings(file: contents.file, diagnostics: sorted))
  }
}

extension Diagnostic {
  fileprivate static func assetNameTaken(_ asset: Asset, first: String) -> Diagnostic {
    Diagnostic(
      .assetNameTaken, at: .start,
      message: "the catalog has two assets named \"\(asset.name)\"; this one is never used",
      notes: [Note("the first one is here", range: .start, path: first)])
  }
}
