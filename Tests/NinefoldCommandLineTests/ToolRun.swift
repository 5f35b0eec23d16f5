import Foundation
import NinefoldCommandLine
import Synchronization
import TestSupport
import Testing

/// The result of a run of the tool: inside this process, or of the released program if `$NINEFOLD_TOOL` names one.
struct ToolRun {
  let status: NinefoldCommandLine.ExitStatus
  let output: String
  let error: String

  /// Runs the tool.
  ///
  /// The given environment variables are added to those that hide the fonts of the system.
  init(_ arguments: [String], input: String = "", environment: [String: String] = [:]) {
    let environment = Program.withoutSystemFonts.merging(environment) { _, given in given }
    if let released = Program.released {
      (status, output, error) = Self.run(released, arguments, input, environment)
      return
    }
    let output = OutputBuffer()
    let error = OutputBuffer()
    let console = Console.inMemory(
      input: Array(input.utf8),
      output: { bytes in
        output.add(bytes)
        return 0
      },
      error: { error.add($0) }, environment: environment)
    status = Tool.run(arguments, console: console)
    self.output = output.text
    self.error = error.text
  }

  /// Runs a program, with only `PATH` and the given environment variables.
  private static func run(
    _ program: Program, _ arguments: [String], _ input: String, _ environment: [String: String]
  ) -> (NinefoldCommandLine.ExitStatus, String, String) {
    do {
      let run = try program.run(
        arguments, input: Array(input.utf8),
        environment: environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given })
      if let status = NinefoldCommandLine.ExitStatus(rawValue: run.status) {
        return (status, run.output, run.error)
      }
      Issue.record("\(arguments) ended with status \(run.status): \(run.error)")
    } catch {
      Issue.record(error)
    }
    return (.failure, "", "")
  }

  /// A byte buffer that several threads append to.
  private final class OutputBuffer: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  }
}

/// Small documents.
enum Sample {
  /// Returns a xib with a view of the given id, without findings.
  static func xib(_ id: String = "v", extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(extra)
            </view>
        </objects>
    </document>

    """
  }

  /// A xib with an error: a duplicate id.
  static let faulty = xib(
    extra: """

                      <subviews>
                          <view contentMode="scaleToFill" fixedFrame="YES" id="a">
                              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                          </view>
                          <view contentMode="scaleToFill" fixedFrame="YES" id="a">
                              <rect key="frame" x="0.0" y="20" width="10" height="10"/>
                          </view>
                      </subviews>
      """)
}
