import Foundation
import TestSupport
import Testing

// `ulimit -v` does nothing elsewhere.
#if os(Linux)
  /// Documents that took gigabytes, with what a small part of that leaves of the address space.
  @Suite struct BoundedMemoryTests {
    private static func storyboard(_ inside: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>\
      <scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">\
      <rect key="frame" x="0" y="0" width="375" height="667"/>\(inside)</view></viewController></objects>\
      </scene></scenes></document>
      """
    }

    private static func repeated(_ text: String, _ count: Int) -> String {
      String(repeating: text, count: count)
    }

    private static func label(_ text: String) -> String {
      "<subviews><label numberOfLines=\"0\" id=\"l\"><string key=\"text\">\(text)</string></label></subviews>"
    }

    /// Runs a command with 40 times the document's size and 450 MB of address space, 400 MB of which are for
    /// what the program maps without a document, as the empty one shows.
    private func run(_ inside: String, _ command: String, file: String = "d.storyboard") throws
      -> BuiltTool.Run
    {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let document = Data(Self.storyboard(inside).utf8)
      try document.write(to: folder.appending(path: file))
      let kilobytes = (450 << 10) + 40 * document.count / 1_024
      return try BuiltTool.shell(
        "cd '\(folder.path)'; ulimit -v \(kilobytes); \"$NINEFOLD\" \(command) 2>&1 | tail -n 3")
    }

    @Test(arguments: [
      "lint d.storyboard", "compile d.storyboard", "dump --stage layout d.storyboard",
      "why d.storyboard root",
    ])
    func theEmptyDocument(command: String) throws {
      let run = try run("", command)
      #expect(!run.output.isEmpty || command.hasPrefix("lint"))
      #expect(run.error.isEmpty)
    }

    @Test(arguments: [
      "lint d.storyboard", "compile d.storyboard -o out", "dump --stage layout d.storyboard",
      "why d.storyboard root",
    ])
    func emptyElements(command: String) throws {
      let run = try run("<subviews>" + Self.repeated("<z/>", 990_000) + "</subviews>", command)
      #expect(text(run).contains("--limit elements=NUMBER"), "\(text(run))")
    }

    @Test(arguments: [
      label(repeated("\n", 1_000_000) + "x"), label(repeated("\n", 20_000_000) + "x"),
      label(repeated("a ", 5_000_000)),
    ])
    func texts(inside: String) throws {
      let run = try run(inside, "lint d.storyboard")
      #expect(text(run).contains("--limit text=NUMBER"), "\(text(run))")
    }

    @Test(arguments: [
      repeated("<view/>", 24_000), repeated("<button/>", 24_000), repeated("<unknown/>", 24_000),
    ])
    func rowsOfEqualViews(views: String) throws {
      let run = try run("<subviews>\(views)</subviews>", "compile d.storyboard -o out")
      #expect(text(run).contains("--limit objects=NUMBER"), "\(text(run))")
    }

    @Test func findingsOfOneKind() throws {
      let padding = Self.repeated("p", 25)
      let run = try run(
        Self.repeated("<rect userLabel=\"\(padding)\" width=\"x\"/>", 150_000), "lint d.storyboard")
      #expect(text(run).contains("148999 more findings of the kind 'bad-number'"), "\(text(run))")
    }

    private func text(_ run: BuiltTool.Run) -> String {
      String(decoding: run.output, as: UTF8.self)
    }
  }
#endif
