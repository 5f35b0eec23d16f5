import Foundation
import TestSupport
import Testing
import regenerate

@Suite struct DocumentationTests {
  private let declarations: [DocumentedDeclaration] = ExamplesFile.folders.flatMap { folder in
    let top = Fixtures.top.appending(path: folder)
    let all = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") }.flatMap { name in
      let text = (try? String(contentsOf: top.appending(path: name), encoding: .utf8)) ?? ""
      return DocumentationReader.declarations(in: text, path: "\(folder)/\(name)")
    }
  }

  /// The page about the library, whose examples are compiled, too.
  private func libraryPage() throws -> DocumentedDeclaration {
    let url = Fixtures.top.appending(path: ExamplesFile.page)
    return DocumentationReader.page(
      try String(contentsOf: url, encoding: .utf8), path: ExamplesFile.page)
  }

  @Test func everyPublicTypeHasAnExample() {
    #expect(declarations.count > 100)
    for declaration in declarations where declaration.kind == .type {
      #expect(
        !declaration.examples.isEmpty,
        "\(declaration.path):\(declaration.line): \(declaration.name) has no example")
    }
  }

  @Test func generatedExamplesAreUpToDate() throws {
    let url = Fixtures.top.appending(path: ExamplesFile.path)
    let found = try? String(contentsOf: url, encoding: .utf8)
    #expect(
      found == ExamplesFile.text(declarations + [try libraryPage()]),
      "\(ExamplesFile.path) is out of date: run `swift run regenerate`")
  }

  @Test func embeddedExamplesAreUpToDate() throws {
    let folder = Fixtures.top.appending(path: DiagnosticExamplesFile.folder)
    var archives: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      #expect(name.hasSuffix(DiagnosticExamplesFile.ending), "\(name)")
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      // Without a final line break, the last line would run into the next archive.
      #expect(text.hasSuffix("\n"), "\(name)")
      archives[String(name.dropLast(DiagnosticExamplesFile.ending.count))] = text
    }
    let found = try String(
      contentsOf: Fixtures.top.appending(path: DiagnosticExamplesFile.path), encoding: .utf8)
    #expect(
      found == DiagnosticExamplesFile.text(DiagnosticExamplesFile.archive(archives)),
      "\(DiagnosticExamplesFile.path) is out of date: run `swift run regenerate`")
  }
}
