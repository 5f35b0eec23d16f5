import Foundation
import Testing

extension TemporaryFolder {
  /// Runs git in the folder, as somebody whom no configuration knows.
  func git(_ words: String...) throws { try git(words) }

  func git(_ words: [String]) throws { _ = try gitOutput(words) }

  /// What git prints.
  func gitOutput(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments =
      ["-C", url.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(words)")
    return String(decoding: bytes, as: UTF8.self)
  }
}
