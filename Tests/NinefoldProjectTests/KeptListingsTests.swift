import InterfaceSource
import Testing

@testable import NinefoldProject

/// Listings that are kept while a project is searched.
@Suite struct KeptListingsTests {
  private static let kinds: [Folder.Kind] = [
    .file, .folder, .folderLink, .unreadableName, .unreadableFolder, .other(.pipe),
    .other(.brokenLink),
  ]

  private static func folder(_ names: [String]) throws -> Folder {
    var folder = try Folder(listing: "/")
    folder.entries = names.enumerated().map { index, name in
      Folder.Entry(name: name, kind: kinds[index % kinds.count])
    }
    return folder
  }

  @Test func `a kept listing is the same`() throws {
    var kept = KeptListings()
    let names = ["", "a.xib", "é", "e\u{301}", "a b", String(repeating: "x", count: 300), "z"]
    let folder = try Self.folder(names)
    kept.keep(.success(folder), of: "A", part: nil)
    kept.keep(.failure(SystemFault(code: 13)), of: "B", part: nil)
    kept.keep(.success(try Self.folder([])), of: "C", part: nil)
    let found = try #require(kept.listing(of: "A")).result.get()
    #expect(found.entries.map { Array($0.name.utf8) } == names.map { Array($0.utf8) })
    #expect(found.entries.map(\.kind) == folder.entries.map(\.kind))
    #expect(throws: SystemFault(code: 13)) { try kept.listing(of: "B")?.result.get() }
    #expect(try kept.listing(of: "C")?.result.get().entries.isEmpty == true)
    #expect(kept.listing(of: "D") == nil)
  }

  @Test func `many listings are found`() throws {
    var kept = KeptListings()
    for number in 0..<3000 {
      let names = (0..<number % 50).map { "\(number)-\($0)-" + String(repeating: "n", count: 20) }
      kept.keep(.success(try Self.folder(names)), of: "\(number)", part: nil)
    }
    for number in stride(from: 0, to: 3000, by: 7) {
      let entries = try #require(kept.listing(of: "\(number)")).result.get().entries
      #expect(entries.count == number % 50)
      #expect(entries.allSatisfy { $0.name.hasPrefix("\(number)-") })
    }
  }

  @Test func `listings of one value become those of another`() throws {
    var kept = KeptListings()
    let (one, two) = (Digest(of: [1]), Digest(of: [2]))
    for (path, part) in [("A", one), ("B", two), ("C", nil), ("D", one)] {
      kept.keep(.success(try Self.folder(["a"])), of: path, part: part)
    }
    kept.move(of: one, to: nil)
    #expect(["A", "B", "C", "D"].map { kept.listing(of: $0)?.part } == [nil, two, nil, nil])
    kept.move(of: two, to: one)
    kept.keep(.success(try Self.folder(["a"])), of: "E", part: one)
    #expect(["B", "E"].map { kept.listing(of: $0)?.part } == [one, one])
  }
}
