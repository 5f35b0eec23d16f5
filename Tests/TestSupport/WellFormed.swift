import Foundation
package import Testing

/// Lets `xmllint`, where it is installed, read XML as a foreign judge.
package func expectWellFormed(
  _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let tool = URL(filePath: "/usr/bin/xmllint")
  guard FileManager.default.isExecutableFile(atPath: tool.path) else { return }
  let process = Process()
  process.executableURL = tool
  process.arguments = ["--noout", "--nonet", "-"]
  let (input, errors) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardError = errors
  try process.run()
  try input.fileHandleForWriting.write(contentsOf: Data(bytes))
  try input.fileHandleForWriting.close()
  let message = try errors.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  if process.terminationStatus != 0 {
    Issue.record(
      "xmllint: \(String(decoding: message, as: UTF8.self))", sourceLocation: sourceLocation)
  }
}
