/// What the tool says to whoever started it.
package enum ExitStatus: Int32, Sendable {
  /// Nothing is wrong.
  case clean = 0
  /// There are findings of error severity.
  case findings = 1
  /// The command line or the environment is wrong.
  case failure = 2
  /// `ibtool` was called without arguments: `EX_USAGE` of `sysexits.h`, as Apple's tool has it.
  case noArguments = 64

  /// The graver of two.
  func merged(with other: ExitStatus) -> ExitStatus {
    rawValue < other.rawValue ? other : self
  }
}
