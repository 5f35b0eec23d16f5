import Foundation
import InterfaceSource
import SourceScanning
import TestSupport
import Testing

@testable import ProjectIndex

/// The source files of projects, and their declarations.
@Suite struct SourceSearchTests {
  @Test func filesAreClassifiedByKind() throws {
    let folder = try TemporaryFolder()
    for path in [
      "A/Page.swift", "Main.storyboard", "Info.plist", "A/fr.lproj/Main.strings", "Logo.png",
      "Font.ttf", ".hidden/B.swift", "node_modules/C.swift", ".build/checkouts/P/P.swift",
    ] {
      try folder.write("", to: path)
    }
    try folder.write("{}", to: "A.xcassets/Contents.json")
    let files = ProjectFiles(folder.url.path)
    #expect(Set(files.sources) == ["A/Page.swift", ".build/checkouts/P/P.swift"])
    #expect(files.documents == ["Main.storyboard"] && files.catalogs == ["A.xcassets"])
    #expect(files.propertyLists == ["Info.plist"] && files.texts == ["A/fr.lproj/Main.strings"])
    #expect(files.images == ["Logo.png"] && files.fonts == ["Font.ttf"])
    #expect(files.gaps.isEmpty && !files.isCut)
    #expect(files.filtered { _ in false }.documents.isEmpty)
  }

  @Test func cachedSourcesAreNotReadAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("class Page {}", to: "Page.swift")
    let first = SourceSearch(for: [folder.url.path], jobs: 1, keepsScans: true)
    let project = try #require(first.projects.first)
    #expect(project.isComplete && project.declarations != nil)
    let scan = try #require(project.scans?.first ?? nil)
    var known = ProjectIndexCache()
    known.projects[PathKey(project.root)] = (project.files, nil, [])
    let second = SourceSearch(for: [folder.url.path], jobs: 1, known: known)
    #expect(second.projects.first?.files.sources == ["Page.swift"])
    #expect(second.projects.first?.declarations == nil)
    #expect(scan.path == "Page.swift")
  }

  @Test func pathsAreSpelledLikeTheOperands() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A/B.xib")
    let names = OperandPaths([folder.path("A")])
    #expect(names.pathBelowOperand(of: folder.path("A/B.xib")) == folder.path("A/B.xib"))
    #expect(names.pathBelowOperand(of: folder.path("C.xib")) == nil)
    #expect(names.path(of: folder.path("C.xib")) == folder.path("C.xib"))
  }
}
