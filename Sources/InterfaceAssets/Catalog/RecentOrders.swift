import Synchronization

/// The orders of catalogs that were asked for last.
///
/// Each folder has an order of its own, of all catalogs; to keep those of all folders would take memory for folders times catalogs.
final class RecentOrders: Sendable {
  /// How many are kept; workers look into documents of a few folders at a time.
  private static let most = 8
  private let kept = Mutex<(orders: [(owner: Int, numbers: [Int])], owners: Int)>(([], 0))

  /// A number for a new ordering.
  func number() -> Int {
    kept.withLock { kept in
      kept.owners += 1
      return kept.owners
    }
  }

  /// The order of an ordering: the numbers of the catalogs.
  ///
  /// - Parameters:
  ///   - owner: The ordering's number.
  ///   - make: Makes the order.
  /// - Returns: The order.
  func order(of owner: Int, _ make: () -> [Int]) -> [Int] {
    let known = kept.withLock { $0.orders.first { $0.owner == owner }?.numbers }
    if let known { return known }
    // Two workers may make the same: it is the same.
    let numbers = make()
    kept.withLock { kept in
      kept.orders.removeAll { $0.owner == owner }
      if kept.orders.count == Self.most { kept.orders.removeFirst() }
      kept.orders.append((owner, numbers))
    }
    return numbers
  }
}
