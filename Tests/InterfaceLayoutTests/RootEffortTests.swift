import Testing

@testable import InterfaceLayout

@Suite struct RootEffortTests {
  /// The division of a document into roots.
  private static let divisions = [
    [600], Array(repeating: 10, count: 60), Array(repeating: 1, count: 600), [1, 599], [0, 600],
  ]

  @Test(arguments: divisions)
  func effortOfManyRootsDoesNotExceedTheTotal(weights: [Int]) {
    let whole = RootEffort(weight: 600, of: 600)
    let parts = weights.map { RootEffort(weight: $0, of: 600) }
    #expect(parts.reduce(0) { $0 + $1.solve } <= whole.solve)
    #expect(parts.reduce(0) { $0 + $1.conflicts } <= whole.conflicts)
  }

  @Test func everyRootHasSufficientEffort() {
    // 155,000 for a root of 42 views, the second most of public documents; 490,000 for conflicts of 22.
    let root = RootEffort(weight: 42, of: 1_000_000)
    #expect(root.solve > 155_000)
    #expect(RootEffort(weight: 22, of: 1_000_000).conflicts > 490_000)
  }

  @Test func singleRootHasTheTotalEffort() {
    // 4.5 and 16.7 million for the most entangled root of public documents, of 35 views.
    let root = RootEffort(weight: 35, of: 35)
    #expect(root.solve > 4 * 4_500_000)
    #expect(root.conflicts > 2 * 16_700_000)
  }
}
