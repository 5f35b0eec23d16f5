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

  @Test func everyPublicTypeHasAnExample() {
    #expect(declarations.count > 100)
    for declaration in declarations where declaration.kind == .type {
      #expect(
        !declaration.examples.isEmpty,
        "\(declaration.path):\(declaration.line): \(declaration.name) has no example")
    }
  }

  @Test func theExamplesAreWhatTheDocumentationSays() throws {
    let url = Fixtures.top.appending(path: ExamplesFile.path)
    let found = try? String(contentsOf: url, encoding: .utf8)
    #expect(
      found == ExamplesFile.text(declarations),
      "\(ExamplesFile.path) is out of date: run `swift run regenerate`")
  }

  @Test func theEmbeddedExamplesAreTheFixtures() throws {
    let folder = Fixtures.top.appending(path: DiagnosticExamplesFile.folder)
    let all = try #require(FileManager.default.enumerator(atPath: folder.path))
    var files: [(path: String, text: String)] = []
    for case let path as String in all
    where all.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
      files.append(
        (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8)))
    }
    let found = try String(
      contentsOf: Fixtures.top.appending(path: DiagnosticExamplesFile.path), encoding: .utf8)
    #expect(
      found == DiagnosticExamplesFile.text(DiagnosticExamplesFile.archive(files)),
      "\(DiagnosticExamplesFile.path) is out of date: run `swift run regenerate`")
    // A last line without an end would run into the next file.
    for (path, text) in files { #expect(text.isEmpty || text.hasSuffix("\n"), "\(path)") }
  }
}
