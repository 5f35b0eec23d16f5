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

  /// A project with a bar, whose property list requires compatibility.
  private func compatible(_ project: String, _ keys: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <plist><dict>
      <key>UIDesignRequiresCompatibility</key><true/>\(keys)
      </dict></plist>
      """, to: "App/Info.plist")
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    let storyboard = Fixtures.url("apps/Photos/Main.storyboard")
    try folder.write(try String(contentsOf: storyboard, encoding: .utf8), to: "App/Main.storyboard")
    return folder
  }

  /// The navigation bar is 44 points high in the design of iOS 18, and 54 in that of iOS 26.
  private func barHeight(_ folder: TemporaryFolder, _ options: [String] = []) -> Int? {
    let run = ToolRun(
      [
        "compile", folder.path("App/Main.storyboard"), "--device", "iPhone 16 Pro",
        "--info-plist", folder.path("App/Info.plist"),
      ] + options)
    let bar = run.output.split(separator: "\n").first { $0.contains(#""class": "navigationBar""#) }
    return [44, 54].first { height in bar?.contains("402, \(height)]") ?? false }
  }

  @Test(arguments: [
    ("LastUpgradeCheck = 2600;", 44), ("LastUpgradeCheck = 2640;\nSDKROOT = iphoneos;", 44),
    ("LastUpgradeCheck = 2600;\nLastSwiftUpdateCheck = 2700;", 54),
    ("LastUpgradeCheck = 2700;", 54), ("LastUpgradeCheck = 1640;", 54), ("objectVersion = 77;", 54),
    ("LastUpgradeCheck = 2700;\nSDKROOT = \"iphoneos26.2\";", 44),
    ("SDKROOT = iphoneos18.5;", 44), ("SDKROOT = macosx26.0;", 54),
  ])
  func `the Xcode project determines the SDK`(project: String, height: Int) throws {
    #expect(barHeight(try compatible(project)) == height)
  }

  @Test func `command line, configuration and built app take precedence`() throws {
    let folder = try compatible("LastUpgradeCheck = 2700;")
    #expect(barHeight(folder, ["--sdk", "26"]) == 44)
    try folder.write("sdk: 26", to: "App/.ninefold.yml")
    #expect(barHeight(folder) == 44)
    #expect(barHeight(folder, ["--no-config"]) == 54)
    #expect(barHeight(folder, ["--sdk", "27"]) == 54)
    let built = try compatible(
      "LastUpgradeCheck = 2700;", "<key>DTSDKName</key><string>iphoneos26.1</string>")
    #expect(barHeight(built) == 44)
    let single = try compatible("LastUpgradeCheck = 2600;")
    #expect(barHeight(single, ["--isolated"]) == 54)
  }

  @Test func `an unknown SDK is the newest, with a warning`() throws {
    let folder = try compatible("")
    let options = [
      "compile", folder.path("App/Main.storyboard"), "--device", "iPhone 16 Pro", "--info-plist",
      folder.path("App/Info.plist"),
    ]
    let run = ToolRun(options)
    #expect(run.status == .clean)
    #expect(run.error.contains("the SDK is unknown; specify it with --sdk"), "\(run.error)")
    #expect(!run.output.contains("design"))
    let stated = ToolRun(options + ["--sdk", "26"])
    #expect(!stated.error.contains("SDK"), "\(stated.error)")
    #expect(stated.output.contains(#""name": "device:retina6_3:design-18""#))
    #expect(stated.output.contains(#""design": 18"#))
  }

  @Test func `the compile cache distinguishes SDKs`() throws {
    let folder = try compatible("LastUpgradeCheck = 2600;")
    let cache = ["--cache", folder.path("Cache")]
    #expect(barHeight(folder, cache) == 44)
    #expect(barHeight(folder, cache) == 44)
    try folder.write("LastUpgradeCheck = 2700;", to: "App.xcodeproj/project.pbxproj")
    #expect(barHeight(folder, cache) == 54)
  }

  @Test func `the Xcode project is a dependency`() throws {
    let folder = try compatible("LastUpgradeCheck = 2600;")
    let run = ToolRun([
      "compile", folder.path("App"), "-o", folder.path("Out"), "--depfile", folder.path("Out.d"),
      "--device", "iPhone 16 Pro", "--info-plist", folder.path("App/Info.plist"),
    ])
    #expect(run.status == .clean, "\(run.error)")
    let text = try String(contentsOfFile: folder.path("Out.d"), encoding: .utf8)
    #expect(text.contains("App.xcodeproj/project.pbxproj"), "\(text)")
  }

  @Test func `compositions state the design`() throws {
    let folder = try compatible("LastUpgradeCheck = 2600;")
    let run = ToolRun([
      "preview", folder.path("App"), "--app", "--format", "json", "-o", folder.path("Out"),
      "--device", "iPhone 16 Pro", "--info-plist", folder.path("App/Info.plist"),
    ])
    let path = folder.path("Out/app.device-retina6_3-design-18.json")
    let text = try #require(try? String(contentsOfFile: path, encoding: .utf8), "\(run.error)")
    #expect(text.contains(#""design": 18"#))
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
