/// How the two sides of a constraint compare.
package enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}
