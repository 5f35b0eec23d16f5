import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `ninefold record` and `ninefold verify`.
@Suite struct ReferenceTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.path }

  init() throws { folder = try TemporaryFolder() }

  private static func label(_ number: Int, _ text: String, y: Double, height: Int = 21) -> String {
    """
    <label opaque="NO" text="\(text)" fixedFrame="YES" id="aaa-bb-\(number)">
    <rect key="frame" x="10" y="\(y)" width="200" height="\(height)"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private func write(_ labels: [String], to name: String = "A.xib") throws {
    try folder.write(
      Sample.xib(extra: "<subviews>\(labels.joined())</subviews>"), to: "App/\(name)")
  }

  @discardableResult
  private func record(_ options: [String] = []) -> ToolRun {
    let run = ToolRun(
      ["record", "\(path)/App", "-o", "\(path)/References", "--device", "iPhone 16"] + options)
    #expect(run.status == .clean, "\(run.error)")
    return run
  }

  private func verify(
    _ options: [String] = [], status: NinefoldCommandLine.ExitStatus
  ) -> ToolRun {
    let run = ToolRun(["verify", "\(path)/References"] + options)
    #expect(run.status == status, "\(run.output)\(run.error)")
    return run
  }

  private func files(in name: String = "References") throws -> [String: Data] {
    let top = folder.url.appending(path: name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
    var files: [String: Data] = [:]
    for path in paths {
      files[path] = try? Data(contentsOf: top.appending(path: path))
    }
    return files.filter { !$0.value.isEmpty }
  }

  @Test func sameStateIsNotDifferent() throws {
    try write([Self.label(1, "Hello", y: 20)])
    record(["--jobs", "1"])
    let first = try files()
    #expect(
      first.keys.sorted() == [
        ".ninefold-pictures", "A.xib.layout.json", "A.xib/v.device-retina6_12.svg",
        "references.json",
      ])
    #expect(verify(status: .clean).output == "nothing changed in 1 document\n")
    record(["--jobs", "2"])
    #expect(try files() == first)
  }

  @Test func differencesAreReportedDrawnAndAccepted() throws {
    try write([Self.label(1, "Hello", y: 20), Self.label(2, "Name", y: 60)])
    record()
    let before = try files()
    try write([Self.label(1, "Bye", y: 20), Self.label(2, "Name", y: 68)])
    let run = verify(["-o", "\(path)/Differences"], status: .findings)
    #expect(run.output.contains("text 'Hello' -> 'Bye', everywhere"))
    #expect(run.output.contains("moved 10 60 -> 10 68, everywhere"))
    #expect(try files() == before)
    let drawn = try files(in: "Differences")
    #expect(
      drawn.keys.sorted() == ["differences.html", "pictures/1-v-device-retina6-12.svg"])
    let svg = try #require(
      drawn["pictures/1-v-device-retina6-12.svg"].map { String(decoding: $0, as: UTF8.self) })
    for word in [">Before<", ">After<", ">Difference<", "mix-blend-mode:difference"] {
      #expect(svg.contains(word), "\(word)")
    }
    // The states before and after, and both over each other.
    for prefix in ["before-", "after-", "difference0-", "difference1-"] {
      #expect(svg.contains("<clipPath id=\"\(prefix)clip1\">"), "\(prefix)")
      #expect(svg.contains("url(#\(prefix)clip1)"), "\(prefix)")
    }
    #expect(!svg.contains("<image "))
    let accepting = verify(["--record"], status: .clean).output
    #expect(accepting.contains("text 'Hello' -> 'Bye', everywhere"))
    #expect(accepting.hasSuffix("replaced the references of '\(path)/References'\n"))
    #expect(verify(status: .clean).output == "nothing changed in 1 document\n")
  }

  @Test func changedImageIsDrawnDifferently() throws {
    func image(_ color: String) throws {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'>"
          + "<rect width='8' height='8' fill='\(color)'/></svg>",
        to: "App/A.xcassets/dot.imageset/dot.svg")
    }
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "dot.svg"}], "info": {"version": 1, "author": "xcode"}}"#,
      to: "App/A.xcassets/dot.imageset/Contents.json")
    try image("red")
    try write([
      """
      <imageView fixedFrame="YES" image="dot" id="iii-00-001">
      <rect key="frame" x="10" y="20" width="40" height="40"/></imageView>
      """, Self.label(1, "Hello", y: 80),
    ])
    record()
    try image("blue")
    let output = verify(status: .findings).output
    #expect(output.contains("image view \"dot\" (iii-00-001)\n      drawn differently, everywhere"))
    #expect(output.hasSuffix("1 document of 1 changed: 1 object drawn differently\n"))
  }

  @Test(arguments: [(0.4, true), (0.6, false)])
  func lengthsMayDifferByTheTolerance(distance: Double, isSame: Bool) throws {
    try write([Self.label(1, "Hello", y: 20)])
    record(["--tolerance", "0.5"])
    try write([Self.label(1, "Hello", y: 20 + distance)])
    _ = verify(status: isSame ? .clean : .findings)
  }

  @Test func masksLeaveOutWhatAnObjectContains() throws {
    func box(_ text: String) throws {
      try write([
        """
        <view fixedFrame="YES" id="box-00-001"><rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>\(Self.label(1, text, y: 20))</subviews></view>
        """, Self.label(2, "Name", y: 160),
      ])
    }
    try box("Hello")
    record(["--mask", "box-00-001"])
    try box("Bye")
    _ = verify(status: .clean)
    try write([Self.label(2, "Other", y: 160)])
    #expect(verify(status: .findings).output.hasSuffix("changed: 1 text changed\n"))
  }

  /// A label of 200 x 21 points covers 2.73 % of a view of 320 x 480.
  @Test(arguments: [("2.7", false), ("2.8", true)])
  func changesMayCoverTheThreshold(percent: String, isSame: Bool) throws {
    try write([Self.label(1, "Hello", y: 20)])
    record(["--threshold", percent])
    try write([Self.label(1, "Bye", y: 20)])
    _ = verify(status: isSame ? .clean : .findings)
  }

  @Test func newAndRemovedDocumentsAreDifferences() throws {
    try write([Self.label(1, "Hello", y: 20)])
    try write([Self.label(1, "Hello", y: 20)], to: "B.xib")
    record()
    try folder.write("mine", to: "References/B.xib/notes.txt")
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/B.xib"))
    try write([Self.label(1, "Hello", y: 20)], to: "C.xib")
    let output = verify(status: .findings).output
    #expect(output.contains("B.xib: removed\n"))
    #expect(output.contains("C.xib: added\n"))
    _ = verify(["--record"], status: .clean)
    let names = try files().keys.filter { !$0.hasPrefix("A.xib") }.sorted()
    #expect(
      names == [
        ".ninefold-pictures", "B.xib/notes.txt", "C.xib.layout.json",
        "C.xib/v.device-retina6_12.svg", "references.json",
      ])
    _ = verify(status: .clean)
  }

  @Test func recordingAgainRemovesOtherConfigurations() throws {
    try write([Self.label(1, "Hello", y: 20)])
    record(["--device", "iPhone 16:landscape"])
    #expect(try files().count == 5)
    record()
    #expect(try files().count == 4)
  }

  @Test func missingPictureIsADifference() throws {
    try write([Self.label(1, "Hello", y: 20)])
    record()
    let picture = folder.url.appending(path: "References/A.xib/v.device-retina6_12.svg")
    try FileManager.default.removeItem(at: picture)
    #expect(verify(status: .findings).output.contains("drawn differently"))
  }

  @Test func scenesAreChosenByName() throws {
    try FileManager.default.copyItem(
      at: Fixtures.url("AdaptiveExample"), to: folder.url.appending(path: "App"))
    record(["--scene", "Walks", "--scene", "dEt-sc-000"])
    let names = try files().keys.filter { $0.hasSuffix(".svg") }.sorted()
    #expect(
      names
        == ["dEt-sc-000", "wAl-sc-000"].map {
          "Adaptive.storyboard/\($0).device-retina6_12.svg"
        })
    _ = verify(status: .clean)
    let run = ToolRun(
      ["record", "\(path)/App", "-o", "\(path)/References", "--scene", "Nothing"])
    #expect(run.status == .failure)
    #expect(run.error.contains("no scene has the id, storyboard identifier or title 'Nothing'"))
  }

  @Test(arguments: [
    ("", "does not describe references"),
    ("{\"format\": \"other\"}", "it has no format 'ninefold-references'"),
    ("{\"format\": \"ninefold-references\", \"version\": 2}", "its version is not 1"),
    (
      "{\"format\": \"ninefold-references\", \"version\": 1, \"documents\": [3]}",
      "'documents' is not a list of texts"
    ),
    (
      "{\"format\": \"ninefold-references\", \"version\": 1, \"documents\": [\"../App\"], \"tolerance\": -1}",
      "'tolerance' is not a number from 0 to 1000"
    ),
    (
      "{\"format\": \"ninefold-references\", \"version\": 1, \"documents\": [\"../App\"], \"options\": [\"--nope\"]}",
      "unknown option '--nope'"
    ),
  ])
  func brokenSettingsAreErrors(text: String, message: String) throws {
    try write([Self.label(1, "Hello", y: 20)])
    try folder.write(text, to: "References/references.json")
    #expect(verify(status: .failure).error.contains(message))
  }

  @Test func brokenReferencesAreErrorsOrDifferences() throws {
    try write([Self.label(1, "Hello", y: 20)])
    record()
    try folder.write("<svg", to: "References/A.xib/v.device-retina6_12.svg")
    _ = verify(["-o", "\(path)/Differences"], status: .findings)
    try folder.write("{}", to: "References/A.xib.layout.json")
    #expect(verify(status: .failure).error.contains("it is not a layout file"))
  }
}
