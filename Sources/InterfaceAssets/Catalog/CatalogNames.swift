import InterfaceSource
import Synchronization

/// Catalogs with an index of their names, which the documents of many folders share, each folder
/// with its own order.
package final class CatalogNames: Sendable {
  /// The catalogs that contain each name, by kind of asset.
  private struct Index {
    private var numbers: [[String: [Int]]]

    init(_ catalogs: [Catalog]) {
      var numbers = NamedKind.allCases.map { _ in [String: [Int]]() }
      for (number, catalog) in catalogs.enumerated() {
        for kind in NamedKind.allCases {
          for name in catalog.names(kind) where numbers[kind.rawValue][name]?.last != number {
            numbers[kind.rawValue][name, default: []].append(number)
          }
        }
      }
      self.numbers = numbers
    }

    func numbers(_ kind: NamedKind, _ name: String) -> [Int] { numbers[kind.rawValue][name] ?? [] }

    func names(_ kind: NamedKind) -> some Sequence<String> { numbers[kind.rawValue].keys }
  }

  /// The catalogs.
  package let catalogs: [Catalog]

  /// The index if all catalogs were read, and need not be searched.
  private let index: Index?
  private let indexOnDemand: OnDemand<Index>
  private let spellings: [OnDemand<NearestNameIndex>]
  /// The number of catalogs that were searched for a name.
  private let searches = Atomic(0)

  /// Gathers catalogs.
  package init(_ catalogs: [Catalog]) {
    self.catalogs = catalogs
    let index = catalogs.contains(where: \.isSearched) ? nil : Index(catalogs)
    let indexOnDemand = OnDemand { index ?? Index(catalogs) }
    self.index = index
    self.indexOnDemand = indexOnDemand
    spellings = NamedKind.allCases.map { kind in
      OnDemand { NearestNameIndex(indexOnDemand.value.names(kind)) }
    }
  }

  /// Returns the names of a kind, indexed by spelling.
  func spellings(_ kind: NamedKind) -> NearestNameIndex { spellings[kind.rawValue].value }

  /// Returns the indices of the catalogs that may contain a name, in any order, or `nil` to search
  /// catalogs in order, which reads less for a few documents.
  func numbers(_ kind: NamedKind, _ name: String) -> [Int]? {
    if let index { return index.numbers(kind, name) }
    // By now, the index costs less than the searches did.
    guard searches.load(ordering: .relaxed) > catalogs.count * 4 else { return nil }
    return indexOnDemand.value.numbers(kind, name)
  }

  /// Counts the catalogs that were searched for a name.
  func countSearches(_ count: Int) { searches.add(count, ordering: .relaxed) }
}
