import Foundation
import InterfaceAssets
import InterfaceSource
import Synchronization
import Testing

/// Catalogs of which only the requested sets are read.
struct CatalogSearchTests {
  /// A catalog in memory that counts how often each folder is listed and each file read.
  private final class Tree: Sendable {
    /// The bytes of the files, in any order.
    let files: [(path: String, bytes: [UInt8])]
    private let listed = Mutex<[String]>([])
    private let read = Mutex<[String]>([])

    init(_ files: [(path: String, bytes: [UInt8])]) { self.files = files }

    var listedFolders: [String] { listed.withLock { $0.sorted() } }
    var readFiles: [String] { read.withLock { $0.sorted() } }

    var folder: AssetCatalogFolder {
      AssetCatalogFolder(path: "A.xcassets") { [self] folder in
        listed.withLock { $0.append(folder) }
        return entries(in: folder)
      } read: { [self] path, limit in
        read.withLock { $0.append(path) }
        let bytes = files.first { $0.path.utf8.elementsEqual(path.utf8) }?.bytes
        return bytes.map { Array($0.prefix(limit)) }
      }
    }

    /// The whole catalog.
    var whole: Catalog {
      Catalog(reading: AssetCatalogSource(path: "A.xcassets", files: listing))
    }

    /// The catalog as one of many.
    func one(of many: RecentSearches) -> Catalog { Catalog(searching: folder, asOneOf: many) }

    /// The files in the order in which `NinefoldProject` lists them.
    private var listing: [AssetFile] {
      var found: [AssetFile] = []
      var pending = [""]
      while let folder = pending.popLast() {
        for entry in entries(in: folder).sorted(by: {
          $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
        }) {
          let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
          guard !entry.isFolder else {
            pending.append(path)
            continue
          }
          let bytes = files.first { $0.path.utf8.elementsEqual(path.utf8) }?.bytes ?? []
          found.append(AssetFile(path: path, bytes: bytes))
        }
      }
      return found
    }

    private func entries(in folder: String) -> [AssetCatalogFolder.Entry] {
      let start = folder.isEmpty ? [] : Array((folder + "/").utf8)
      var names: [[UInt8]: Bool] = [:]
      for (path, _) in files where path.utf8.starts(with: start) {
        let rest = path.utf8.dropFirst(start.count)
        let slash = rest.firstIndex(of: UInt8(ascii: "/"))
        let name = Array(rest[..<(slash ?? rest.endIndex)])
        // A file without a name represents an empty folder.
        if !name.isEmpty { names[name] = slash != nil }
      }
      return names.map {
        AssetCatalogFolder.Entry(name: String(decoding: $0.key, as: UTF8.self), isFolder: $0.value)
      }
    }
  }

  private static let group = Array(#"{"properties":{"provides-namespace":true}}"#.utf8)

  private static func set(_ file: String) -> [UInt8] {
    Array(
      #"{"images":[{"filename":"\#(file)"}],"symbols":[{"filename":"\#(file)"}],"colors":[{}]}"#
        .utf8)
  }

  private static func description(_ asset: Asset, _ files: [AssetFile?]) -> String {
    let files = files.map { $0?.path ?? "none" } + asset.files.map(\.path)
    return ([asset.name, asset.path, asset.contents.path] + files).joined(separator: ";")
      + ";\(asset.contents.bytes)"
  }

  /// Everything that can be learned about a name.
  private static func answers(_ catalog: Catalog, _ name: String) -> [String] {
    let image = catalog.imageSet(named: name)
    let color = catalog.colorSet(named: name)
    let symbol = catalog.symbolSet(named: name)
    let ordering = AssetLibrary(catalogs: [catalog]).ordering
    return [
      image.map { description($0.asset, $0.slots.map(\.file)) } ?? "none",
      color.map { description($0.asset, []) + ";\($0.slots.count)" } ?? "none",
      symbol.map { description($0.asset, $0.slots.map(\.file)) } ?? "none",
      ordering.nearestImage(to: name + "s") ?? "none",
      ordering.nearestColor(to: name + "s") ?? "none",
      ordering.catalog(withImage: name).map { "\($0)" } ?? "none",
      ordering.catalog(withColor: name).map { "\($0)" } ?? "none",
    ]
  }

  @Test func `nothing is listed until a name is requested`() {
    let tree = Tree([("a.imageset/Contents.json", Self.set("a.png"))])
    let catalog = Catalog(searching: tree.folder)
    let library = AssetLibrary(catalogs: [catalog])
    #expect(!library.ordering.isEmpty)
    #expect(library.catalogs.map(\.path) == ["A.xcassets"])
    #expect(tree.listedFolders.isEmpty)
    #expect(tree.readFiles.isEmpty)
  }

  @Test func `a name opens the groups and its own folder`() {
    var files: [(String, [UInt8])] = [
      ("Icons/Contents.json", Self.group), ("Plain/Contents.json", Array("{}".utf8)),
      ("Contents.json", Array("{}".utf8)),
      ("Icons/star.imageset/Contents.json", Self.set("star.png")),
      ("Icons/star.imageset/star.png", [1]),
      ("Plain/x.appiconset/Contents.json", []),
    ]
    for number in 0..<50 {
      files.append(("Plain/set\(number).imageset/Contents.json", Self.set("a.png")))
      files.append(("color\(number).colorset/Contents.json", Self.set("a.png")))
    }
    let tree = Tree(files)
    let library = AssetLibrary(catalogs: [Catalog(searching: tree.folder)])
    let star = library.imageSet(named: "Icons/star")
    #expect(star?.slots.first?.file?.path == "A.xcassets/Icons/star.imageset/star.png")
    #expect(tree.listedFolders == ["", "Icons", "Icons/star.imageset", "Plain"])
    #expect(tree.readFiles == ["Icons/Contents.json", "Icons/star.imageset/Contents.json"])
    // What is known is not listed or read again.
    #expect(library.imageSet(named: "Icons/star") != nil)
    #expect(library.imageSet(named: "star") == nil)
    #expect(library.colorSet(named: "color50") == nil)
    #expect(library.catalogIndex(ofImage: "Icons/star")?.index == 0)
    #expect(tree.listedFolders.count == 4)
    // A similar name is found among the names, and only its own set is read.
    #expect(library.ordering.nearestImage(to: "Icons/stra") == "Icons/star")
    #expect(tree.listedFolders.count == 4)
    #expect(library.ordering.nearestColor(to: "color77") != nil)
    #expect(tree.listedFolders.allSatisfy { !$0.contains("imageset") || $0.contains("star") })
    #expect(library.colorSet(named: "color7")?.asset.name == "color7")
    #expect(tree.readFiles.filter { $0 == "color7.colorset/Contents.json" }.count == 1)
  }

  @Test func `catalogs are searched in order until one has the name`() {
    let trees = (0..<3).map { number in
      Tree([("a\(number).imageset/Contents.json", Self.set("a.png"))])
    }
    let names = CatalogNames(trees.map { Catalog(searching: $0.folder) })
    let library = AssetLibrary(
      ordering: CatalogOrdering(names) { [7, 5, nil][$0] }, looseImages: LooseImages(files: []))
    #expect(library.imageSet(named: "a1") != nil)
    #expect(trees.map(\.listedFolders.isEmpty) == [true, false, true])
    #expect(library.imageSet(named: "a0") != nil)
    #expect(trees.map(\.listedFolders.isEmpty) == [false, false, true])
    #expect(library.imageSet(named: "a2") == nil)
    #expect(trees.map(\.listedFolders.isEmpty) == [false, false, true])
    // After many searches, an index of all names takes over.
    for _ in 0..<100 { #expect(library.imageSet(named: "a0")?.asset.name == "a0") }
    #expect(trees.map(\.listedFolders.isEmpty) == [false, false, false])
    #expect(library.imageSet(named: "a2") == nil)
    #expect(library.catalogIndex(ofImage: "a0")?.index == 1)
  }

  @Test(arguments: ["Adaptive.xcassets", "Broken.xcassets"])
  func `searching a fixture gives the answers of reading it`(name: String) {
    let files = FixtureCatalog.files(of: FixtureCatalog.folder.appending(path: name))
    let tree = Tree(files.map { ($0.path, $0.read(.max) ?? []) })
    let whole = tree.whole
    let names =
      (whole.imageSets.map(\.asset.name) + whole.colorSets.map(\.asset.name)
      + whole.symbolSets.map(\.asset.name)).flatMap { [$0, "Icons/" + $0, $0 + "x"] }
    #expect(names.count >= 15)
    for name in names {
      // Each name is the first one that is requested.
      let searched = Catalog(searching: tree.folder)
      #expect(Self.answers(searched, name) == Self.answers(whole, name), "\(name)")
    }
    let searched = Catalog(searching: tree.folder)
    for name in names { #expect(Self.answers(searched, name) == Self.answers(whole, name)) }
    #expect(searched.findings.map(\.file.path) == whole.findings.map(\.file.path))
    let many = RecentSearches()
    let one = tree.one(of: many)
    for (index, name) in names.enumerated() {
      #expect(Self.answers(one, name) == Self.answers(whole, name))
      // Searches of others make it forget what was read.
      for _ in 0..<index { _ = tree.one(of: many).hasImages }
    }
    #expect(one.findings.map(\.file.path) == whole.findings.map(\.file.path))
    #expect(one.findings.map(\.diagnostics) == whole.findings.map(\.diagnostics))
    #expect(one.imageSets.map(\.asset.path) == whole.imageSets.map(\.asset.path))
  }

  @Test func `one of many catalogs forgets what was read`() {
    let tree = Tree([("a.imageset/Contents.json", Self.set("a.png"))])
    let many = RecentSearches()
    let one = tree.one(of: many)
    let read = { one.imageSet(named: "a") != nil ? tree.readFiles.count : 0 }
    #expect(read() == 1)
    #expect(read() == 1)
    let others = (0..<50).map { _ in Tree([("a.imageset/Contents.json", Self.set("a.png"))]) }
    for other in others { #expect(other.one(of: many).imageSet(named: "a") != nil) }
    #expect(read() == 2)
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let parts = [
    "a", "A", "b", "é", "e\u{301}", "a.imageset", "A.imageset", "a.ImageSet", "b.imageset",
    "é.imageset", "e\u{301}.imageset", "a.colorset", "b.colorset", "a.symbolset", "a.dataset",
    "a.spriteatlas", "a-b.imageset", ".imageset", ".a", "a.b.imageset",
  ]

  /// Groups with and without namespaces, empty folders, sets inside sets, and names that differ only
  /// in case or in their bytes.
  @Test(arguments: 0..<40) func `searching random catalogs gives the answers of reading them`(
    seed: Int
  ) {
    var random = Random(state: UInt64(seed))
    var hits = 0
    for _ in 0..<30 {
      var files: [[UInt8]: (String, [UInt8])] = [:]
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        let depth = Int.random(in: 1...3, using: &random)
        let folder = (0..<depth).map { _ in Self.parts.randomElement(using: &random) ?? "a" }
          .joined(separator: "/")
        let file =
          ["a.png", "A.png", "", "é.png", "e\u{301}.png"]
          .randomElement(using: &random) ?? ""
        if Bool.random(using: &random) {
          let path = folder + "/Contents.json"
          files[Array(path.utf8)] =
            (path, Bool.random(using: &random) ? Self.group : Self.set(file))
        }
        if !file.isEmpty || Bool.random(using: &random) {
          files[Array((folder + "/" + file).utf8)] = (folder + "/" + file, [])
        }
      }
      let tree = Tree(Array(files.values))
      let whole = tree.whole
      let shared = Catalog(searching: tree.folder)
      let one = tree.one(of: RecentSearches())
      let names = ["a", "A", "b", "é", "e\u{301}", "a-b", "a.b", "", "/a", "a/", "a//a"]
      for name in names.flatMap({ [$0, "a/\($0)", "é/\($0)", "A/b/\($0)", "a.spriteatlas/\($0)"] })
      {
        let expected = Self.answers(whole, name)
        #expect(Self.answers(shared, name) == expected, "\(name) in \(files.values.map(\.0))")
        #expect(Self.answers(Catalog(searching: tree.folder), name) == expected)
        #expect(Self.answers(one, name) == expected)
        hits += expected.count { $0 != "none" }
      }
      #expect(Catalog(searching: tree.folder).hasImages == !whole.imageSets.isEmpty)
      #expect(Catalog(searching: tree.folder).hasColors == !whole.colorSets.isEmpty)
      #expect(one.hasImages == !whole.imageSets.isEmpty)
      #expect(one.hasColors == !whole.colorSets.isEmpty)
    }
    #expect(hits > 100)
  }
}
