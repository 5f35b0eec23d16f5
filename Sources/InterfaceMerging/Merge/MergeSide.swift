/// One of the three versions in a merge.
package enum MergeSide: String, Sendable, CaseIterable {
  /// The common ancestor.
  case base
  /// The version to which the changes of the other are added.
  case ours
  case theirs

  /// The other of the two changed versions; for the base, ours.
  package var opposite: MergeSide { self == .ours ? .theirs : .ours }
}
