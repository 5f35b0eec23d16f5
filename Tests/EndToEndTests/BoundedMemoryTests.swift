import Foundation
import TestSupport
import Testing

// `ulimit -v` has no effect on other systems.
#if os(Linux)
  /// Documents that used to take gigabytes, in a small part of that much address space.
  @Suite struct BoundedMemoryTests {
    /// The repeated part of a document, in its controller's view.
    struct Inside: Sendable {
      var head = ""
      var piece = ""
      var count = 0
      var tail = ""

      static func subviews(_ view: String, _ count: Int) -> Inside {
        Inside(head: "<subviews>", piece: view, count: count, tail: "</subviews>")
      }

      static func label(_ piece: String, _ count: Int) -> Inside {
        Inside(
          head: "<subviews><label numberOfLines=\"0\" id=\"l\"><string key=\"text\">", piece: piece,
          count: count, tail: "x</string></label></subviews>")
      }

      /// Writes the document in pieces: the memory of this process also counts for its children.
      func write(to url: URL) throws {
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        defer { try? file.close() }
        let head = """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>\
          <scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">\
          <rect key="frame" x="0" y="0" width="375" height="667"/>\(self.head)
          """
        try file.write(contentsOf: Data(head.utf8))
        var left = count
        while left > 0 {
          let some = min(left, 10_000)
          try file.write(contentsOf: Data(String(repeating: piece, count: some).utf8))
          left -= some
        }
        let tail = "\(self.tail)</view></viewController></objects></scene></scenes></document>"
        try file.write(contentsOf: Data(tail.utf8))
      }
    }

    /// Runs a command with 40 times the document's size and 300 MB of address space, 250 MB of which are what the
    /// program maps without a document, as the run on an empty one shows.
    private func run(_ inside: Inside, _ command: String) throws -> BuiltTool.Run {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let document = folder.appending(path: "d.storyboard")
      try inside.write(to: document)
      let size = try document.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      let kilobytes = (300 << 10) + 40 * size / 1_024
      return try BuiltTool.shell(
        "cd '\(folder.path)'; ulimit -v \(kilobytes); \"$NINEFOLD\" \(command) 2>&1 | tail -n 3")
    }

    @Test(arguments: [
      "lint d.storyboard", "compile d.storyboard", "dump --stage layout d.storyboard",
      "why d.storyboard root",
    ])
    func theEmptyDocument(command: String) throws {
      let run = try run(Inside(), command)
      #expect(!run.output.isEmpty || command.hasPrefix("lint"))
      #expect(run.error.isEmpty)
    }

    @Test(arguments: [
      "lint d.storyboard", "compile d.storyboard -o out", "dump --stage layout d.storyboard",
      "why d.storyboard root",
    ])
    func emptyElements(command: String) throws {
      let run = try run(.subviews("<z/>", 990_000), command)
      #expect(text(run).contains("--limit elements=NUMBER"), "\(text(run))")
    }

    @Test(arguments: [
      Inside.label("\n", 1_000_000), .label("\n", 20_000_000), .label("a ", 5_000_000),
    ])
    func texts(inside: Inside) throws {
      let run = try run(inside, "lint d.storyboard")
      #expect(text(run).contains("--limit text=NUMBER"), "\(text(run))")
    }

    @Test(arguments: ["<view/>", "<button/>", "<unknown/>"])
    func rowsOfEqualViews(view: String) throws {
      let run = try run(.subviews(view, 24_000), "compile d.storyboard -o out")
      #expect(text(run).contains("--limit objects=NUMBER"), "\(text(run))")
    }

    /// As many views as a document may have, each with its own entry in the output.
    @Test(
      .hasTimeLimit,
      arguments: [
        "compile d.storyboard -o out", "dump --stage layout d.storyboard",
        "dump --stage resolved d.storyboard", "why d.storyboard root",
      ])
    func manyViews(command: String) throws {
      let view =
        "<view fixedFrame=\"YES\" contentMode=\"scaleToFill\" userLabel=\"One of very many\">"
        + "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>"
      let run = try run(.subviews(view, 3_900), command)
      #expect(!text(run).contains("error"), "\(text(run))")
      #expect(run.error.isEmpty)
      #expect(command.hasPrefix("compile") || !text(run).isEmpty)
    }

    @Test func findingsOfOneKind() throws {
      let rect = "<rect x=\"x\" y=\"x\" width=\"x\" height=\"x\"               />"
      let run = try run(Inside(piece: rect, count: 150_000), "lint --quiet d.storyboard")
      #expect(text(run).contains("599000 more 'bad-number' findings"), "\(text(run))")
    }

    private func text(_ run: BuiltTool.Run) -> String {
      String(decoding: run.output, as: UTF8.self)
    }
  }
#endif
