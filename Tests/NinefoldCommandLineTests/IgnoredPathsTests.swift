import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// The files below folders that `lint` ignores; each case is also compared with git, if it is installed.
@Suite struct IgnoredPathsTests {
  private static let faulty = Sample.faulty

  private func lintedNames(_ folder: TemporaryFolder, _ operand: String = "") -> [String] {
    let run = ToolRun([
      "lint", folder.path(operand), "--cell", "canvas", "--reporter", "xcode",
    ])
    let names = run.output.split(separator: "\n").compactMap {
      $0.firstMatch(of: #/([^\/:]+\.xib):\d+:\d+: error/#).map { String($0.1) }
    }
    return Array(Set(names)).sorted()
  }

  @Test(arguments: [
    ("*.xib", ["a.xib", "A/b.xib"]),
    ("/a.xib", ["A/a.xib"]),
    ("a.xib\n", ["b.xib", "A/c.xib", "A/a.xib"]),
    ("A/", ["a.xib", "A/b.xib", "B/A/c.xib"]),
    ("/A", ["a.xib", "A/b.xib", "B/A/c.xib"]),
    ("B/A", ["A/b.xib", "B/A/c.xib", "C/B/A/d.xib"]),
    ("**/B/A", ["A/b.xib", "B/A/c.xib", "C/B/A/d.xib"]),
    ("A/**", ["A/b.xib", "A/B/c.xib", "a.xib"]),
    ("A/**/z.xib", ["A/z.xib", "A/B/C/z.xib", "A/y.xib"]),
    ("*.xib\n!b.xib", ["a.xib", "A/b.xib"]),
    ("A/\n!A/b.xib", ["A/b.xib", "c.xib"]),
    ("A/**\n!A/B/\n!A/B/c.xib", ["A/b.xib", "A/B/c.xib", "A/B/d.xib"]),
    ("# a.xib\n\n\\#b.xib\n", ["a.xib", "#b.xib"]),
    ("a.xib  \r\nb\\ .xib", ["a.xib", "b .xib"]),
    ("\\!a.xib\n[b-d].xib\nx?y.xib", ["!a.xib", "c.xib", "e.xib", "x-y.xib"]),
    ("a*b/", ["axb/c.xib", "axb.xib"]),
  ])
  func patternsMatchAsInGit(ignore: String, paths: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try folder.write("", to: ".git/objects/x")
    try folder.write("", to: ".git/refs/x")
    try folder.write(ignore, to: ".gitignore")
    for path in paths { try folder.write(Self.faulty, to: path) }
    let git = try Program.git.run(
      ["-C", folder.url.path, "ls-files", "-z", "-o", "--exclude-standard"])
    #expect(git.status == 0)
    let kept = git.output.split(separator: "\0").map(String.init)
      .filter { $0.hasSuffix(".xib") }
    let names = Set(kept.map { String($0.split(separator: "/").last ?? "") })
    #expect(lintedNames(folder) == names.sorted(), "\(kept)")
  }

  /// Each file that is searched is matched against all patterns: with very many, only the first apply, which is
  /// reported.
  @Test func numberOfPatternsIsLimited() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    let many = String(repeating: "*a*b*c?[a-z]d\n", count: 10_001) + "a.xib\n"
    try folder.write(many, to: "A/.gitignore")
    try folder.write(Self.faulty, to: "A/a.xib")
    let run = ToolRun(["lint", folder.path("A"), "--cell", "canvas"])
    #expect(
      run.error.contains(
        "warning: only the first 10000 patterns in the first 256 KiB of '\(folder.path("A"))/.gitignore' apply"
      ),
      "\(run.error)")
    #expect(lintedNames(folder, "A") == ["a.xib"])
    try folder.write(
      "a.xib\n" + String(repeating: "#", count: 300_000) + "\n!a.xib\n", to: "A/.gitignore")
    #expect(lintedNames(folder, "A") == [])
    try folder.write("a.xib\n" + String(repeating: "#\n", count: 20_000), to: "A/.gitignore")
    #expect(!ToolRun(["lint", folder.path("A"), "--cell", "canvas"]).error.contains("patterns"))
  }

  @Test func nearerIgnoreFilesTakePrecedence() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("*.xib\n", to: ".gitignore")
    try folder.write("!b.xib\n", to: "A/.gitignore")
    for path in ["a.xib", "A/b.xib", "A/c.xib", "B/b.xib"] {
      try folder.write(Self.faulty, to: path)
    }
    #expect(lintedNames(folder) == ["b.xib"])
    #expect(lintedNames(folder, "A") == ["b.xib"])
  }

  @Test func vendoredFoldersAreExcludedUnlessNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("Pods/\nd.xib\n", to: ".gitignore")
    for path in ["a.xib", "Pods/X/b.xib", "Carthage/Checkouts/c.xib", "d.xib"] {
      try folder.write(Self.faulty, to: path)
    }
    #expect(lintedNames(folder) == ["a.xib"])
    #expect(lintedNames(folder, "Pods") == ["b.xib"])
    #expect(lintedNames(folder, "Pods/X") == ["b.xib"])
    #expect(lintedNames(folder, "Carthage") == ["c.xib"])
    #expect(lintedNames(folder, "d.xib") == ["d.xib"])
  }

  @Test func excludingEveryDocumentIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.faulty, to: "App/Pods/a.xib")
    let run = ToolRun(["lint", folder.path("App"), "--reporter", "xcode"])
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.error.contains("are skipped: git ignores them"))
    let allowed = ToolRun(["lint", folder.path("App"), "--reporter", "xcode", "--allow-empty"])
    #expect(allowed.status == .clean && allowed.output == "" && allowed.error == "")
  }
}
