import Foundation
import TestSupport
import Testing

/// The built program under other names.
@Suite struct InterfaceBuilderNameTests {
  @Test(arguments: ["ibtool", "ninefold-ibtool"])
  func linkNamedIbtoolRunsAsIbtool(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appending(path: name)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: BuiltTool.url)
    let run = try BuiltTool.run(link, ["--version", "--output-format", "xml1"])
    #expect(run.status == 0, "\(run.error)")
    let list = try PropertyListSerialization.propertyList(from: run.output, format: nil)
    #expect((list as? [String: Any])?["com.apple.\(name).version"] != nil)
    #expect(try BuiltTool.run(link, []).status == 64)
  }

  @Test func binaryPropertyListsEqualXMLPropertyLists() throws {
    let document = Fixtures.url("ibtool/Sample.storyboard").path
    let xml = try BuiltTool.run(["ibtool", "--all", document])
    let binary = try BuiltTool.run(["ibtool", "--all", document, "--output-format", "binary1"])
    #expect(binary.output.starts(with: Data("bplist00".utf8)))
    let lists = try [xml, binary].map {
      try PropertyListSerialization.propertyList(from: $0.output, format: nil) as? NSDictionary
    }
    #expect(lists[0] != nil && lists[0] == lists[1])
  }

  /// The commands of the page, in which `StoryboardApp` is a folder with a document, fail only if the page states that
  /// they do.
  @Test func documentedIbtoolCommandsRun() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: Fixtures.url("ibtool/Sample.storyboard"), to: folder.appending(path: "Main.storyboard"))
    let page = try String(
      contentsOf: Fixtures.top.appending(path: "docs/guide/ibtool.md"), encoding: .utf8)
    let blocks = page.matches(of: #/```sh\n([^`]*)```/#)
    #expect(blocks.count > 1)
    for line in blocks.flatMap({ $0.1.split(separator: "\n") })
    where line.hasPrefix("$") || line.hasPrefix("ln") {
      let command = line.replacing("$ninefold", with: "'\(BuiltTool.url.path)'")
      let run = try BuiltTool.run(
        URL(filePath: "/bin/sh"), ["-c", "cd '\(folder.path)' && \(command)"])
      let fails = line.contains("# fails") || line.contains("--errors") || line.contains("--all")
      #expect(run.status == (fails ? 1 : 0), "\(line): \(run.error)")
    }
  }
}
