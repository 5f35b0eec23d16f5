import InterfaceSource

/// Catalogs in the search order for the documents of one folder.
///
/// The complete order is computed on demand; looking up a name does not require it.
package final class CatalogOrdering: Sendable {
  private let names: CatalogNames
  /// A function that returns the rank of a catalog by its index, or `nil` for a catalog that is not
  /// searched.
  private let rank: @Sendable (Int) -> UInt64?

  /// Creates an order of catalogs.
  ///
  /// - Parameters:
  ///   - names: The catalogs.
  ///   - rank: A function that returns the unique rank of a catalog by its index, or `nil` for a
  ///     catalog that is not searched.
  package init(_ names: CatalogNames, rank: @escaping @Sendable (Int) -> UInt64?) {
    self.names = names
    self.rank = rank
  }

  /// Whether no catalog is searched.
  package var isEmpty: Bool { !contains { _ in true } }

  /// The indices of the catalogs in search order, computed on every access.
  package var numbers: [Int] {
    let ranked = names.catalogs.indices.compactMap { number in
      rank(number).map { (rank: $0, number: number) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.number)
  }

  /// The catalogs in search order.
  var catalogs: [Catalog] { numbers.map { names.catalogs[$0] } }

  /// Returns the image name most similar to a given one; at equal similarity, that of the catalog
  /// searched first.
  package func nearestImage(to name: String) -> String? {
    names.indexOfImages.nearest(to: name) { name in
      precedence(names.numbers(ofImage: name)) { $0.position(ofImage: name) }
    }
  }

  /// Returns the color name most similar to a given one; at equal similarity, that of the catalog
  /// searched first.
  package func nearestColor(to name: String) -> String? {
    names.indexOfColors.nearest(to: name) { name in
      precedence(names.numbers(ofColor: name)) { $0.position(ofColor: name) }
    }
  }

  /// Returns whether a searched catalog satisfies a predicate.
  package func contains(where isOfKind: (Catalog) -> Bool) -> Bool {
    names.catalogs.indices.contains { isOfKind(names.catalogs[$0]) && rank($0) != nil }
  }

  /// Returns the catalog with an index.
  package func catalog(_ number: Int) -> Catalog { names.catalogs[number] }

  /// Returns the index of the first catalog with an image.
  package func catalog(withImage name: String) -> Int? { first(names.numbers(ofImage: name)) }

  /// Returns the index of the first catalog with a color.
  package func catalog(withColor name: String) -> Int? { first(names.numbers(ofColor: name)) }

  func imageSet(named name: String) -> ImageSet? {
    catalog(withImage: name).flatMap { names.catalogs[$0].imageSet(named: name) }
  }

  func colorSet(named name: String) -> ColorSet? {
    catalog(withColor: name).flatMap { names.catalogs[$0].colorSet(named: name) }
  }

  func symbolSet(named name: String) -> SymbolSet? {
    first(names.numbers(ofSymbol: name)).flatMap { names.catalogs[$0].symbolSet(named: name) }
  }

  /// Returns the number of catalogs that are searched before one.
  func index(of number: Int) -> Int? {
    rank(number).map { own in
      names.catalogs.indices.count { other in rank(other).map { $0 < own } ?? false }
    }
  }

  /// Returns the catalog that is searched first among the given ones.
  private func first(_ numbers: [Int]) -> Int? { best(numbers)?.number }

  private func best(_ numbers: [Int]) -> (rank: UInt64, number: Int)? {
    var best: (rank: UInt64, number: Int)?
    for number in numbers {
      guard let rank = rank(number) else { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, number) }
    }
    return best
  }

  /// Returns the precedence of an asset in the first catalog that contains it.
  private func precedence(_ numbers: [Int], _ position: (Catalog) -> Int?) -> Precedence? {
    best(numbers).flatMap { best in
      position(names.catalogs[best.number]).map { Precedence(rank: best.rank, position: $0) }
    }
  }

  /// The precedence of an asset: its position among those of all catalogs.
  private struct Precedence: Comparable {
    var rank: UInt64
    var position: Int

    static func < (left: Precedence, right: Precedence) -> Bool {
      (left.rank, left.position) < (right.rank, right.position)
    }
  }
}
