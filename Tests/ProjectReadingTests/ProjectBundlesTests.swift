import ProjectReading
import SourceScanning
import Testing

/// The bundles of files in packages; those of Xcode projects are tested with whole projects.
@Suite struct ProjectBundlesTests {
  private func bundles(_ manifest: String, otherBuilds: [String] = []) -> ProjectBundles {
    ProjectBundles(
      projects: [],
      manifests: [("/p", PackageTargets(reading: Array(manifest.utf8)))], otherBuilds: otherBuilds)
  }

  private let two = """
    // swift-tools-version:5.9
    let package = Package(targets: [.target(name: "A", exclude: ["Old"]), .target(name: "B")])
    """

  @Test func targetsAreBundles() {
    let bundles = bundles(two)
    let catalog = bundles.membership(of: "/p/Sources/A/Assets.xcassets")
    #expect(bundles.names(of: catalog) == ["A"])
    #expect(bundles.mayShare(bundles.membership(of: "/p/Sources/A/Views/A.xib"), catalog))
    #expect(!bundles.mayShare(bundles.membership(of: "/p/Sources/B/B.xib"), catalog))
    #expect(!bundles.mayShare(bundles.membership(of: "/p/App/App.xib"), catalog))
    #expect(bundles.membership(of: "/p/App/App.xib") == .outsidePackages)
    #expect(bundles.membership(of: "/p/Sources/AB/App.xib") == .outsidePackages)
    #expect(bundles.membership(of: "/p/Sources/A/Old/Assets.xcassets") == .outsidePackages)
    #expect(bundles.membership(of: "/p/Pods/A/Assets.xcassets") == .unknown)
  }

  @Test func otherBuildSystemsLeaveItUndecided() {
    for folder in ["/p", "/"] {
      let bundles = bundles(two, otherBuilds: [folder])
      #expect(bundles.membership(of: "/p/Sources/A/Assets.xcassets") == .unknown)
    }
    let elsewhere = bundles(two, otherBuilds: ["/p/Examples"])
    #expect(elsewhere.membership(of: "/p/Sources/A/Assets.xcassets") != .unknown)
  }

  @Test func oldToolsAndComputedTargetsLeaveItUndecided() {
    let old = bundles("// swift-tools-version:5.2\n.target(name: \"A\")")
    #expect(old.membership(of: "/p/Sources/A/Assets.xcassets") == .unknown)
    let computed = bundles("// swift-tools-version:5.9\n.target(name: \"A\"); .target(name: n)")
    #expect(computed.membership(of: "/p/Sources/C/Assets.xcassets") == .unknown)
    #expect(computed.membership(of: "/p/Sources/A/Assets.xcassets") != .unknown)
  }
}
