import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct FlowTests {
  private static let photos = Fixtures.url("apps/Photos").path

  @Test(arguments: [("text", "txt"), ("dot", "dot"), ("svg", "svg")])
  func photosFlowMatchesTheGoldenFile(format: String, ending: String) throws {
    let run = ToolRun(["flow", Self.photos, "--format", format])
    #expect(run.status == .clean)
    #expect(run.error == "")
    try expectGolden(Array(run.output.utf8), at: "apps/Photos/flow.\(ending)")
    if format == "svg" { try expectWellFormed(Array(run.output.utf8)) }
  }

  @Test func rowsAreListedSeparately() throws {
    let run = ToolRun(["flow", Self.photos, "--rows"])
    #expect(run.status == .clean)
    try expectGolden(Array(run.output.utf8), at: "apps/Photos/rows.txt")
    let picture = ToolRun(["flow", Self.photos, "--rows", "--format", "dot"])
    #expect(picture.status == .failure)
    #expect(picture.error.contains("--rows requires --format text"))
  }

  @Test func outputIsIndependentOfOrderAndWorkers() throws {
    let first = ToolRun(["flow", Self.photos, "-j", "1"])
    let second = ToolRun(["flow", Self.photos, "-j", "7"])
    #expect(first.output == second.output)
  }

  @Test func startOptionChoosesTheInitialScene() throws {
    let storyboard = ToolRun(
      ["flow", Self.photos, "--start", "Profile", "--device", "retina4_7"])
    #expect(storyboard.status == .clean)
    #expect(
      storyboard.output.contains(
        "  the app starts with\n    navigation controller (pnv-vc-000 in Profile)\n"))
    let scene = ToolRun(["flow", Self.photos, "--start", "Search", "--cell", "wC-hR"])
    #expect(scene.output.contains("  the app starts with\n    \"Search\" (sea-vc-000 in Main)\n"))
    let missing = ToolRun(["flow", Self.photos, "--start", "Nowhere"])
    #expect(missing.status == .failure)
    #expect(
      missing.error.contains(
        "no scene, and no storyboard with an initial view controller, is named 'Nowhere'"))
  }

  /// Without readable documents, the missing initial scene is not a second error.
  @Test(arguments: [
    ["flow"], ["flow", "--start", "Main"], ["preview", "--app", "-o", "-"],
    ["transition", "--from", "retina4_7", "--to", "retina4_7:landscape"],
  ])
  func aFolderWithoutDocumentsIsOneError(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    var arguments = arguments
    if arguments.last == "-" { arguments[arguments.count - 1] = folder.path("out") }
    let empty = ToolRun(arguments + [folder.url.path])
    #expect(empty.status == .failure)
    #expect(empty.output == "")
    #expect(
      empty.error
        == "ninefold: error: '\(folder.url.path)' contains no .storyboard or .xib files; use --allow-empty to allow this\n"
    )
    guard !arguments.contains("--start") else { return }
    try folder.write(OmissionTests.mac, to: "A.xib")
    let mac = ToolRun(arguments + [folder.url.path])
    #expect(mac.status == .clean)
    #expect(mac.error.hasPrefix("ninefold: warning: 1 skipped: 1 for macOS\n"), "\(mac.error)")
    #expect(!mac.error.contains("initial"), "\(mac.error)")
    let named = ToolRun(arguments + [folder.path("A.xib")])
    #expect(named.error.contains(": note: the document is for macOS and is skipped"))
    #expect(!named.error.contains("warning"), "\(named.error)")
    try folder.write(Sample.xib(), to: "A.xib")
    #expect(ToolRun(arguments + [folder.url.path]).error.contains("no storyboard has an initial"))
  }

  @Test func canvasIsRejected() throws {
    let run = ToolRun(["flow", Self.photos, "--cell", "canvas"])
    #expect(run.status == .failure)
    #expect(run.error.contains("flow cannot use the canvas"))
  }

  @Test func unavailableStoryboardIsReported() throws {
    let run = ToolRun(
      ["flow", Self.photos + "/Main.storyboard", "--device", "ipad9_7"])
    #expect(run.status == .clean)
    #expect(
      run.output.contains(
        #"presentation "openProfile" presents as formSheet: storyboard "Profile", missing"#))
    #expect(
      run.output.contains("  missing\n    storyboard \"Profile\", named by (ref-vc-000)\n"))
  }

  /// Errors are reported with their location, and the flow is still printed.
  @Test func flowErrorsAreFindings() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.storyboard(
        """
        <scene sceneID="s"><objects><navigationController id="a" sceneMemberID="viewController">
        <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        """), to: "Main.storyboard")
    let run = ToolRun(["flow", path, "--device", "retina4_7"])
    #expect(run.status == .findings)
    #expect(
      run.error
        == "\(path):5:14: error: the segue leads back to 'a', which contains the segue's source [container-cycle]\n"
        + "\(path):5:14: note: remove a segue of the cycle; this one is ignored\n"
        || run.error.contains("Main.storyboard:5:14: error: the segue leads back to 'a'"),
      "\(run.error)")
    #expect(run.output.contains("navigation controller (a)"))
    #expect(run.output.contains("is ignored because it closes a cycle"))
    let ignored = ToolRun(["flow", path, "--findings", "ignore"])
    #expect(ignored.status == .clean)
  }

  /// Names are untrusted: nothing in them terminates a Graphviz string, an element or a line.
  @Test func hostileNamesAreEscaped() throws {
    let folder = try TemporaryFolder()
    let name = "\\\"]; x -&gt; y [label=&quot;&lt;script&gt;&#10;&#x202E;\u{1b}"
      .replacing("\u{1b}", with: "")
    let path = try folder.write(
      Self.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController" \
        title="\(name.replacing("\\\"", with: "\\&quot;"))"><connections>
        <segue destination="b" kind="show" identifier="\\" id="r"/></connections></viewController>
        </objects></scene>
        <scene sceneID="t"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
        """), to: "Main.storyboard")
    let dot = ToolRun(["flow", path, "--format", "dot"])
    #expect(dot.output.contains(#"label="\\\"]; x -> y [label=\"<script>\n\\u{202E}"#))
    // Outside of strings, nothing from the document remains.
    var isInside = false
    var isEscaped = false
    var outside = ""
    for character in dot.output {
      if isEscaped {
        isEscaped = false
      } else if isInside, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInside.toggle()
      } else if !isInside {
        outside.append(character)
      }
    }
    #expect(!isInside)
    #expect(!outside.contains("x -> y") && !outside.contains("<"))
    let text = ToolRun(["flow", path])
    #expect(!text.output.unicodeScalars.contains("\u{202E}"))
    #expect(text.output.split(separator: "\n").allSatisfy { !$0.hasPrefix("<") })
    let svg = ToolRun(["flow", path, "--format", "svg"])
    try expectWellFormed(Array(svg.output.utf8))
    #expect(!svg.output.contains("<script"))
  }

  @Test func flowIsWrittenToAFile() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(
      ["flow", Self.photos, "--format", "svg", "-o", folder.path("Flow/photos.svg")])
    #expect(run.status == .clean)
    #expect(run.output == "wrote the flow of 2 documents to '\(folder.path("Flow/photos.svg"))'\n")
    let golden = try String(
      contentsOf: Fixtures.url("apps/Photos/flow.svg"), encoding: .utf8)
    #expect(folder.text("Flow/photos.svg") == golden)
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="a">
    <scenes>
    \(scenes)
    </scenes>
    </document>

    """
  }
}
