import Foundation
import Ninefold
import NinefoldCommandLine
import TestSupport
import Testing

/// Small projects, one for each way in which Xcode and SwiftPM name resources and settings, with the
/// findings that are expected in them: `Fixtures/lint-projects/NAME.txtar` and `NAME.txt`.
@Suite struct LintProjectTests {
  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: Fixtures.url("lint-projects").path)
    return (files ?? []).filter { $0.hasSuffix(".txtar") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// Writes the files of an archive into a folder.
  private func unpack(_ name: String) throws -> TemporaryFolder {
    let archive = try String(
      contentsOf: Fixtures.url("lint-projects/\(name).txtar"), encoding: .utf8)
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    var file: (name: String, lines: [Substring])?
    func close() throws {
      guard let file else { return }
      try folder.write(file.lines.map { $0 + "\n" }.joined(), to: file.name)
    }
    for line in archive.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if ExampleArchive.isMarker(line) {
        try close()
        file = (String(line.dropFirst(3).dropLast(3)), [])
      } else {
        file?.lines.append(line)
      }
    }
    try close()
    return folder
  }

  @Test(arguments: names) func findingsAreThoseExpected(in name: String) throws {
    let folder = try unpack(name)
    let run = ToolRun(["lint", folder.url.path])
    let output = run.output.replacingOccurrences(of: folder.url.path, with: "project")
    try expectGolden(Array(output.utf8), at: "lint-projects/\(name).txt")
  }

  @Test func documentAloneHasTheBundlesOfItsProject() throws {
    let folder = try unpack("local-package")
    let run = ToolRun(["lint", "--quiet", folder.path("App/Home.xib")])
    #expect(run.status == .findings)
    #expect(run.output.contains("error: the image 'star' is in another bundle"), "\(run.output)")
    // Nothing outside the operand is used.
    #expect(ToolRun(["lint", "--isolated", folder.path("App/Home.xib")]).status == .clean)
  }

  @Test func placesThatNoAppHasAreLeftOutUnlessTheyAreNamed() throws {
    let folder = try unpack("build-settings")
    #expect(!ToolRun(["lint", folder.url.path]).output.contains("[conflicting-constraints]"))
    #expect(
      ToolRun(["lint", folder.url.path, "--cell", "wC-hC"]).output
        .contains("[conflicting-constraints]"))
    // The app delegate decides about orientations.
    try folder.write(
      """
      class Delegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) {}
      }
      """, to: "App/Delegate.swift")
    #expect(ToolRun(["lint", folder.url.path]).output.contains("[conflicting-constraints]"))
  }

  @Test func thereAreProjects() { #expect(Self.names.count >= 12) }
}
