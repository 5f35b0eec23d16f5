import InterfaceSource

/// Catalogs in the search order for the documents of one folder.
///
/// The complete order is computed on demand; looking up a name in an index does not require it.
package final class CatalogOrdering: Sendable {
  private let names: CatalogNames
  /// A function that returns the rank of a catalog by its index, or `nil` for a catalog that is not
  /// searched.
  private let rank: @Sendable (Int) -> UInt64?
  /// The indices of the catalogs in search order, kept for searches one after another.
  private let order: OnDemand<[Int]>

  /// Creates an order of catalogs.
  ///
  /// - Parameters:
  ///   - names: The catalogs.
  ///   - rank: A function that returns the unique rank of a catalog by its index, or `nil` for a
  ///     catalog that is not searched.
  package init(_ names: CatalogNames, rank: @escaping @Sendable (Int) -> UInt64?) {
    self.names = names
    self.rank = rank
    order = OnDemand { Self.ordered(Array(names.catalogs.indices), rank) }
  }

  /// Whether no catalog is searched.
  package var isEmpty: Bool { !contains { _ in true } }

  /// The indices of the catalogs in search order, computed on every access.
  package var numbers: [Int] { Self.ordered(Array(names.catalogs.indices), rank) }

  /// The catalogs in search order.
  var catalogs: [Catalog] { numbers.map { names.catalogs[$0] } }

  /// Returns the image name most similar to a given one; at equal similarity, that of the catalog
  /// searched first.
  package func nearestImage(to name: String) -> String? { nearest(.image, to: name) }

  /// Returns the color name most similar to a given one; at equal similarity, that of the catalog
  /// searched first.
  package func nearestColor(to name: String) -> String? { nearest(.color, to: name) }

  /// Returns whether a searched catalog satisfies a predicate.
  package func contains(where isOfKind: (Catalog) -> Bool) -> Bool {
    names.catalogs.indices.contains { rank($0) != nil && isOfKind(names.catalogs[$0]) }
  }

  /// Returns the catalog with an index.
  package func catalog(_ number: Int) -> Catalog { names.catalogs[number] }

  /// Returns the index of the first catalog with an image.
  package func catalog(withImage name: String) -> Int? { first(.image, name)?.number }

  /// Returns the index of the first catalog with a color.
  package func catalog(withColor name: String) -> Int? { first(.color, name)?.number }

  func imageSet(named name: String) -> ImageSet? {
    catalog(withImage: name).flatMap { names.catalogs[$0].imageSet(named: name) }
  }

  func colorSet(named name: String) -> ColorSet? {
    catalog(withColor: name).flatMap { names.catalogs[$0].colorSet(named: name) }
  }

  func symbolSet(named name: String) -> SymbolSet? {
    first(.symbol, name).flatMap { names.catalogs[$0.number].symbolSet(named: name) }
  }

  /// Returns the number of catalogs that are searched before one.
  func index(of number: Int) -> Int? {
    rank(number).map { own in
      names.catalogs.indices.count { other in rank(other).map { $0 < own } ?? false }
    }
  }

  /// Returns the asset with a name in the catalog that is searched first among those with it.
  private func first(_ kind: NamedKind, _ name: String) -> (number: Int, asset: Asset)? {
    guard let numbers = names.numbers(kind, name) else {
      let numbers = order.value
      let position = numbers.firstIndex { names.catalogs[$0].asset(kind, named: name) != nil }
      names.countSearches(position.map { $0 + 1 } ?? numbers.count)
      return position.flatMap { asset(kind, name, in: numbers[$0]) }
    }
    for number in numbers.count == 1 ? numbers : Self.ordered(numbers, rank) {
      guard rank(number) != nil else { continue }
      if let found = asset(kind, name, in: number) { return found }
    }
    return nil
  }

  private func asset(
    _ kind: NamedKind, _ name: String, in number: Int
  ) -> (number: Int, asset: Asset)? {
    names.catalogs[number].asset(kind, named: name).map { (number, $0) }
  }

  /// Returns the indices of catalogs in search order, without those that are not searched.
  private static func ordered(
    _ numbers: [Int], _ rank: @Sendable (Int) -> UInt64?
  ) -> [Int] {
    let ranked = numbers.compactMap { number in rank(number).map { (rank: $0, number: number) } }
    return ranked.sorted { $0.rank < $1.rank }.map(\.number)
  }

  private func nearest(_ kind: NamedKind, to name: String) -> String? {
    names.spellings(kind).nearest(to: name) { name in
      first(kind, name).flatMap { number, asset in
        rank(number).map { Precedence(rank: $0, path: asset.path) }
      }
    }
  }

  /// The precedence of an asset among those of all catalogs.
  private struct Precedence: Comparable {
    var rank: UInt64
    /// The path of the asset, which is compared with others of the same catalog.
    var path: String

    static func == (left: Precedence, right: Precedence) -> Bool {
      left.rank == right.rank && left.path.utf8.elementsEqual(right.path.utf8)
    }

    static func < (left: Precedence, right: Precedence) -> Bool {
      left.rank != right.rank
        ? left.rank < right.rank : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
  }
}
