import Foundation
import Testing

/// Lets an independent validator apply the generated schema to the documents in `Fixtures`.
@Suite(.enabled(if: Jing.path != nil, "jing is not installed"))
struct SchemaTests {
  /// Folders of documents that are broken on purpose.
  private static let broken = ["reading", "decoding", "validation", "schema/invalid"]

  @Test func ownDocumentsAreValid() throws {
    let documents = documents(below: "").filter { document in
      !Self.broken.contains { document.path.contains("/Fixtures/\($0)/") }
    }
    #expect(documents.count >= 3)
    #expect(try Jing.errors(in: documents) == [:])
  }

  /// The line after the comment "the next line is wrong" is where the first error is.
  @Test func brokenDocumentsFailWhereTheySay() throws {
    let documents = documents(below: "schema/invalid")
    let errors = try Jing.errors(in: documents)
    for document in documents {
      let lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
      let comment = try #require(lines.firstIndex { $0.contains("the next line is wrong") })
      #expect(errors[document.path]?.first == comment + 2, "\(document.lastPathComponent)")
    }
  }

  private func documents(below folder: String) -> [URL] {
    let top = Jing.top.appending(path: "Fixtures/\(folder)").standardized
    let all = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}

/// The RELAX NG validator `jing`, which is not part of the package.
private enum Jing {
  static let top = URL(filePath: #filePath).appending(path: "../../..").standardized

  static let path: String? = ["/usr/bin/jing", "/usr/local/bin/jing", "/opt/homebrew/bin/jing"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The lines of the errors in each document that has any.
  static func errors(in documents: [URL]) throws -> [String: [Int]] {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments =
      [top.appending(path: "schemas/interface-builder.rng").path] + documents.map(\.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(
      decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    var errors: [String: [Int]] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let number = Int(parts[1]) else {
        Issue.record("jing: \(line)")
        continue
      }
      errors[String(parts[0]), default: []].append(number)
    }
    return errors
  }
}
