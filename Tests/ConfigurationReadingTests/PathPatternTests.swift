import ConfigurationReading
import Testing

/// Patterns, with the results that `gitignore(5)` documents.
struct PathPatternTests {
  private func parts(_ path: String) -> [[UInt8]] {
    path.split(separator: "/").map { Array($0.utf8) }
  }

  @Test(arguments: [
    ("a.xib", "a.xib"), ("*.xib", "a.xib"), ("*.xib", ".xib"), ("a?c", "abc"), ("[a-c]x", "bx"),
    ("[!a-c]x", "dx"), ("[]]x", "]x"), ("\\*x", "*x"), ("**", "a"), ("**", "a/b"),
    ("**/b", "b"), ("**/b", "x/y/b"), ("a/**", "a/b"), ("a/**", "a/b/c"), ("a/**/b", "a/b"),
    ("a/**/b", "a/x/y/b"), ("a/**/b/**/c", "a/b/x/b/c"), ("a*b*c", "axbxbc"), ("a**b", "axxb"),
    ("./a/", "a"), ("[x", "[x"), ("a[a-]b", "a-b"),
  ])
  func matches(pattern: String, path: String) {
    #expect(PathPattern(pattern).matchesWhole(parts(path)))
  }

  @Test(arguments: [
    ("*.xib", "a/b.xib"), ("a?c", "a/c"), ("[a-c]x", "dx"), ("[!a-c]x", "bx"), ("\\*x", "ax"),
    ("**/b", "x/bb"), ("a/**/b", "a/x/y/c"), ("a*b*c", "axbx"), ("a", "A"), ("", "a"),
    ("a/**", "a"),
    ("a/**/b/**/c", "a/x/c"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matchesWhole(parts(path)))
  }

  @Test func `a folder matches everything in it`() {
    #expect(PathPattern("Legacy").matches(parts("Legacy/A/b.xib")))
    #expect(PathPattern("*/Old").matches(parts("App/Old/b.xib")))
    #expect(!PathPattern("Legacy").matches(parts("App/Legacy/b.xib")))
  }

  /// Each of 20,000 brackets would search the rest of the line for its end.
  @Test(arguments: ["[", "[a", "[!", "[\\]", "[]", "*[", "\\", "?*"])
  func longLinesAreReadInLinearTime(part: String) {
    let pattern = PathPattern(String(repeating: part, count: 20_000 / part.utf8.count))
    let path = parts(String(repeating: "a", count: 255))
    #expect(!pattern.matchesWhole(path))
  }

  /// A pattern that is longer than a path does not match it, which is determined without matching.
  @Test func longPatternsMatchInLinearTime() {
    let path = parts(String(repeating: "a/", count: 100) + String(repeating: "a", count: 255))
    let stars = PathPattern(String(repeating: "*a", count: 500_000) + "b")
    let folders = PathPattern(String(repeating: "**/a/", count: 200_000) + "b")
    for _ in 0..<10_000 {
      if stars.matchesWhole(path) || folders.matchesWhole(path) { Issue.record("it matches") }
    }
  }

  @Test func setsOfAnyLengthAreRead() {
    let long = "[" + String(repeating: "b", count: 1_000) + "a]x"
    #expect(PathPattern(long).matchesWhole(parts("ax")))
    #expect(!PathPattern("[z-a]x").matchesWhole(parts("ax")))
    #expect(PathPattern("[!z-a]x").matchesWhole(parts("ax")))
  }

  /// A matcher that tries all alternatives would not finish in reasonable time.
  @Test func `many wildcards are matched in quadratic time`() {
    let path = parts(String(repeating: "a/", count: 200) + String(repeating: "a", count: 200))
    let stars = String(repeating: "**/a/", count: 50) + String(repeating: "*a", count: 50) + "b"
    #expect(!PathPattern(stars).matchesWhole(path))
  }
}
