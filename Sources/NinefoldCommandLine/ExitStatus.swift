/// The exit status of the tool.
package enum ExitStatus: Int32, Sendable {
  /// There are no errors.
  case clean = 0
  /// There are findings of error severity.
  case findings = 1
  /// The command line or the environment is invalid.
  case failure = 2
  /// `ibtool` was called without arguments: `EX_USAGE` of `sysexits.h`, as in Apple's tool.
  case noArguments = 64
  /// A merge driver failed: git treats 129 and more as an error, and not as a conflict.
  case driverFailure = 129

  /// Returns the more severe of two statuses.
  func merged(with other: ExitStatus) -> ExitStatus {
    rawValue < other.rawValue ? other : self
  }
}
