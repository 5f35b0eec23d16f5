import Foundation
import TestSupport
import Testing

/// The documented behavior of the command line, with the built program.
@Suite struct CommandLineTests {
  private static let example = Fixtures.url("AdaptiveExample/Adaptive.storyboard").path

  /// Runs `body` with a temporary folder.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func everyListedDeviceIsAccepted() throws {
    let list = try BuiltTool.run(["devices"])
    #expect(list.status == 0)
    let lines = String(decoding: list.output, as: UTF8.self).split(separator: "\n").dropFirst()
    let ids = lines.map { String($0.prefix { $0 != " " }) }
    #expect(ids.count > 20)
    let run = try BuiltTool.run(
      ["compile", Self.example] + ids.flatMap { ["--device", $0 + ":landscape"] })
    #expect(run.status == 0, "\(run.error)")
    let output = String(decoding: run.output, as: UTF8.self)
    for id in ids { #expect(output.contains("\"name\": \"device:\(id):landscape\""), "\(id)") }
  }

  @Test func anAppHasAFlow() throws {
    try withFolder { folder in
      let photos = Fixtures.url("apps/Photos").path
      let text = try BuiltTool.run(["flow", photos])
      #expect(text.status == 0, "\(text.error)")
      let golden = try Data(contentsOf: Fixtures.url("apps/Photos/flow.txt"))
      #expect(text.output == golden)
      let file = folder.appending(path: "flow.svg")
      let svg = try BuiltTool.run(["flow", photos, "--format", "svg", "-o", file.path])
      #expect(svg.status == 0, "\(svg.error)")
      #expect(
        try Data(contentsOf: file) == Data(contentsOf: Fixtures.url("apps/Photos/flow.svg")))
    }
  }

  @Test func aTransitionHasCallbacksAndAPicture() throws {
    try withFolder { folder in
      let photos = Fixtures.url("apps/Photos").path
      let change = [
        "transition", photos, "--from", "ipad9_7:landscape", "--to", "ipad9_7:landscape:split-1/3",
      ]
      let text = try BuiltTool.run(change)
      #expect(text.status == 0, "\(text.error)")
      #expect(
        String(decoding: text.output, as: UTF8.self).contains(
          "viewWillTransition(to:with:) 320 x 768"))
      let json = try BuiltTool.run(change + ["--format", "json"])
      let report = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
      let step = try #require((report?["transitions"] as? [[String: Any]])?.first)
      #expect(step["to"] as? String == "device:ipad9_7:landscape:split-1/3")
      #expect((step["callbacks"] as? [Any])?.isEmpty == false)
      let file = folder.appending(path: "change.svg")
      let svg = try BuiltTool.run(change + ["--format", "svg", "-o", file.path])
      #expect(svg.status == 0, "\(svg.error)")
      let picture = try Data(contentsOf: file)
      try expectWellFormed(Array(picture))
      #expect(String(decoding: picture, as: UTF8.self).contains("<animate "))
      let tour = try BuiltTool.run(["transition", photos, "--tour", "ipad9_7"])
      #expect(tour.status == 0, "\(tour.error)")
      let places = Fixtures.url("apps/Places/Places.storyboard").path
      let turn = ["transition", places, "--from", "retina4_7", "--to", "retina4_7:landscape"]
      let none = try BuiltTool.run(turn + ["--format", "json"])
      let empty = try JSONSerialization.jsonObject(with: none.output) as? [String: Any]
      #expect((empty?["transitions"] as? [Any])?.isEmpty == true)
      #expect(none.error.contains("--start"))
      let started = try BuiltTool.run(turn + ["--start", "PlacesFlow"])
      #expect(String(decoding: started.output, as: UTF8.self).contains("667 x 375"))
      #expect(try BuiltTool.run(turn + ["--start", "Nowhere"]).status == 2)
      let other = try BuiltTool.run(["transition", photos, "--from", "nowhere"])
      #expect(other.status == 2)
    }
  }

  @Test func fontsAreScored() throws {
    let font = Fixtures.url("fonts/NinefoldTest-Regular.ttf").path
    let run = try BuiltTool.run(["fonts", "check", font, Self.example, "--format", "json"])
    #expect(run.status == 0, "\(run.error)")
    #expect(
      String(decoding: run.output, as: UTF8.self).hasPrefix("{\n  \"fonts\": []"),
      "\(String(decoding: run.output, as: UTF8.self))")
  }

  @Test func productsNameDevices() throws {
    let byProduct = try BuiltTool.run(
      ["compile", Self.example, "--device", "iPhone 15 Pro:landscape"])
    let byID = try BuiltTool.run(["compile", Self.example, "--device", "retina6_12:landscape"])
    #expect(byProduct.status == 0)
    #expect(byProduct.output == byID.output)
    let mistyped = try BuiltTool.run(["compile", Self.example, "--device", "iPhone 15 Por"])
    #expect(mistyped.status == 2)
    #expect(mistyped.error.contains("did you mean 'iPhone 15 Pro'?"))
  }

  @Test func singleDocumentUsesTheCatalogsOfItsProject() throws {
    let alone = try BuiltTool.run(["compile", Self.example])
    let given = try BuiltTool.run(
      ["compile", Self.example, "--assets", Fixtures.url("AdaptiveExample").path])
    #expect(alone.status == 0)
    #expect(alone.error == "")
    #expect(alone.output == given.output)
    #expect(String(decoding: alone.output, as: UTF8.self).contains(".imageset/"))
    // Paths on the command line may start anywhere.
    let inside = try BuiltTool.shell(
      "cd '\(Fixtures.url("AdaptiveExample/Assets.xcassets").path)' "
        + "&& \"$NINEFOLD\" compile ../Adaptive.storyboard")
    #expect(inside.output == given.output, "\(inside.error)")
    let beside = try BuiltTool.shell(
      "cd '\(Fixtures.url("AdaptiveExample").path)' && \"$NINEFOLD\" compile Adaptive.storyboard")
    #expect(beside.output == given.output, "\(beside.error)")
  }

  @Test func aSheetOfDevicesForEachScene() throws {
    try withFolder { folder in
      let run = try BuiltTool.run([
        "preview", Self.example, "-o", folder.path, "--sheets-only", "--device", "iPhone 15 Pro",
        "--device", "iPhone 15 Pro:landscape", "--device", "ipad9_7:landscape:split-1/3",
      ])
      #expect(run.status == 0, "\(run.error)")
      #expect(run.error == "")
      let sheets = folder.appending(path: "Adaptive.storyboard")
      let names = try FileManager.default.contentsOfDirectory(atPath: sheets.path)
      #expect(names.filter { $0.hasSuffix(".devices.svg") }.count == 6)
      #expect(names.count == 7)
      #expect(names.contains("storyboard.canvas.svg"))
      let profile = try String(
        contentsOf: sheets.appending(path: "Profile.pRf-sc-000.devices.svg"), encoding: .utf8)
      let places = profile.matches(of: #/data-configuration="([^"]*)"/#).map { String($0.1) }
      #expect(
        places == [
          "device:retina6_12", "device:retina6_12:landscape", "device:ipad9_7:landscape:split-1/3",
        ])
      #expect(profile.contains(">9.7-inch, landscape, split-1/3<"))
      #expect(profile.contains(">ipad9_7, 320 × 768, wC-hR<"))
      let check = try BuiltTool.shell(
        "command -v xmllint >/dev/null || exit 0; xmllint --noout '\(sheets.path)'/*.svg")
      #expect(check.status == 0, "\(check.error)")
    }
  }

  @Test func findingsCanBeIgnored() throws {
    try withFolder { folder in
      let document = folder.appending(path: "A.xib")
      try Data(Self.faulty.utf8).write(to: document)
      let output = folder.appending(path: "Out")
      for command in ["compile", "preview"] {
        let arguments = [command, document.path, "-o", output.path, "--cell", "wC-hR"]
        let report = try BuiltTool.run(arguments)
        #expect(report.status == 1)
        let ignore = try BuiltTool.run(arguments + ["--findings", "ignore"])
        #expect(ignore.status == 0)
        #expect(report.error.contains("[duplicate-id]"))
        #expect(!ignore.error.contains("[duplicate-id]"))
      }
      #expect(FileManager.default.fileExists(atPath: output.path + "/A.xib.layout.json"))
    }
  }

  @Test func anEmptyFolderIsAnError() throws {
    try withFolder { folder in
      let error =
        "ninefold: error: '\(folder.path)' contains no .storyboard or .xib files; use --allow-empty to allow this\n"
      for arguments in [
        ["compile"], ["compile", "-o", "Out"], ["preview", "-o", "Out"],
        ["lint", "--reporter", "xcode"],
      ] {
        let run = try BuiltTool.run(arguments + [folder.path])
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error == error)
      }
      let json = try BuiltTool.run(
        ["lint", "--reporter", "json", "--allow-empty", folder.path])
      #expect(json.status == 0)
      #expect(json.error.isEmpty)
      let array = try JSONSerialization.jsonObject(with: json.output) as? [Any]
      #expect(array?.isEmpty == true)
    }
  }

  private static let faulty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" id="a">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            </view>
            <view contentMode="scaleToFill" id="a">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            </view>
        </objects>
    </document>

    """
}
