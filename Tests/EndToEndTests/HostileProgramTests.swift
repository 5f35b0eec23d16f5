import Foundation
import Testing

/// Misbehaving programs in place of `pdftocairo` and `rsvg-convert`.
@Suite struct HostileProgramTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews><imageView image="Pic" fixedFrame="YES" id="i"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView></subviews></view></objects><resources><image name="Pic" width="9" height="9"/></resources></document>
    """

  /// Runs lines of shell in a folder with a document, whose PDF image is `p.pdf`, and with programs in `bin`.
  private func shell(_ programs: [String: String], _ lines: String) throws -> BuiltTool.Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(Self.document, to: "A.xib")
    try write("%PDF-1.4 nothing", to: "A.xcassets/Pic.imageset/p.pdf")
    try write(
      #"{"images":[{"idiom":"universal","filename":"p.pdf"}],"info":{"version":1,"author":"xcode"}}"#,
      to: "A.xcassets/Pic.imageset/Contents.json")
    for (name, text) in programs {
      try write("#!/bin/sh\n" + text, to: "bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "bin/\(name)").path)
    }
    return try BuiltTool.shell(
      "cd '\(folder.path)'; P='preview A.xib --cell canvas -o out --format'\n\(lines)")
  }

  /// Returns the output of a script, without the messages of commands about written files.
  private func text(_ run: BuiltTool.Run) -> String {
    String(decoding: run.output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("wrote ") }.joined(separator: "\n")
  }

  /// The drawing is larger than the limit: the program's pipe is not read any further, and its exit is not awaited.
  @Test func aLargeDrawingIsAPlaceholder() throws {
    let run = try shell(
      ["pdftocairo": "head -c 6000000 /dev/zero; sleep 100"],
      "PATH=$PWD/bin:$PATH \"$NINEFOLD\" $P svg; echo $?; ls out/A.xib")
    #expect(text(run) == "0\nView.v.canvas.svg\n")
    #expect(
      run.error
        == "ninefold: warning: 'A.xcassets/Pic.imageset/p.pdf' is drawn as a placeholder: it is larger than 4 MiB as SVG\n"
    )
  }

  @Test(arguments: ["exit 1", "kill -9 $$", "exit 0", "cat >&2; exit 1"])
  func aFailingConverterIsAPlaceholder(program: String) throws {
    let run = try shell(
      ["pdftocairo": program], "PATH=$PWD/bin:$PATH \"$NINEFOLD\" $P svg; echo $?")
    #expect(text(run) == "0\n")
    #expect(run.error.hasSuffix("is drawn as a placeholder: it cannot be converted to SVG\n"))
  }

  /// No program in the current folder is run, whatever entry of the path leads there.
  @Test(arguments: ["bin", ".", "", ":", "./bin:", "bin/../bin", ":/nonexistent:"])
  func relativeFoldersInPATHAreIgnored(path: String) throws {
    let program = "touch \"$OLDPWD/ran\" ran; exit 1"
    let run = try shell(
      ["pdftocairo": program, "rsvg-convert": program, "git": program],
      """
      cp bin/* .
      PATH='\(path)' "$NINEFOLD" $P svg; echo $?
      PATH='\(path)' "$NINEFOLD" $P png; echo $?
      mkdir .git; PATH='\(path)' "$NINEFOLD" lint A.xib --since HEAD; echo $?
      [ ! -e ran ]; echo $?
      """)
    #expect(text(run) == "0\n2\n2\n0\n", "\(run.error)")
    #expect(run.error.contains("drawing PNG requires 'rsvg-convert'"))
    #expect(run.error.contains("reading revisions requires 'git', which is not installed"))
  }

  /// A signal also ends the programs that the run has started, and nothing remains in the folder for temporary files.
  @Test(arguments: ["TERM", "HUP"], ["pdftocairo", "rsvg-convert"])
  func signalsTerminateStartedPrograms(signal: String, program: String) throws {
    let run = try shell(
      [program: "(sleep 3; touch \"$MARK\") & touch \"$START\"; sleep 3; touch \"$MARK\""],
      """
      mkdir tmp; export MARK=$PWD/mark START=$PWD/start TMPDIR=$PWD/tmp PATH=$PWD/bin:$PATH
      env "$NINEFOLD" $P \(program == "pdftocairo" ? "svg" : "png") & p=$!
      for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do [ -e start ] || sleep 0.5; done
      ls tmp; kill -\(signal) $p; wait $p; echo $?
      sleep 4; ls mark tmp 2>/dev/null
      """)
    let number = signal == "TERM" ? 143 : 129
    #expect(
      text(run) == "\(number)\ntmp:\n" || text(run) == "\(number)\n", "\(text(run))\(run.error)")
  }

  /// A comparison with a revision writes no files, so that a signal leaves none.
  @Test func comparingRevisionsWritesNoFiles() throws {
    let run = try shell(
      [:],
      """
      git init -q .; git add -A; git -c user.email=a@b -c user.name=n commit -qm 1
      find . -type f | sort | xargs cksum > ../before.$$
      export GIT_DIR=/nonexistent GIT_INDEX_FILE=$PWD/x GIT_EXTERNAL_DIFF='touch x' GIT_TRACE=$PWD/x
      export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.fsmonitor GIT_CONFIG_VALUE_0='touch x'
      TMPDIR=/nonexistent "$NINEFOLD" lint . --since HEAD; echo $?
      TMPDIR=/nonexistent "$NINEFOLD" compare . --since HEAD; echo $?
      find . -type f | sort | xargs cksum | cmp - ../before.$$; echo $?; rm ../before.$$
      """)
    #expect(text(run).contains("\n0\n") && text(run).hasSuffix("0\n"), "\(text(run))\(run.error)")
    #expect(run.error == "")
  }

  /// An image that expands excessively is drawn as a placeholder, in pictures and in the page.
  @Test(arguments: ["-o out", "--html page.html"]) func anExplosiveImageIsNotEmbedded(
    form: String
  ) throws {
    let levels = (0..<9).map { level in
      "<g id=\"g\(level)\">"
        + String(repeating: "<use href=\"#g\(level + 1)\"/>", count: 10) + "</g>"
    }.joined()
    let bomb =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\">\(levels)<g id=\"g9\"><rect width=\"1\" height=\"1\"/></g></svg>"
    let run = try shell(
      [:],
      """
      cat > A.xcassets/Pic.imageset/p.pdf <<'X'
      \(bomb)
      X
      "$NINEFOLD" preview A.xib --cell canvas \(form); echo $?
      cat page.html out/A.xib/*.svg 2>/dev/null | grep -c data:image
      """)
    #expect(text(run) == "0\n0\n", "\(run.error)")
    #expect(
      run.error.contains(
        "is drawn as a placeholder: its elements reference each other in a cycle, or expand to more than 250000 elements"
      ))
  }
}
