import Synchronization

/// The orders of catalogs that were asked for last.
///
/// Each folder has an order of its own, of all catalogs; to keep those of all folders would take memory for folders times catalogs.
final class RecentOrders: Sendable {
  /// An order.
  struct Order {
    /// The number of the ordering that asked for it.
    fileprivate var owner: Int
    /// The numbers of the catalogs.
    var numbers: [Int]
    /// The names of the images of the catalogs; nil before somebody asked for them.
    var imageNames: [String]?
  }

  /// How many are kept; workers look into documents of a few folders at a time.
  private static let most = 8
  private let kept = Mutex<(orders: [Order], owners: Int)>(([], 0))

  /// A number for a new ordering.
  func number() -> Int {
    kept.withLock { kept in
      kept.owners += 1
      return kept.owners
    }
  }

  /// The order of an ordering.
  ///
  /// - Parameters:
  ///   - owner: The ordering's number.
  ///   - isMade: Whether all that is asked for is there already.
  ///   - make: Makes what is missing.
  /// - Returns: The order.
  func order(
    of owner: Int, when isMade: (Order) -> Bool = { _ in true }, _ make: (inout Order) -> Void
  ) -> Order {
    let known = kept.withLock { $0.orders.first { $0.owner == owner } }
    if let known, isMade(known) { return known }
    // Two workers may make the same: it is the same.
    var order = known ?? Order(owner: owner, numbers: [])
    make(&order)
    kept.withLock { kept in
      kept.orders.removeAll { $0.owner == owner }
      if kept.orders.count == Self.most { kept.orders.removeFirst() }
      kept.orders.append(order)
    }
    return order
  }
}
