import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// Runs git in the folder, as somebody whom no configuration knows.
  func git(_ words: String...) throws { try git(words) }

  func git(_ words: [String]) throws { _ = try gitOutput(words) }

  /// What git prints.
  func gitOutput(_ words: [String]) throws -> String {
    let run = try Program.git.run(
      ["-C", url.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + words)
    try #require(run.status == 0, "\(words): \(run.error)")
    return run.output
  }
}
