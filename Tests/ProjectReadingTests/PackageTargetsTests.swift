import SourceScanning
import Testing

@Suite struct PackageTargetsTests {
  private func targets(_ text: String) -> PackageTargets {
    PackageTargets(reading: Array(text.utf8))
  }

  @Test func targetsHaveTheirConventionalFoldersOrTheirOwn() {
    let targets = targets(
      """
      // swift-tools-version:5.7
      import PackageDescription
      let package = Package(
        name: "Kit", platforms: [.macOS(.v12), .iOS(.v14)],
        targets: [
          .target(name: "Kit", dependencies: [.target(name: "Base")], resources: [.process("R")]),
          .target(name: "Base", path: "Other/Base", exclude: ["Old.xcassets"]),
          .testTarget(name: "KitTests"),
        ])
      """)
    #expect(targets.targets.map(\.name) == ["Kit", "Base", "KitTests"])
    #expect(targets.targets[0].folders == ["Sources/Kit", "Source/Kit", "src/Kit", "srcs/Kit"])
    #expect(targets.targets[1].folders == ["Other/Base"])
    #expect(targets.targets[1].excluded == ["Old.xcassets"])
    #expect(targets.targets[2].folders.first == "Tests/KitTests")
    #expect(targets.isComplete && targets.bundlesResources)
  }

  @Test func computedNamesAndOldToolsAreNoticed() {
    let computed = targets(
      "// swift-tools-version:5.2\nlet p = Package(name: \"A\", targets: names.map { .target(name: $0) })"
    )
    #expect(!computed.isComplete)
    #expect(!computed.bundlesResources)
    #expect(
      !targets("// swift-tools-version:5.9\n.target(name: \"A\", path: root + \"A\")").isComplete)
  }

  @Test func theOnlyTargetMayHaveTheWholeSourcesFolder() {
    let targets = targets(
      "// swift-tools-version: 6.0\nlet p = Package(targets: [.target(name: \"A\")])")
    #expect(targets.targets[0].folders.contains("Sources"))
    #expect(targets.bundlesResources)
  }
}
