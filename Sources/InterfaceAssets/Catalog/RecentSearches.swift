import Synchronization

/// The catalogs that were searched most recently: others of a large number forget what was read.
///
/// Most documents use the catalogs nearest to them, as the previous document did.
package final class RecentSearches: Sendable {
  private static let limit = 32
  private let searches = Mutex<[CatalogSearch]>([])

  package init() {}

  /// Notes that a catalog is searched.
  func note(_ search: CatalogSearch) {
    let forgotten = searches.withLock { searches -> CatalogSearch? in
      guard searches.last !== search else { return nil }
      searches.removeAll { $0 === search }
      searches.append(search)
      return searches.count > Self.limit ? searches.removeFirst() : nil
    }
    forgotten?.forget()
  }
}
