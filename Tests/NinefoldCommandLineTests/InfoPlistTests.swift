import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// The windows are those derived in `Fixtures/localization/README.md`.
@Suite struct InfoPlistTests {
  private let list = Fixtures.url("localization/PropertyLists/Info.plist").path
  private let document = Fixtures.url("localization/App/Base.lproj/Greeting.xib").path

  private func windows(_ device: String, _ path: String) -> [String] {
    let run = ToolRun(["devices", device, "--info-plist", path])
    return run.output.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: " ").first.map { String($0) }
    }
  }

  @Test func `windows that the app does not support are omitted`() {
    #expect(windows("retina4_7", list) == ["retina4_7"])
    #expect(windows("ipad9_7", list) == ["ipad9_7", "ipad9_7:landscape"])
  }

  @Test func `misspelled orientations suggest the nearest one`() {
    let run = ToolRun(["devices", "--info-plist", list])
    #expect(run.status == .clean)
    #expect(
      run.error.hasPrefix(
        "\(list):27:3: warning: 'UIInterfaceOrientationLandscapLeft' is not a value of "
          + "'UISupportedInterfaceOrientations' [info-plist-value]"), "\(run.error)")
    #expect(run.error.contains("did you mean 'UIInterfaceOrientationLandscapeLeft'?"))
  }

  @Test(arguments: [
    (
      ["--device", "retina4_7:landscape"],
      "invalid value 'retina4_7:landscape' for --device: the app does not support landscape on this device "
        + "(UISupportedInterfaceOrientations); did you mean 'retina4_7'?"
    ),
    (
      ["--device", "ipad9_7:landscape:split-1/3"],
      "invalid value 'ipad9_7:landscape:split-1/3' for --device: the app requires the full screen "
        + "(UIRequiresFullScreen); did you mean 'ipad9_7:landscape'?"
    ),
    (["--device", "ipad9_7", "--os", "12"], "--os 12 is earlier than the MinimumOSVersion 13 of "),
    (["--device", "ipad9_7", "--style", "light"], "--style light contradicts the "),
  ])
  func `devices that the app does not support are rejected`(options: [String], message: String) {
    let run = ToolRun(["compile", document, "--info-plist", list] + options)
    #expect(run.status == .failure)
    #expect(run.error.hasPrefix("ninefold: error: \(message)"), "\(run.error)")
  }

  @Test func `all devices of the app are listed in its style`() {
    let run = ToolRun(["compile", document, "--info-plist", list, "--all-devices"])
    #expect(run.output.contains("\"device:retina4_7:dark\""))
    #expect(run.output.contains("\"device:ipad9_7:landscape:dark\""))
    #expect(!run.output.contains("\"device:retina4_7:landscape"))
    #expect(!run.output.contains(":split-"))
  }

  @Test func `malformed property lists are errors with a position`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "<plist>\n<dict>\n  <key>a</kye>\n</dict></plist>", to: "Info.plist")
    let run = ToolRun(["compile", document, "--info-plist", path, "--cell", "wC-hR"])
    #expect(run.status == .findings)
    #expect(run.error.hasPrefix("\(path):3:"), "\(run.error)")
  }

  @Test func `apps without a launch screen have no split view`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "<plist><dict><key>CFBundlePackageType</key><string>APPL</string><key>LSRequiresIPhoneOS</key><true/></dict></plist>",
      to: "Info.plist")
    #expect(windows("ipad9_7", path) == ["ipad9_7", "ipad9_7:landscape"])
  }
}
