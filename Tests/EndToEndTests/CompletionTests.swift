import Foundation
import TestSupport
import Testing

/// Completions that ask the program for values, in the shells themselves.
@Suite struct CompletionTests {
  /// A folder with the program and the script of a shell.
  private func prepared(_ shell: String) throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("ninefold"), withDestinationPath: BuiltTool.url.path)
    let script = try BuiltTool.run(["completions", shell])
    _ = try folder.write(String(decoding: script.output, as: UTF8.self), to: "script")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return (folder, "\(folder.path("")):\(path)")
  }

  @Test(
    .needs(.fish),
    arguments: [
      ("lint --device iPhone\\ 15\\ Pro\\ ", "iPhone 15 Pro Max"),
      ("lint --device \"iPhone 15:l", "iPhone 15:landscape"),
      ("lint --device=retina4_7:l", "--device=retina4_7:landscape"),
      ("transition --from wC-hR", "wC-hR"),
      ("explain duplicate-id", "duplicate-id"),
      ("preview --matrix cell,st", "cell,style"),
      (
        "lint --traits userInterfaceStyle=dark,displayGamut=P",
        "userInterfaceStyle=dark,displayGamut=P3"
      ),
      ("preview --vary userInterfaceStyle=light,d", "userInterfaceStyle=light,dark"),
    ])
  func fishOffersValues(line: String, expected: String) throws {
    let (folder, path) = try prepared("fish")
    let text = "source \(folder.path("script")); complete -C $argv[1]"
    let run = try Program.fish.run(
      ["--no-config", "-c", text, "--", "ninefold " + line],
      environment: ["PATH": path, "HOME": folder.path("")])
    let values = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(values == [expected], "\(run.error)")
  }

  @Test(arguments: [
    (#"'iPhone\ 15\ Pro\ '"#, #"iPhone\ 15\ Pro\ Max"#),
    (#"'"iPhone 15 Pro M'"#, "iPhone 15 Pro Max"),
    (#"'"iPhone 15:l'"#, "iPhone 15:landscape"),
    (#"'iPhone\ 15' : l"#, "landscape"),
  ])
  func bashOffersDevices(words: String, expected: String) throws {
    let (folder, path) = try prepared("bash")
    let text = """
      . \(folder.path("script"))
      COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
      value=(\(words))
      COMP_WORDS=(ninefold lint --device "${value[@]}")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      printf -v typed %s "${value[@]}"
      COMP_LINE="ninefold lint --device $typed"
      COMP_POINT=${#COMP_LINE}
      _ninefold 2> /dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Program("bash", package: "bash").run(["-c", text], environment: ["PATH": path])
    #expect(run.output == expected + "\n", "\(run.error)")
  }
}
