import Foundation
import TestSupport
import Testing

/// `preview --watch`, on the built program.
@Suite struct WatchTests {
  private static let example = Fixtures.url("AdaptiveExample").path

  /// Runs lines of shell in a folder with a copy of the example and a watching process `$P` that ends with them; `until
  /// LINE` waits until a line succeeds, for at most half a minute.
  private func watch(_ options: String, _ lines: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try BuiltTool.shell(
      """
      cd '\(folder.path)' && cp -r '\(Self.example)' App
      until_() { N=0; while ! eval "$1"; do N=$((N + 1)); [ $N -lt 150 ] || { echo "never: $1"; return; }; sleep 0.2; done; }
      "$NINEFOLD" preview App \(options) --cell wC-hR --watch --findings ignore > told 2> errors & P=$!
      trap 'kill -9 $P 2> /dev/null' EXIT
      \(lines)
      """)
    return String(decoding: run.output, as: UTF8.self)
  }

  @Test func picturesFollowTheirDocument() throws {
    let output = try watch(
      "-o Out",
      """
      until_ 'ls Out/Adaptive.storyboard/Walks.*.svg > /dev/null 2>&1'
      sed -i.old 's/title="Walks"/title="Hikes"/' App/Adaptive.storyboard
      until_ 'ls Out/Adaptive.storyboard/Hikes.*.svg > /dev/null 2>&1'
      until_ '! ls Out/Adaptive.storyboard/Walks.*.svg > /dev/null 2>&1'
      printf '<document' > App/Adaptive.storyboard
      until_ 'grep -q "App/Adaptive.storyboard:1:" errors'
      kill -TERM $P; wait $P; echo "ended with $?"; head -n 1 told
      """)
    #expect(output == "ended with 0\nwrote 13 pictures to 'Out'\n")
  }

  @Test func openPageIsNotifiedOfUpdates() throws {
    let output = try watch(
      "--html 'a page.html'",
      """
      until_ '[ -f "a page.html.version.js" ]'
      grep -o 'a%20page.html.version.js' 'a page.html'
      grep -q "$(sed "s/.*'\\(.*\\)'.*/\\1/" 'a page.html.version.js')" 'a page.html' && echo same
      cp 'a page.html.version.js' old
      sed -i.old 's/title="Walks"/title="Hikes"/' App/Adaptive.storyboard
      until_ '! cmp -s old "a page.html.version.js"'
      grep -q Hikes 'a page.html' && echo new
      kill -INT $P; wait $P; echo "ended with $?"; ls -A | grep version
      """)
    #expect(output == "a%20page.html.version.js\nsame\nnew\nended with 0\n")
  }

  @Test func standardInputIsNotWatched() throws {
    let run = try BuiltTool.run(["preview", "-", "-o", "Out", "--watch"])
    #expect(run.status == 2)
    #expect(run.error.contains("--watch"))
  }
}
