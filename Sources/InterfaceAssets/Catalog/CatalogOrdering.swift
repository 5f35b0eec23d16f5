import InterfaceSource

/// Catalogs in the order in which the documents of one folder ask them.
///
/// The order is made when somebody asks for all of it; a name is found without.
package final class CatalogOrdering: Sendable {
  private let names: CatalogNames
  /// Where a catalog stands among the others, by its number; nil for one that is not asked.
  private let rank: @Sendable (Int) -> UInt64?

  /// Orders catalogs.
  ///
  /// - Parameters:
  ///   - names: The catalogs.
  ///   - rank: Where a catalog stands among the others, by its number, which no other one has; nil for one that is not
  ///     asked.
  package init(_ names: CatalogNames, rank: @escaping @Sendable (Int) -> UInt64?) {
    self.names = names
    self.rank = rank
  }

  /// Whether no catalog is asked.
  package var isEmpty: Bool { !contains { _ in true } }

  /// The numbers of the catalogs in their order, which is made anew.
  package var numbers: [Int] {
    let ranked = names.catalogs.indices.compactMap { number in
      rank(number).map { (rank: $0, number: number) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.number)
  }

  /// The catalogs in their order.
  var catalogs: [Catalog] { numbers.map { names.catalogs[$0] } }

  /// The image of some catalog with the name nearest to one that somebody wrote; of equals the one that is asked first.
  package func nearestImage(to name: String) -> String? {
    names.indexOfImages.nearest(to: name) { name in
      place(names.numbers(ofImage: name)) { $0.position(ofImage: name) }
    }
  }

  /// The colour of some catalog with the name nearest to one that somebody wrote; of equals the one that is asked first.
  package func nearestColor(to name: String) -> String? {
    names.indexOfColors.nearest(to: name) { name in
      place(names.numbers(ofColor: name)) { $0.position(ofColor: name) }
    }
  }

  /// Whether a catalog that is asked is of a kind.
  package func contains(where isOfKind: (Catalog) -> Bool) -> Bool {
    names.catalogs.indices.contains { isOfKind(names.catalogs[$0]) && rank($0) != nil }
  }

  func catalog(_ number: Int) -> Catalog { names.catalogs[number] }

  func catalog(withImage name: String) -> Int? { first(names.numbers(ofImage: name)) }

  func imageSet(named name: String) -> ImageSet? {
    catalog(withImage: name).flatMap { names.catalogs[$0].imageSet(named: name) }
  }

  func colorSet(named name: String) -> ColorSet? {
    first(names.numbers(ofColor: name)).flatMap { names.catalogs[$0].colorSet(named: name) }
  }

  func symbolSet(named name: String) -> SymbolSet? {
    first(names.numbers(ofSymbol: name)).flatMap { names.catalogs[$0].symbolSet(named: name) }
  }

  /// How many catalogs are asked before one.
  func index(of number: Int) -> Int? {
    rank(number).map { own in
      names.catalogs.indices.count { other in rank(other).map { $0 < own } ?? false }
    }
  }

  /// The one of some catalogs that is asked first.
  private func first(_ numbers: [Int]) -> Int? { best(numbers)?.number }

  private func best(_ numbers: [Int]) -> (rank: UInt64, number: Int)? {
    var best: (rank: UInt64, number: Int)?
    for number in numbers {
      guard let rank = rank(number) else { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, number) }
    }
    return best
  }

  /// Where an asset stands: in the first of the catalogs that have it, at a position.
  private func place(_ numbers: [Int], _ position: (Catalog) -> Int?) -> Place? {
    best(numbers).flatMap { best in
      position(names.catalogs[best.number]).map { Place(rank: best.rank, position: $0) }
    }
  }

  /// Where an asset stands among those of all catalogs.
  private struct Place: Comparable {
    var rank: UInt64
    var position: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.rank, left.position) < (right.rank, right.position)
    }
  }
}
