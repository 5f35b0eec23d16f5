import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Lint's output about pods, packages and submodules that a project requires and does not contain.
@Suite struct MissingDependencyTests {
  private func lint(_ folder: TemporaryFolder, _ options: [String] = []) -> ToolRun {
    ToolRun(["lint", folder.url.path, "--cell", "canvas"] + options)
  }

  @Test func missingPodsAreReportedIfDocumentsDependOnThem() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(OmissionTests.page, to: "Page.xib")
    try folder.write(OmissionTests.source, to: "Page.swift")
    try folder.write("target 'App' do\n  pod 'Some'\nend\n", to: "Podfile")
    #expect(lint(folder).output == "no findings in 1 document\n")
    // A superclass that no source declares may be in a pod.
    try folder.write(
      OmissionTests.source.replacingOccurrences(of: "UIViewController", with: "SomeController"),
      to: "Page.swift")
    #expect(
      lint(folder).output
        == "no findings in 1 document; not checked: '\(folder.path("Podfile"))' (the pods that this requires are not installed)\n"
    )
    try folder.write("class SomeController: UIViewController {}", to: "Pods/Some/Some.swift")
    #expect(lint(folder).output == "no findings in 1 document\n")
    try FileManager.default.removeItem(atPath: folder.path("Pods"))
    try folder.write("# pod 'Some'\n", to: "Podfile")
    #expect(lint(folder).output == "no findings in 1 document\n")
  }

  @Test func missingPodsAreReportedForDocumentsWithoutSources() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(OmissionTests.page, to: "Page.xib")
    try folder.write("target 'App' do\n  pod 'Some'\nend\n", to: "Podfile")
    #expect(
      lint(folder).output
        == "no findings in 1 document; not checked: '\(folder.path("Podfile"))' (the pods that this requires are not installed)\n"
    )
    // A document that uses only the system's classes needs no pods.
    try folder.write(Sample.xib("v"), to: "Page.xib")
    #expect(lint(folder).output == "no findings in 1 document\n")
  }

  @Test func buildFolderWithoutCheckoutsIsComplete() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: ".build/debug.yaml")
    try folder.write(
      OmissionTests.segue.replacing(
        "<viewController id=\"two\"",
        with: "<viewControllerPlaceholder storyboardName=\"Other\" id=\"two\""),
      to: "Main.storyboard")
    let run = lint(folder)
    #expect(
      run.output.contains(": error: the project has no storyboard 'Other'"), "\(run.output)")
  }

  /// Returns the end of lint's output for a project with files that declare packages.
  private func packages(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(OmissionTests.page, to: "Page.xib")
    try folder.write("class Page: SomeController {}", to: "Page.swift")
    for (path, text) in files { try folder.write(text, to: path) }
    let output = lint(folder).output
    let start = "no findings in 1 document"
    #expect(output.hasPrefix(start), "\(output)")
    return output.dropFirst(start.count).replacing(folder.url.path + "/", with: "")
      .trimmingCharacters(in: .newlines)
  }

  static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription

    // .package(url: "https://example.org/Comment.git", from: "1.0.0")
    let base = "https://example.org"
    let package = Package(
      name: "App",
      dependencies: [
        .package(url: "https://example.org/Some.git", from: "1.0.0"),
        .package(name: "Other", url: "git@example.org:team/other-ios.git", .branch("main")),
        .package(url: "https://example.org/Third/", exact: "5.0.0"),
        .package(url: "https://example.org/fourth", branch: "main"),
        .package(url: "\\(base)/Unknown.git", branch: "main"),
        .package(path: "../Local"),
      ],
      targets: [.binaryTarget(name: "B", url: "https://example.org/B.zip", checksum: "0")])

    """
  private static func resolved(_ names: String...) -> String {
    let pins = names.map {
      "{\"identity\": \"\($0.lowercased())\", \"kind\": \"remoteSourceControl\", \"location\": \"https://example.org/\($0).git\"}"
    }
    return """
      {"pins": [\(pins.joined(separator: ", ")), {"identity": "here", "kind": "localSourceControl", "location": "/here"}], "version": 3}
      """
  }

  @Test func missingPackagesAreReportedOncePerProject() throws {
    #expect(
      try packages(["Package.swift": Self.manifest])
        == "; not checked: 'Package.swift' (4 Swift packages of the project are not checked out: fourth, other-ios, Some and 1 more)"
    )
    #expect(
      try packages(["App.xcworkspace/xcshareddata/swiftpm/Package.resolved": Self.resolved("Some")])
        == "; not checked: 'App.xcworkspace/xcshareddata/swiftpm/Package.resolved' (1 Swift package of the project is not checked out: Some)"
    )
    // The file that declares most of them represents all.
    let project = [
      "App.xcodeproj/project.pbxproj": """
      A /* XCRemoteSwiftPackageReference "Some" */ = {
        isa = XCRemoteSwiftPackageReference;
        repositoryURL = "https://example.org/Some.git";
      };
      """,
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
      {"object": {"pins": [
        {"package": "some", "repositoryURL": "https://example.org/some.git"},
        {"package": "Other", "repositoryURL": "https://example.org/Other"}
      ]}, "version": 1}
      """,
      "Tool/Package.swift": Self.manifest.replacing("Some.git", with: "Third.git"),
    ]
    #expect(
      try packages(project)
        == "; not checked: 'Tool/Package.swift' (5 Swift packages of the project are not checked out: fourth, Other, other-ios and 2 more)"
    )
    #expect(
      try packages(["App.xcodeproj/project.pbxproj": "{A = {repositoryURL = https://x.org/Some;};}"]
      )
        == "; not checked: 'App.xcodeproj' (1 Swift package of the project is not checked out: Some)"
    )
  }

  @Test(arguments: [
    ".build/checkouts/some/Some.swift", "Sub/.build/checkouts/Some/LICENSE",
    "SourcePackages/checkouts/Some/Some.swift",
    "DerivedData/App-a/SourcePackages/checkouts/Some/Some.swift", "Packages/Some/Package.swift",
  ])
  func presentPackagesAreNotReported(place: String) throws {
    #expect(try packages(["Package.resolved": Self.resolved("Some"), place: ""]) == "")
    #expect(
      try packages(["Package.resolved": Self.resolved("Some", "Other"), place: ""])
        == "; not checked: 'Package.resolved' (1 Swift package of the project is not checked out: Other)"
    )
  }

  @Test func dependenciesOfVendoredPackagesAreNotReported() throws {
    #expect(try packages(["Pods/Some/Package.swift": Self.manifest]) == "")
    #expect(try packages(["Carthage/Checkouts/Some/Package.resolved": Self.resolved("A")]) == "")
    #expect(try packages(["Package.swift": "let package = Package(name: \"App\")"]) == "")
    #expect(try packages(["Package.resolved": "{"]) == "")
    // A file that is too large declares nothing.
    let large = String(repeating: "\n", count: 8 << 20)
    #expect(try packages(["Package.resolved": Self.resolved("A") + large]) == "")
    #expect(try packages(["Podfile": "pod 'A'" + large]) == "")
  }

  /// `.gitmodules` is parsed as git parses it.
  @Test(arguments: [
    ("[submodule \"a\"]\n\tpath = ext/a\n", ["ext/a"]),
    ("[SubModule \"a\"]\n\tPATH=ext/a", ["ext/a"]),
    ("[submodule \"a\"]\r\n\tpath = ext/a\r\n\turl = x\r\n", ["ext/a"]),
    ("\u{FEFF}[submodule \"a\"] path = \"ext/a b\" ; one\n", ["ext/a b"]),
    ("[submodule \"a]#b\"]\n# path = no\n; path = no\npath = ext/a # one\n", ["ext/a"]),
    ("[submodule \"a\"]\npath = \"ext/a#b;c\"\n", ["ext/a#b;c"]),
    ("[submodule \"a\"]\npath = ext/\\\n  a   b  \n", ["ext/  a   b"]),
    ("[submodule \"a\"]\npath = ext/\\\"a\\\"\n", ["ext/\"a\""]),
    ("[submodule \"a\"]\npath = one\npath = two\n[submodule \"b\"]\npath = b\n", ["two", "b"]),
    ("[submodule.Old]\npath = ext/old\n", ["ext/old"]),
    ("[submodule \"a\"]\npath\nurl = x\n[core]\npath = no\n[submodule]\npath = no\n", []),
    // git rejects a line like these: the rest of the file is unknown.
    ("[submodule \"a\"]\npath = a\npa_th = b\n[submodule \"b\"]\npath = b\n", ["a"]),
    ("[submodule \"a\"]\npath = \"a\n", []),
    ("[submodule \"a\"]\npath = a\\x\n", []),
    ("[submodule \"a\npath = a\n", []),
  ])
  func submodulesAreParsedAsInGit(text: String, expected: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Sample.xib(), to: "App/A.xib")
    try folder.write(text, to: ".gitmodules")
    let json = lint(folder, ["--reporter", "json"])
    let notes = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(
      notes.compactMap { $0["file"] as? String } == expected.sorted().map { folder.path($0) })
  }
}
