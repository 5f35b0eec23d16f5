/// The numbers by which documents name the oldest Xcode that they are for: 5000 is Xcode 5.0.
package enum XcodeVersionTable {
  /// The least number that names a version in this way.
  package static let first = 1000.0
  /// The first version that knows multipliers and alignments of different attributes: earlier ones warn of an 'unsupported
  /// configuration of constraint attributes' (confidence medium).
  package static let anyAlignment = 5100.0
}
