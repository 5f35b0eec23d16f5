/// A use of a command, for its page.
package struct CommandExample: Hashable, Sendable {
  /// The command line.
  package var line: String
  /// The purpose, in one line without a full stop.
  package var purpose: String

  package init(_ line: String, _ purpose: String) {
    self.line = line
    self.purpose = purpose
  }
}
