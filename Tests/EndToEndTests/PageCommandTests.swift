import Foundation
import TestSupport
import Testing

/// `preview --html`, on the built program.
@Suite struct PageCommandTests {
  private static let example = Fixtures.url("AdaptiveExample").path

  @Test func pageIsSelfContained() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var pages: [String] = []
    for jobs in ["1", "3"] {
      let file = folder.appending(path: "page \(jobs).html")
      let run = try BuiltTool.run([
        "preview", Self.example, "--html", file.path, "--device", "retina4_7", "--cell", "wC-hR",
        "--vary", "userInterfaceStyle=light,dark", "--jobs", jobs, "--findings", "ignore",
        "--resize", "400x400..700x700",
      ])
      #expect(run.status == 0, "\(run.error)")
      pages.append(try String(contentsOf: file, encoding: .utf8))
    }
    #expect(pages[0] == pages[1])
    // The reasons for a view's position, in the words of `why` without the document's name.
    let why = try BuiltTool.run([
      "why", Self.example + "/Adaptive.storyboard", "wAl-na-005", "--device", "retina4_7",
      "--style", "light",
    ])
    let sentences = String(decoding: why.output, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains(".storyboard:") }
      .compactMap { line in line.firstRange(of: ".storyboard:").map { line[$0.upperBound...] } }
    #expect(!sentences.isEmpty)
    for sentence in sentences {
      let parts = sentence.split(separator: ":", maxSplits: 2)
      // The page contains it as a JSON string.
      let text = parts[2].replacingOccurrences(of: "\"", with: "\\\"")
      #expect(pages[0].contains(#""line \#(parts[0]):\#(text)""#), "\(sentence)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    // References lead to elements of the page or are data; strings in the script are not addresses.
    for match in pages[0].matches(of: /(?:href|src)="([^"]*)"/) {
      #expect(match.1.hasPrefix("#") || match.1.hasPrefix("data:image/"), "\(match.1)")
    }
    #expect(!pages[0].contains("version.js"))
    for title in ["Walks", "Profile", "Navigation Controller"] {
      #expect(pages[0].contains(title))
    }
  }

  @Test(arguments: [
    (["--vary", "userInterfaceStyle=light,dark", "-o", "Out"], "--html"),
    (["--html", "p.html", "-o", "Out"], "--output"),
    (["--html", "p.html", "--app"], "--app"),
    (["--resize", "320x320..800x800", "-o", "Out"], "--html"),
    (["--html", "p.html", "--resize", "800x800..320x320"], "800x800..320x320"),
    (["--html", "p.html", "--resize", "320x320-800x800"], "320x320..1366x1366"),
    (["--html", "p.html", "--matrix", "cell,style"], "--html"),
    (["--html", "p.html", "--vary", "userInterfaceStyle=drak"], "drak"),
    (
      ["--html", "p.html", "--style", "dark", "--vary", "userInterfaceStyle=light,dark"],
      "--vary"
    ),
  ]) func incompatibleOptionsAreReported(options: [String], word: String) throws {
    let run = try BuiltTool.run(["preview", Self.example, "--device", "retina4_7"] + options)
    #expect(run.status == 2)
    #expect(run.error.contains(word), "\(run.error)")
  }
}
