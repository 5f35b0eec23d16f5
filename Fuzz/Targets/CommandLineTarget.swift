import Foundation
import InterfaceTraits
import Ninefold
import NinefoldCommandLine
import Synchronization

/// Passes arbitrary arguments, each terminated by a zero byte as at the start of a process, to the tool.
///
/// The arguments are always parsed. For a sample of the inputs the command also runs, if no argument can refer to
/// anything outside an empty folder.
enum CommandLineTarget {
  /// The output of a run.
  private final class Streams: Sendable {
    private let bytes = Mutex<(output: [UInt8], error: [UInt8])>(([], []))
    var output: [UInt8] { bytes.withLock { $0.output } }
    var error: [UInt8] { bytes.withLock { $0.error } }
    var console: Console {
      .inMemory(
        input: [],
        output: { written in
          self.bytes.withLock { $0.output += written }
          return 0
        }, error: { written in self.bytes.withLock { $0.error += written } })
    }
  }

  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .compactMap { String(validating: $0, as: UTF8.self) }
    var share = Share(of: bytes)
    if share.isOne(in: 4) { for word in words { requireNames(in: word) } }

    let streams = Streams()
    if let status = Tool.answer(words, console: streams.console) {
      requireHarmless(streams)
      if status == .clean {
        Property.require(!streams.output.isEmpty && streams.error.isEmpty, "help is not printed")
      } else {
        requireUsageError(status, streams)
      }
    } else {
      Property.require(
        streams.output.isEmpty && streams.error.isEmpty, "something is printed before the run")
      if words.allSatisfy(staysInside), share.isOne(in: 8) { run(words) }
    }
  }

  /// Requires one message and one line that refers to the help.
  private static func requireUsageError(_ status: ExitStatus, _ streams: Streams) {
    let lines = String(decoding: streams.error, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    Property.require(
      status == .failure && streams.output.isEmpty, "a usage error ends with status \(status)")
    let isClear =
      lines.count == 3 && lines[0].utf8.starts(with: "ninefold: error: ".utf8)
      && lines[0].utf8.count > 18 && lines[1].hasPrefix("Run 'ninefold ")
      && lines[1].hasSuffix("--help' for help.") && lines[2].isEmpty
    Property.require(isClear, "a usage error is not one message: \(lines)")
  }

  /// Requires that parsing the printed name of a configuration yields that configuration again.
  private static func requireNames(in word: String) {
    if let cell = SizeClassGrid.Cell(name: word) {
      Property.require(
        SizeClassGrid.Cell(name: cell.name) == cell
          && SizeClassGrid.Cell(name: cell.shortName) == cell, "\(word) is another cell by its name"
      )
    }
    if let window = ConfigurationRequest.DeviceWindow(name: word) {
      let name = ConfigurationRequest.device(window).name
      Property.require(
        name.hasPrefix("device:")
          && ConfigurationRequest.DeviceWindow(name: String(name.dropFirst(7))) == window,
        "\(word) is another window by its name")
    }
  }

  // MARK: Runs

  /// Whether the process now runs in its own working directory.
  ///
  /// The folder is empty and is removed immediately, so nothing can be written into it.
  private static let isSandboxed: Bool = {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "ninefold-\(UUID())").path
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: false)
    guard files.changeCurrentDirectoryPath(folder) else { return false }
    return (try? files.removeItem(atPath: folder)) != nil
  }()

  /// Whether an argument refers to nothing outside the folder.
  private static func staysInside(_ word: String) -> Bool {
    !word.utf8.contains(UInt8(ascii: "/")) && !word.contains("..")
  }

  private static func run(_ words: [String]) {
    Property.require(isSandboxed, "there is no folder to run in")
    let streams = Streams()
    let console = streams.console
    let isDone = DispatchSemaphore(value: 0)
    // Usually the run has ended before the next line, without another thread.
    Task.immediate {
      let status = Tool.run(words, console: console)
      let isReported = String(decoding: streams.error, as: UTF8.self).contains("ninefold: error: ")
      Property.require(isReported || status != .failure, "\(words) fail without a word")
      isDone.signal()
    }
    isDone.wait()
    // `ibtool` prints a property list for programs, which may request the binary format.
    if words.first == "ibtool" { return requirePropertyList(streams.output) }
    requireHarmless(streams)
  }

  // MARK: Output

  /// Requires that the output of `ibtool` is a binary property list, or text without control sequences except the tabs
  /// of property lists.
  private static func requirePropertyList(_ output: [UInt8]) {
    guard !output.starts(with: "bplist".utf8) else {
      let list = try? PropertyListSerialization.propertyList(from: Data(output), format: nil)
      return Property.require(list != nil, "a binary property list cannot be read")
    }
    guard let text = String(validating: output, as: UTF8.self) else {
      return Property.require(false, "what is printed is not UTF-8")
    }
    for line in text.unicodeScalars.split(separator: "\n") {
      Property.require(
        !line.contains { $0 != "\t" && isUnsafe($0) }, "a line is unsafe: \(String(line))")
    }
  }

  /// Requires that the output contains no command to a terminal or a build system.
  private static func requireHarmless(_ streams: Streams) {
    for bytes in [streams.output, streams.error] {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return Property.require(false, "what is printed is not UTF-8")
      }
      for line in text.unicodeScalars.split(separator: "\n") {
        Property.require(!line.contains(where: isUnsafe), "a line is unsafe: \(String(line))")
        let words = line.drop { $0.properties.isWhitespace }
        Property.require(
          !words.starts(with: "::".unicodeScalars) && !hasCommand(line),
          "a line is a command: \(String(line))")
      }
    }
  }

  /// Whether a character moves the cursor, changes the direction of the line or breaks it.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  /// Whether a build system would interpret the line as a command.
  private static func hasCommand(_ line: Substring.UnicodeScalarView) -> Bool {
    guard line.contains("#") else { return false }
    let text = String(line).lowercased().utf8
    return ["##[", "##vso["].contains { text.firstRange(of: $0.utf8) != nil }
  }
}
