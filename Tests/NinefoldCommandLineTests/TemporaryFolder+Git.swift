import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// Runs git in the folder, with an identity that no configuration contains.
  func git(_ words: String...) throws { try git(words) }

  func git(_ words: [String]) throws { _ = try gitOutput(words) }

  /// Returns the output of git.
  func gitOutput(_ words: [String]) throws -> String {
    let run = try Program.git.run(
      ["-C", url.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + words)
    try #require(run.status == 0, "\(words): \(run.error)")
    return run.output
  }
}
