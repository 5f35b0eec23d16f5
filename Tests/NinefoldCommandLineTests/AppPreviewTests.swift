import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `preview --app` for storyboards without an initial scene, for other initial scenes, and as numbers.
@Suite struct AppPreviewTests {
  private static let places = Fixtures.url("apps/Places/Places.storyboard").path
  private static let photos = Fixtures.url("apps/Photos").path

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test func storyboardWithoutAnInitialSceneIsDrawnByEntryPoint() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun([
      "preview", "--app", Self.places, "-o", folder.url.path, "--device", "retina4_7", "--device",
      "ipad9_7:landscape", "--presentations",
    ])
    #expect(run.status == .clean)
    #expect(
      run.error
        == "ninefold: warning: no storyboard has an initial view controller: drew each of the 2 scenes that only code can "
        + "present: 'PlacesFlow', 'set-vc-000'\n")
    #expect(
      try names(in: folder) == [
        "app.PlacesFlow.device-ipad9_7-landscape.svg", "app.PlacesFlow.device-retina4_7.svg",
        "app.det-se-000.device-ipad9_7-landscape.svg", "app.det-se-000.device-retina4_7.svg",
        "app.set-vc-000.device-ipad9_7-landscape.svg", "app.set-vc-000.device-retina4_7.svg",
      ])
  }

  @Test func startOptionChoosesTheInitialScene() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun([
      "preview", "--app", Self.places, "-o", folder.url.path, "--device", "retina4_7", "--start",
      "Detail",
    ])
    #expect(run.status == .clean)
    #expect(run.error == "")
    #expect(try names(in: folder) == ["app.device-retina4_7.svg"])
    #expect(folder.text("app.device-retina4_7.svg")?.contains("det-vw-000") == true)
    let missing = ToolRun([
      "preview", "--app", Self.places, "-o", folder.url.path, "--device", "retina4_7", "--start",
      "Nowhere",
    ])
    #expect(missing.status == .failure)
    #expect(
      missing.error.contains(
        "no scene, and no storyboard with an initial view controller, is named 'Nowhere'"))
  }

  @Test func appLayoutIsWrittenAsJSON() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun([
      "preview", "--app", Self.photos, "-o", folder.url.path, "--device", "ipad9_7:landscape",
      "--presentations", "--format", "json",
    ])
    #expect(run.status == .clean)
    let found = try names(in: folder)
    #expect(found.allSatisfy { $0.hasSuffix(".json") })
    for name in found {
      let bytes = Array(try #require(folder.text(name)).utf8)
      #expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil)
      try expectGolden(bytes, at: "apps/Photos/numbers/\(name)")
    }
  }

  @Test func appOptionsRequireAnApp() throws {
    for option in [["--start", "Detail"], ["--format", "json"]] {
      let run = ToolRun(
        ["preview", Self.places, "-o", "x", "--device", "retina4_7"] + option)
      #expect(run.status == .failure)
      #expect(run.error.contains("requires --app"))
    }
  }

  @Test func containersWithUnknownControllersAreErrors() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      containers:
      - id: plc-na-00x
        stack: [plc-vc-000, Detial]
      - class: UISplitViewController
        displayMode: allVisible
      - class: PlacesViewController
        implements: show

      """, to: "app.yml")
    let run = ToolRun([
      "flow", Self.places, "--config", path, "--device", "retina4_7",
    ])
    #expect(run.status == .clean)
    for message in [
      "2:7: warning: no storyboard has a view controller 'plc-na-00x' [configuration-unmatched]",
      "3:23: warning: no storyboard has a view controller 'Detial' [configuration-unmatched]",
      "did you mean 'Detail'?",
      "4:10: warning: no view controller has the class 'UISplitViewController' [configuration-unmatched]",
    ] { #expect(run.error.contains(message), "\(run.error)") }
    #expect(!run.error.contains("'PlacesViewController'"))
  }

  @Test func unwindDestinationsAreReadFromSources() throws {
    let run = ToolRun([
      "flow", Fixtures.url("apps/Places").path, "--start", "PlacesFlow", "--device", "retina4_7",
    ])
    #expect(run.status == .clean)
    #expect(
      run.output.contains(
        "unwind (his-se-000) goes back to backToPlaces: of view controller (plc-vc-000)"))
  }

  @Test func deviceSelectsTheStoryboardOfItsIdiom() throws {
    let folder = try TemporaryFolder()
    for (name, id) in [("Main~iphone", "pho-ne"), ("Main~ipad", "pad-vc")] {
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(id)">
        <scenes><scene sceneID="s"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
        </viewController></objects></scene></scenes></document>

        """, to: "App/\(name).storyboard")
    }
    let run = ToolRun([
      "flow", folder.path("App"), "--device", "retina4_7", "--device", "ipad9_7", "--cell", "wC-hR",
    ])
    #expect(run.status == .clean)
    let parts = run.output.components(separatedBy: "\n\n")
    #expect(parts.count == 3)
    // A size-class cell has no idiom: all are included.
    for (part, ids) in zip(parts, [["pho-ne", "pad-vc"], ["pho-ne"], ["pad-vc"]]) {
      for id in ["pho-ne", "pad-vc"] { #expect(part.contains(id) == ids.contains(id), "\(part)") }
    }
  }
}
