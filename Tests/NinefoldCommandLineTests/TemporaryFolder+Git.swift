import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// Runs git in the folder, as somebody whom no configuration knows.
  func git(_ words: String...) throws {
    let run = try Program.git.run(
      ["-C", url.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + words)
    try #require(run.status == 0, "\(words): \(run.error)")
  }
}
