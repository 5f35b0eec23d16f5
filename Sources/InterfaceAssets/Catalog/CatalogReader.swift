import InterfaceSource

/// Walks a catalog's folders and reads their assets.
struct CatalogReader {
  private(set) var imageSets: [ImageSet] = []
  private(set) var colorSets: [ColorSet] = []
  private(set) var symbolSets: [SymbolSet] = []
  private(set) var otherSets: [VariantSet] = []
  private(set) var findings: [FileFindings] = []

  private let files: CatalogFiles
  /// Whether the group at each path provides a namespace.
  private var namespaces: [String: Bool]
  /// The path of the first asset with each kind and name.
  private var firstPaths: [String: String] = [:]

  /// Creates a reader of files.
  ///
  /// `namespaces` states whether the groups at some paths provide a namespace; others are read.
  init(_ source: AssetCatalogSource, namespaces: [String: Bool]) {
    files = CatalogFiles(source)
    self.namespaces = namespaces
  }

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
        readGroup(at: folder, name)
      }
    }
    reportColorsWithoutDark()
    // The `Contents.json` of the catalog's own folder has no relevant values, but it must not be
    // malformed.
    if files.hasFile(at: "Contents.json") { report(ContentsReader(folder: "", files: files)) }
  }

  private mutating func readGroup(at folder: String, _ name: Substring) {
    reportUnknownKind(name, at: folder)
    guard files.hasFile(at: folder + "/Contents.json") else { return }
    var contents = ContentsReader(folder: folder, files: files)
    if let isNamespace = contents.providesNamespace { namespaces[folder] = isNamespace }
    contents.diagnostics += KeyCheck.diagnostics(of: contents.root, nil)
    report(contents)
  }

  private mutating func read(_ kind: AssetKind, at folder: String, isWithinAsset: Bool) {
    var contents = ContentsReader(folder: folder, files: files)
    let asset = Asset(
      name: name(of: folder), kind: kind, path: files.fullPath(of: folder),
      contents: contents.file, files: contents.readFiles())
    let set: VariantSet
    switch kind {
    case .imageSet where !isWithinAsset:
      let images = contents.readImageSet(asset)
      imageSets.append(images)
      set = images.variants
      reportDuplicate(asset, &contents)
    case .colorSet where !isWithinAsset:
      let colors = contents.readColorSet(asset)
      colorSets.append(colors)
      set = colors.variants
      reportDuplicate(asset, &contents)
    case .symbolSet where !isWithinAsset:
      let symbols = contents.readSymbolSet(asset)
      symbolSets.append(symbols)
      set = symbols.variants
      reportDuplicate(asset, &contents)
    default:
      set = contents.readVariantSet(asset)
      otherSets.append(set)
    }
    if contents.hasDescription {
      contents.diagnostics += KeyCheck.diagnostics(of: contents.root, kind)
      contents.diagnostics += VariantCheck.diagnostics(of: set)
      contents.diagnostics += SlotCheck.diagnostics(of: contents.root, kind)
      if kind.slotList != nil { contents.checkUnnamedFiles(besides: asset.files) }
    }
    report(contents)
  }

  /// Returns the name of the asset at a path, including the groups that provide a namespace.
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

  /// Reports colors without a dark variant if others of the catalog have one.
  private mutating func reportColorsWithoutDark() {
    func hasDark(_ set: ColorSet) -> Bool {
      set.slots.contains { $0.conditions.appearances.contains(.dark) }
    }
    guard colorSets.contains(where: hasDark) else { return }
    for set in colorSets {
      // A system color has its own value for each appearance.
      let usesPlatformColor = set.slots.contains { slot in
        if case .platform = slot.color { true } else { false }
      }
      guard !usesPlatformColor, !hasDark(set),
        let first = set.slots.first(where: { $0.color != nil })
      else { continue }
      findings.append(
        FileFindings(
          file: set.asset.contents,
          diagnostics: [
            Diagnostic(
              .assetDarkVariantMissing, at: first.range,
              message:
                "\"\(set.asset.name)\" has no dark variant, but other colors of the catalog do")
          ]))
    }
  }

  private mutating func reportDuplicate(_ asset: Asset, _ contents: inout ContentsReader) {
    let key = asset.kind.rawValue + ":" + asset.name
    if let first = firstPaths[key] {
      contents.diagnostics.append(.duplicateAssetName(asset, first: first))
    } else {
      firstPaths[key] = asset.contents.path
    }
  }

  /// Reports a folder whose extension is similar to that of an asset kind and which therefore
  /// counts as a group, probably unintentionally.
  private mutating func reportUnknownKind(_ name: Substring, at folder: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return
    }
    let spelling = String(Substring(name.utf8[name.utf8.index(after: dot)...]))
    let kindNames = AssetKind.allCases.map(\.rawValue) + ["spriteatlas"]
    guard !kindNames.contains(spelling.lowercased()),
      let nearest = NearestName.nearest(to: spelling.lowercased(), among: kindNames)
    else { return }
    let file = SourceFile(path: files.fullPath(of: folder), bytes: [])
    findings.append(
      FileFindings(file: file, diagnostics: [.unknownAssetKind(spelling, nearest: nearest)]))
  }

  private mutating func report(_ contents: ContentsReader) {
    guard !contents.diagnostics.isEmpty else { return }
    let sorted = contents.diagnostics.sorted { $0.range.start < $1.range.start }
    findings.append(FileFindings(file: contents.file, diagnostics: sorted))
  }
}

extension Diagnostic {
  fileprivate static func unknownAssetKind(_ spelling: String, nearest: String) -> Diagnostic {
    Diagnostic(
      .unknownAssetKind, at: .start,
      message: "\"\(spelling)\" is not a kind of asset; the folder is treated as a group",
      notes: [Note("did you mean \"\(nearest)\"?")])
  }

  fileprivate static func duplicateAssetName(_ asset: Asset, first: String) -> Diagnostic {
    Diagnostic(
      .duplicateAssetName, at: .start,
      message: "the catalog has two assets named \"\(asset.name)\"; this one is never used",
      notes: [Note("the first one is here", range: .start, path: first)])
  }
}
