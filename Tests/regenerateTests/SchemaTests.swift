import Foundation
import TestSupport
import Testing

/// Validates the documents in `Fixtures` against the generated schema with `xmllint`, which is not part of the package.
@Suite struct SchemaTests {
  /// Folders of documents that are invalid on purpose.
  private static let broken = [
    "reading", "decoding", "validation", "sharing", "schema/invalid", "diagnostics",
  ]

  private static let schema = Fixtures.url("../schemas/interface-builder.rng").standardized.path

  @Test func ownDocumentsAreValid() throws {
    let documents = Fixtures.documents(in: ".").filter { document in
      !Self.broken.contains { document.hasPrefix("./\($0)/") }
    }
    #expect(documents.count >= 3)
    #expect(try errors(in: documents) == [:])
  }

  /// The validator reports the line after the comment "the next line is wrong".
  ///
  /// xmllint also reports the ancestors of the invalid element, which begin on earlier lines.
  @Test func invalidDocumentsFailAtTheMarkedPath() throws {
    let documents = Fixtures.documents(in: "schema/invalid")
    #expect(!documents.isEmpty)
    let errors = try errors(in: documents)
    for document in documents {
      let lines = try String(contentsOf: Fixtures.url(document), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let comment = try #require(lines.firstIndex { $0.contains("the next line is wrong") })
      #expect(errors[document]?.max() == comment + 2, "\(document)")
    }
  }

  /// Returns the lines of the errors in each document that has errors.
  private func errors(in documents: [String]) throws -> [String: [Int]] {
    let names = Dictionary(uniqueKeysWithValues: documents.map { (Fixtures.url($0).path, $0) })
    let run = try Program.xmllint.run(
      ["--noout", "--nonet", "--relaxng", Self.schema] + names.keys.sorted())
    // Status 3 means "does not validate"; other values are no result about the documents.
    guard run.status == 0 || run.status == 3 else {
      let line = run.error.split(separator: "\n").first ?? ""
      throw ProgramError(description: "xmllint ended with status \(run.status): \(line)")
    }
    var errors: [String: [Int]] = [:]
    var judged = 0
    for line in run.error.split(separator: "\n") {
      if line.hasSuffix(" validates") || line.hasSuffix(" fails to validate") { judged += 1 }
      let parts = line.split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let name = names[String(parts[0])], let number = Int(parts[1])
      else { continue }
      errors[name, default: []].append(number)
    }
    #expect(judged == documents.count)
    return errors
  }
}
