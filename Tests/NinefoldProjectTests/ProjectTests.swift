import Foundation
import Ninefold
import NinefoldProject
import TestSupport
import Testing

@Suite struct ProjectTests {
  /// The catalog next to the document is found: its image has a size, as in the command line's layout.
  @Test func documentsUseTheFilesOfTheirProject() throws {
    let project = try Project(
      at: Fixtures.url("AdaptiveExample").path(percentEncoded: false))
    #expect(project.errors.isEmpty)
    #expect(!project.catalogs.isEmpty)
    let document = try #require(
      project.documents.first { $0.path.hasSuffix("Adaptive.storyboard") })
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let found = try compiler.compile(document)
    #expect(!found.scenes.isEmpty)
    let bare = compiler.compile(try document.read())
    #expect(
      found.layoutFile(named: "A.storyboard") != bare.layoutFile(named: "A.storyboard"))
  }

  @Test func missingPathsAreErrors() {
    #expect(throws: FileError.self) { try Project(at: "/nowhere/at/all") }
  }
}
