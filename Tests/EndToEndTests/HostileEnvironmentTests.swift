import Foundation
import TestSupport
import Testing

/// Failing disks, closed streams and unusual names, with the built program.
@Suite struct HostileEnvironmentTests {
  private static let example = Fixtures.url("AdaptiveExample/Adaptive.storyboard").path

  /// Runs lines of shell in a temporary folder; `$D` is the document.
  private func shell(_ lines: String) throws -> BuiltTool.Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try BuiltTool.shell("cd '\(folder.path)' && D='\(Self.example)'\n\(lines)")
  }

  private func text(_ run: BuiltTool.Run) -> String {
    String(decoding: run.output, as: UTF8.self)
  }

  @Test func nameWithLeadingCombiningMarkStaysInFolder() throws {
    let run = try shell(
      """
      M=$(printf '\\314\\201'); cp "$D" "${M}x.storyboard"; mkdir sub; cd sub
      "$NINEFOLD" compile "../${M}x.storyboard" -o OUT --cell canvas; echo $?
      find .. -name '*.json' | sed "s/$M/M/"
      """)
    #expect(
      text(run) == "wrote 1 layout to 'OUT'\n0\n../sub/OUT/Mx.storyboard.layout.json\n",
      "\(run.error)")
    #expect(run.error.isEmpty)
  }

  @Test func fileSizeLimitLeavesNoPartialFile() throws {
    // A limit on the size of files has the effect of a full disk, and needs no privileges.
    let run = try shell(
      """
      (ulimit -f 1; "$NINEFOLD" compile "$D" -o out; echo $?); find out -type f
      """)
    #expect(text(run) == "2\n")
    #expect(
      run.error
        == "ninefold: error: cannot write 'out/Adaptive.storyboard.layout.json': the file is too "
        + "large\n")
  }

  @Test func failedRunsPreserveExistingFiles() throws {
    let run = try shell(
      """
      mkdir out; echo before > out/Adaptive.storyboard.layout.json
      (ulimit -f 1; "$NINEFOLD" compile "$D" -o out; echo $?)
      cat out/*.json; ls -A out
      """)
    #expect(text(run) == "2\nbefore\nAdaptive.storyboard.layout.json\n")
  }

  @Test func nextRunRemovesFilesOfAKilledRun() throws {
    let run = try shell(
      """
      mkdir out; T=.ninefold-00112233445566778899aabbccddeeff.tmp; echo half > out/$T
      "$NINEFOLD" compile "$D" -o out --cell canvas; echo $?; ls -A out
      """)
    #expect(
      text(run) == "wrote 1 layout to 'out'\n0\nAdaptive.storyboard.layout.json\n", "\(run.error)")
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func readOnlyOutputFolderIsReported() throws {
    let run = try shell(
      """
      mkdir out; chmod 555 out; "$NINEFOLD" compile "$D" -o out; echo $?; ls -A out; chmod 755 out
      """)
    #expect(text(run) == "2\n")
    #expect(
      run.error
        == "ninefold: error: cannot write 'out/Adaptive.storyboard.layout.json': permission "
        + "denied\n")
  }

  @Test(.enabled(if: getuid() != 0, "root may list everything"))
  func unlistableOutputFolderIsWrittenTo() throws {
    let run = try shell(
      """
      mkdir out; chmod 333 out; "$NINEFOLD" compile "$D" -o out --cell canvas; echo $?
      chmod 755 out; ls -A out
      """)
    #expect(text(run) == "0\nAdaptive.storyboard.layout.json\n", "\(run.error)")
  }

  @Test func nonUTF8ArgumentsDoNotMatchOtherFiles() throws {
    let run = try shell(
      """
      X=$(printf 'x\\377'); R=$(printf 'x\\357\\277\\275')
      cp "$D" "$R.storyboard"; "$NINEFOLD" lint "$X.storyboard"; echo $?
      "$NINEFOLD" compile "$D" -o "$X"; echo $?; ls | wc -l
      """)
    #expect(text(run).split(separator: "\n").map { $0.filter { $0 != " " } } == ["2", "2", "1"])
    #expect(
      run.error
        == "ninefold: error: the argument 'x\u{FFFD}.storyboard' is not UTF-8\n"
        + "ninefold: error: the argument 'x\u{FFFD}' is not UTF-8\n")
  }

  @Test func missingInputIsOneError() throws {
    let run = try shell(
      """
      ln -s gone A.xib; "$NINEFOLD" compile A.xib -o out; echo $?
      "$NINEFOLD" lint B.xib; echo $?; ls -A
      """)
    #expect(text(run) == "2\n2\nA.xib\n")
    #expect(
      run.error
        == "ninefold: error: cannot read 'A.xib': it is a broken symbolic link\n"
        + "ninefold: error: cannot read 'B.xib': no such file or folder\n")
  }

  @Test(.hasTimeLimit) func pipesAndDevicesAreRejectedImmediately() throws {
    let run = try shell(
      """
      mkfifo P.xib; ln -s /dev/zero Z.xib
      for f in P.xib Z.xib; do "$NINEFOLD" lint $f; echo $?; done
      cp "$D" A.storyboard; "$NINEFOLD" lint . > /dev/null; echo $?
      """)
    #expect(text(run) == "2\n2\n0\n")
    #expect(
      run.error
        == "ninefold: error: cannot read 'P.xib': it is a pipe, not a file; '-' reads standard "
        + "input\n"
        + "ninefold: error: cannot read 'Z.xib': it is a device, not a file; '-' reads standard "
        + "input\n"
        + "ninefold: warning: './P.xib' is skipped: it is a pipe\n"
        + "ninefold: warning: './Z.xib' is skipped: it is a device\n")
  }

  @Test func closedPipesEndTheRunSilently() throws {
    for command in ["lint", "dump --stage events", "compile"] {
      let run = try shell(
        """
        { "$NINEFOLD" \(command) "$D"; echo $? >&2; } | head -n 0
        """)
      #expect(run.error == "0\n", "\(command)")
    }
  }

  @Test func concurrentRunsLeaveCompleteFiles() throws {
    let run = try shell(
      """
      "$NINEFOLD" compile "$D" --cell canvas > expected
      for i in 1 2 3 4 5 6 7 8; do "$NINEFOLD" compile "$D" -o out --cell canvas > /dev/null & done; wait
      cmp expected out/Adaptive.storyboard.layout.json && ls -A out
      """)
    #expect(text(run) == "Adaptive.storyboard.layout.json\n", "\(run.error)")
  }
}
