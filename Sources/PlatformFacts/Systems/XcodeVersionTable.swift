/// The numbers by which documents identify the oldest Xcode that they support: 5000 is Xcode 5.0.
package enum XcodeVersionTable {
  /// The minimum number that identifies a version in this way.
  package static let first = 1000.0
  /// The first version that supports multipliers and alignments of different attributes: earlier
  /// ones warn of an 'unsupported configuration of constraint attributes' (confidence medium).
  package static let anyAlignment = 5100.0
}
