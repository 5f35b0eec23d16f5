import Foundation
import Testing

extension TemporaryFolder {
  /// Runs git in the folder, as somebody whom no configuration knows.
  func git(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments =
      ["-C", url.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(words)")
  }
}
