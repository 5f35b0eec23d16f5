import Foundation
import Reporting
import TestSupport
import Testing

/// Statements of the documentation about the repository.
@Suite struct DocumentationTests {
  /// Returns the files in the repository with a suffix, without hidden folders.
  private static func files(endings: [String], in folder: String = "") throws -> [String] {
    let url = Fixtures.top.appending(path: folder)
    let entries = try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.isDirectoryKey])
    return try entries.filter { !$0.lastPathComponent.hasPrefix(".") }.flatMap { entry in
      let path = folder.isEmpty ? entry.lastPathComponent : "\(folder)/\(entry.lastPathComponent)"
      if try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
        return try files(endings: endings, in: path)
      }
      return endings.contains { path.hasSuffix($0) } ? [path] : []
    }.sorted()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Fixtures.top.appending(path: path), encoding: .utf8)
  }

  /// Returns the text of a page without blocks of code.
  private static func prose(_ page: String) throws -> String {
    try text(page).replacing(#/(?m)^ *```(?s:.*?)^ *```$/#, with: "")
  }

  /// Returns the anchors of a page; a heading that is repeated has a number.
  private static func anchors(_ page: String) throws -> Set<String> {
    var anchors: Set<String> = []
    for match in try prose(page).matches(of: #/(?m)^#{1,6} (.*)$/#) {
      let anchor = MarkdownAnchor.text(String(match.1))
      var number = 0
      while !anchors.insert(number == 0 ? anchor : "\(anchor)-\(number)").inserted { number += 1 }
    }
    return anchors
  }

  /// Every link in a page of the repository leads to a file, and to a heading if it names one.
  @Test func linkTargetsExist() throws {
    let pages = try Self.files(endings: [".md"]).filter { $0 != "Fixtures/reporters/hostile.md" }
    #expect(pages.count > 300)
    var anchors: [String: Set<String>] = [:]
    for page in pages {
      let folder = Fixtures.top.appending(path: page).deletingLastPathComponent()
      let prose = try Self.prose(page).replacing(#/`[^`\n]*`/#, with: "")
      for match in prose.matches(of: #/\]\(([^)\s]*)\)/#) where !match.1.contains(":") {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let target =
          name.isEmpty
          ? Fixtures.top.appending(path: page) : folder.appending(path: name).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(match.1)")
        guard parts.count == 2, target.pathExtension == "md" else { continue }
        let path = String(target.path.dropFirst(Fixtures.top.standardizedFileURL.path.count + 1))
        if anchors[path] == nil { anchors[path] = try Self.anchors(path) }
        #expect(anchors[path]?.contains(String(parts[1])) == true, "\(page): \(match.1)")
      }
    }
  }

  /// The paths that pages name in code are in the repository.
  @Test func pathsOfPagesExist() throws {
    let pages =
      try Self.files(endings: [".md"]).filter { !$0.contains("/") }
      + Self.files(endings: [".md"], in: "docs")
    let tops =
      #/`((?:Sources|Tests|Fixtures|Examples|docs|schemas|scripts|checks|\.ci)/[\w./+-]+)`/#
    for page in pages {
      for match in try Self.text(page).matches(of: tops) {
        let target = Fixtures.top.appending(path: String(match.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(match.1)")
      }
    }
  }

  /// The pages that sources, tests and scripts refer to exist, with the sections that they name.
  @Test func referencedPagesAndSectionsExist() throws {
    let folders = ["Sources", "Tests", "Fuzz", "Benchmarks", "checks", "scripts", "integrations"]
    let files = try folders.flatMap { try Self.files(endings: [""], in: $0) }
    var sections: [String: Set<String>] = [:]
    var count = 0
    // Examples of paths.
    let examples = [
      "checks/tests/test_words.py", "Tests/ReportingTests/", "Tests/regenerateTests/",
    ]
    for file in files where !examples.contains(where: { file.hasPrefix($0) }) {
      guard let text = try? Self.text(file), text.contains("docs/") else { continue }
      let joined = text.replacing(#/\n *(?:\/{2,3}|#) ?/#, with: " ")
      let reference =
        #/docs/([\w./-]+\.(?:md|csv|svg))((?:(?:,| and)+ (?:'[^'\n]+'|"[^"\n]+"))*)/#
      for match in joined.matches(of: reference) {
        let path = "docs/\(match.1)"
        let target = Fixtures.top.appending(path: path)
        #expect(FileManager.default.fileExists(atPath: target.path), "\(file): \(path)")
        guard file.hasSuffix(".swift"), path.hasSuffix(".md") else { continue }
        for name in match.2.matches(of: #/['"]([^'"]+)['"]/#) {
          count += 1
          if sections[path] == nil { sections[path] = try Self.sections(path) }
          #expect(sections[path]?.contains(String(name.1)) == true, "\(file): \(path), \(name.1)")
        }
      }
    }
    #expect(count > 20)
  }

  /// Returns the headings of a page, and `Heading: Name` for each bold name.
  private static func sections(_ page: String) throws -> Set<String> {
    var sections: Set<String> = []
    var heading = ""
    for line in try text(page).split(separator: "\n") {
      if let match = line.wholeMatch(of: #/#+ (.*)/#) {
        heading = String(match.1)
        sections.insert(heading)
      } else if let match = line.prefixMatch(of: #/(?:[*-] )?\*\*(.*?)\.?\*\*/#) {
        sections.insert("\(heading): \(match.1)")
      }
    }
    return sections
  }

  /// The way in lists every page that is written by hand; other pages list the generated ones.
  @Test func indexPageListsEveryPage() throws {
    let list = try Self.text("docs/README.md")
    for page in try Self.files(endings: [".md"], in: "docs") {
      let name = page.dropFirst("docs/".count)
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      let isListed =
        ["commands", "rules", "internals/decisions"].contains(folder)
        && !name.hasSuffix("README.md")
      if name != "README.md", !isListed { #expect(list.contains("(\(name))"), "\(page)") }
    }
  }

  @Test func everyDecisionIsListed() throws {
    let folder = Fixtures.top.appending(path: "docs/internals/decisions")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let list = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    for page in pages where page != "README.md" {
      #expect(list.contains("(\(page))"), "\(page)")
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      for part in ["**Decision.**", "**Why.**", "**Consequences.**"] {
        #expect(text.contains(part), "\(page): \(part)")
      }
    }
  }
}
