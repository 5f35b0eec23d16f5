import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `ninefold review`, from two states of documents to the comment.
@Suite struct ReviewTests {
  private static func label(_ number: Int, _ text: String, y: Int) -> String {
    """
    <label opaque="NO" text="\(text)" fixedFrame="YES" id="aaa-bb-\(number + 100)">
    <rect key="frame" x="10" y="\(y)" width="200" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private static func document(_ labels: [String], constraint: String = "") -> String {
    Sample.xib(extra: "<subviews>\(labels.joined())</subviews>\(constraint)")
  }

  /// Reviews two states of documents, without Git, and returns
  /// the comment.
  private func comment(
    _ old: [String: String], _ new: [String: String], _ options: [String] = [],
    status: NinefoldCommandLine.ExitStatus = .clean
  ) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in old { try folder.write(text, to: "old/\(name)") }
    for (name, text) in new { try folder.write(text, to: "new/\(name)") }
    let path = folder.url.path
    let run = ToolRun(
      ["review", "\(path)/old", "\(path)/new", "-o", "\(path)/out"] + options)
    #expect(run.status == status, "\(run.error)")
    return try String(contentsOf: folder.url.appending(path: "out/comment.md"), encoding: .utf8)
  }

  @Test func commentDescribesEachChangeInASentence() throws {
    let text = try comment(
      ["A.xib": Self.document([Self.label(1, "Hello", y: 20), Self.label(2, "Name", y: 60)])],
      ["A.xib": Self.document([Self.label(1, "Bye", y: 20), Self.label(2, "Name", y: 68)])],
      ["--pictures", "0"])
    #expect(
      text == """
        <!-- ninefold review -->
        ### Interface Builder

        1 document of 1 changed: 1 object moved; 1 text changed

        #### A.xib

        **View (v)**

        - **label "Bye"**: text 'Hello' → 'Bye'
        - **label "Name"**: moved 8 points down

        No new findings.

        [Every change, with pictures](changes.html)

        """)
  }

  @Test func oneChangedConstraintIsAShortComment() throws {
    func state(_ constant: Int) -> String {
      Self.document(
        [
          """
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
          <rect key="frame" x="0.0" y="0.0" width="100" height="\(constant)"/>
          <constraints><constraint firstAttribute="height" constant="\(constant)" id="hhh-00-001"/></constraints>
          </view>
          """
        ])
    }
    let text = try comment(["A.xib": state(40)], ["A.xib": state(64)], ["--pictures", "0"])
    #expect(
      text.contains("**constraint height of view (box-00-001)**: constant 40 → 64"))
    #expect(text.utf8.count < 2048)
  }

  @Test(.needs(.rsvgConvert)) func picturesAreLinkedWhereTheyAreUploaded() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document([Self.label(1, "Hello", y: 20)]), to: "old/A.xib")
    try folder.write(Self.document([Self.label(1, "Bye", y: 20)]), to: "new/A.xib")
    let path = folder.url.path
    let run = ToolRun([
      "review", "\(path)/old", "\(path)/new", "-o", "\(path)/out", "--link", "https://host/17",
      "--device", "iPhone 16",
    ])
    #expect(run.status == .clean, "\(run.error)")
    let text = try String(contentsOf: folder.url.appending(path: "out/comment.md"), encoding: .utf8)
    let name = "pictures/1-v-device-retina6-12.png"
    #expect(text.contains("![View (v) before and after, iPhone 16](https://host/17/\(name))"))
    #expect(text.contains("(https://host/17/changes.html)"))
    let picture = try Data(contentsOf: folder.url.appending(path: "out/\(name)"))
    #expect(picture.starts(with: [0x89] + Array("PNG".utf8)))
  }

  @Test func newFindingsAreListed() throws {
    let old = Self.document([Self.label(1, "Loading...", y: 20)])
    let new = Self.document([Self.label(1, "Loading...", y: 20), Self.label(2, "More...", y: 60)])
    let rules = "lint:\n  enabled: [ascii-ellipsis]\n"
    let text = try comment(
      [".ninefold.yml": rules, "A.xib": old], [".ninefold.yml": rules, "A.xib": new],
      ["--pictures", "0"])
    #expect(text.contains("#### New findings"))
    #expect(text.split(separator: "| ascii-ellipsis |").count == 2)
    let same = try comment(
      [".ninefold.yml": rules, "A.xib": new], [".ninefold.yml": rules, "A.xib": new],
      ["--pictures", "0"])
    #expect(!same.contains("#### New findings") && same.contains("\nNo new findings.\n"))
    #expect(same.contains("nothing changed"))
  }

  @Test func newErrorsDecideTheStatus() throws {
    let clean = Self.document([Self.label(1, "Hello", y: 20)])
    let broken = Self.document([Self.label(1, "Hello", y: 20), Self.label(1, "Twice", y: 60)])
    let text = try comment(
      ["A.xib": clean], ["A.xib": broken], ["--pictures", "0"], status: .findings)
    #expect(text.contains("| duplicate-id |"))
  }

  @Test func manyChangesFitIntoAComment() throws {
    var old: [String: String] = [:]
    var new: [String: String] = [:]
    let long = String(repeating: "very ", count: 20)
    for number in 0..<300 {
      old["Screen\(number).xib"] = Self.document(
        (1...12).map { Self.label($0, long + "old \($0)", y: 30 * $0) })
      new["Screen\(number).xib"] = Self.document(
        (1...12).map { Self.label($0, long + "new \($0)", y: 30 * $0 + 4) })
    }
    let text = try comment(old, new, ["--pictures", "0", "--cell", "canvas"])
    #expect(text.unicodeScalars.count < 65_536)
    #expect(text.contains("- **label"))
    #expect(text.contains("more object"))
    #expect((0..<300).filter { !text.contains("Screen\($0).xib") } == [])
  }

  @Test func outputFolderIsRequired() throws {
    let run = ToolRun(["review", "old", "new"])
    #expect(run.status == .failure)
    #expect(run.error.contains("--output is required"))
  }
}
