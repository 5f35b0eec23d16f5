import Foundation
import TestSupport
import Testing

/// `preview --watch` and `compile --watch`, on the built program.
@Suite struct WatchTests {
  private static let example = Fixtures.url("AdaptiveExample").path

  /// Runs lines of shell in a folder with a copy of the example and a watching process `$P` that ends with them; `until
  /// LINE` waits until a line succeeds, for at most half a minute.
  private func watch(
    _ options: String, command: String = "preview", _ lines: String
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try BuiltTool.shell(
      """
      cd '\(folder.path)' && cp -r '\(Self.example)' App
      until_() { N=0; while ! eval "$1"; do N=$((N + 1)); [ $N -lt 150 ] || { echo "never: $1"; return; }; sleep 0.2; done; }
      "$NINEFOLD" \(command) App \(options) --cell wC-hR --watch > told 2> errors & P=$!
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

  /// Every kind of change is followed, and layouts in the watched folder cause no further runs.
  @Test func layoutsFollowTheirInputs() throws {
    let output = try watch(
      "-o App/Out", command: "compile",
      """
      L=App/Out/Adaptive.storyboard.layout.json
      runs() { [ "$(wc -l < told)" -ge $1 ]; }
      until_ 'runs 1'
      cp App/Adaptive.storyboard first; cp $L old
      sed 's/constant="12" id="wAl-c3-000"/constant="13" id="wAl-c3-000"/' first > changed
      cmp -s first changed && echo "no change"
      echo "in place"; cat changed > App/Adaptive.storyboard; until_ '! cmp -s old $L'
      echo "renamed over"; cp first App/.new; mv App/.new App/Adaptive.storyboard; until_ 'cmp -s old $L'
      echo "new folder"; mkdir -p App/A/B; cp first App/A/B/Two.storyboard
      until_ '[ -f App/Out/A/B/Two.storyboard.layout.json ]'; until_ 'grep -q "wrote 2" told'
      echo "changed there"; cp App/Out/A/B/Two.storyboard.layout.json old2
      cat changed > App/A/B/Two.storyboard; until_ '! cmp -s old2 App/Out/A/B/Two.storyboard.layout.json'
      echo "removed"; N=$(wc -l < told); rm -r App/A; until_ 'runs $((N + 1))'; until_ 'tail -n 1 told | grep -q "wrote 1"'
      echo "configuration"; printf 'what: 1\n' > App/.ninefold.yml; until_ 'grep -q "ninefold.yml:1:1" errors'
      rm App/.ninefold.yml
      echo "catalog"; : > App/Assets.xcassets/Contents.json; until_ 'grep -q "Assets.xcassets/Contents.json:1:1" errors'
      echo "output"; rm $L; touch App/Adaptive.storyboard; until_ '[ -f $L ]'
      echo "burst"; for I in $(seq 500); do printf '<document' > App/$I.xib; done; until_ 'grep -q "App/500.xib:1:" errors'
      rm App/[0-9]*.xib; sleep 1; until_ 'tail -n 1 told | grep -q "wrote 1"'
      N=$(wc -l < told); sleep 1; [ "$(wc -l < told)" -eq $N ] && echo "no further runs"
      kill -TERM $P; wait $P; echo "ended with $?"
      """)
    #expect(
      output.split(separator: "\n").map { String($0) } == [
        "in place", "renamed over", "new folder", "changed there", "removed", "configuration",
        "catalog", "output", "burst", "no further runs", "ended with 0",
      ])
  }

  @Test func standardInputIsNotWatched() throws {
    let run = try BuiltTool.run(["preview", "-", "-o", "Out", "--watch"])
    #expect(run.status == 2)
    #expect(run.error.contains("--watch"))
  }
}
