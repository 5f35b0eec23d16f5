import Foundation
import TestSupport
import Testing

/// Versions of the system and of the editor are asked for where facts are kept, and nowhere else.
@Suite struct FactPlacesTests {
  @Test func noCodeComparesSystemsWithNumbers() throws {
    try forEachSource(in: "Sources") { path, line in
      guard !path.hasSuffix("Table.swift") else { return }
      let isComparison = line.contains(#/\b(major|system|systemVersion) *[<>=]=? *\d/#)
      let isLiteral = line.contains(#/SystemVersion\(\d|isBefore\(\d|\b[78]\.\.[.<]\d\d\b/#)
      #expect(!isComparison && !isLiteral, "\(path): \(line)")
    }
  }

  @Test(arguments: ["InterfaceLayout", "InterfaceResolution"])
  func layoutAndResolutionKnowNoEditor(target: String) throws {
    try forEachSource(in: "Sources/\(target)") { path, line in
      // An environment is a window's or that of the editor's canvas.
      if path.hasPrefix("Environment/") { return }
      let isAsked = line.contains(#/CanvasEra|EditorRule|editorVersion|isCanvas|case \.canvas\b/#)
      #expect(!isAsked, "\(path): \(line)")
    }
  }

  /// Calls `body` with the lines of code of all Swift files in a folder.
  private func forEachSource(in folder: String, _ body: (String, Substring) -> Void) throws {
    let folder = Fixtures.top.appending(path: folder)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains(#/^ *///#) { body(path, line) }
    }
  }
}
