import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `ninefold transition`.
@Suite struct TransitionCommandTests {
  private let app = Fixtures.url("apps/Rotating/Main.storyboard").path

  @Test func rotationChangesAreReported() {
    let run = ToolRun([
      "transition", app, "--from", "iPhone 8", "--to", "iPhone 8:landscape",
    ])
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.hasPrefix("device:retina4_7 -> device:retina4_7:landscape\n"))
    #expect(run.output.contains("\n  size: 375 x 667 -> 667 x 375\n"))
    #expect(run.output.contains("\n  traits: verticalSizeClass regular -> compact\n"))
    #expect(run.output.contains("\n    axis: stackView 'tea-co-stk' vertical -> horizontal\n"))
    #expect(
      run.output.contains(
        "\n    no longer visible: label 'tea-co-low', outside of the window\n"))
  }

  /// Controllers have the same names as in `flow`.
  @Test func controllersCreatedByTheSplitViewAreDescribed() {
    let run = ToolRun([
      "transition", Fixtures.url("apps/Columns").path, "--from", "ipad9_7:landscape",
      "--to", "ipad9_7:landscape:split-1/3",
    ])
    #expect(
      run.output.contains(
        "  no longer shown: navigation controller created by the split view for 'Article'\n"),
      "\(run.output)")
    #expect(run.output.contains("    1. split view controller 'spl-it-001': willTransition"))
  }

  @Test func acceptsCellsAndSizes() {
    let run = ToolRun(["transition", app, "--from", "wC-hR", "--to", "694x768"])
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.hasPrefix("wCompact-hRegular -> size:694x768\n"))
  }

  @Test func eachSideCanHaveItsOwnTraits() {
    let run = ToolRun([
      "transition", app, "--from", "retina4_7", "--to-traits", "userInterfaceStyle=dark",
    ])
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.contains("\n  size: 375 x 667, unchanged\n"))
    #expect(run.output.contains("\n  traits: userInterfaceStyle light -> dark\n"))
  }

  /// The keyboard of the screen of 402 × 874 points is 335 high, as measured on iOS 26.5.
  ///
  /// The field moves with its layout guide; the button, 70 points above a tab bar of 83, is covered.
  @Test func keyboardAppears() {
    let keyboard = Fixtures.url("apps/Keyboard").path
    let run = ToolRun(["transition", keyboard, "--from", "iPhone 17", "--to-keyboard"])
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.hasPrefix("device:retina6_3 -> device:retina6_3:keyboard\n"))
    #expect(run.output.contains("\n  size: 402 x 874, unchanged\n"))
    #expect(run.output.contains("\n  keyboard: hidden -> (0 539 402 335)\n"))
    #expect(
      run.output.contains(
        "\n    frame: textField 'cht-tf-001' (16 741 370 34) -> (16 489 370 34)\n"))
    #expect(
      run.output.contains("\n    no longer visible: button 'cht-bu-001', behind the keyboard\n"))
    let json = ToolRun([
      "transition", keyboard, "--from", "iPhone 17", "--from-keyboard", "--format", "json",
    ])
    #expect(json.output.contains(#""keyboard": {"from": [0, 539, 402, 335], "to": null}"#))
    let svg = ToolRun([
      "transition", keyboard, "--from", "iPhone 17", "--to-keyboard", "--format", "svg",
    ])
    #expect(
      svg.output.contains(
        #"data-keyboard="keyboard" x="0" y="539" width="402" height="335" opacity="0""#))
  }

  @Test func writesAFile() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun([
      "transition", app, "--from", "ipad9_7", "--to", "ipad9_7:split-1/3", "--format", "svg",
      "-o", folder.path("Out/change.svg"),
    ])
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output == "wrote 1 change to '\(folder.path("Out/change.svg"))'\n")
    #expect(folder.text("Out/change.svg")?.contains("attributeName=\"width\"") == true)
  }

  @Test func theTourReportsEveryStep() {
    let tablet = ToolRun(["transition", app, "--tour", "ipad9_7"])
    #expect(tablet.status == .clean, "\(tablet.error)")
    #expect(tablet.output.components(separatedBy: " -> device:ipad9_7").count - 1 == 7)
    let phone = ToolRun(["transition", app, "--tour", "iPhone 8", "--format", "json"])
    #expect(phone.output.components(separatedBy: "\"to\": \"device:retina4_7").count - 1 == 2)
  }

  @Test(arguments: [
    (["--to", "ipad9_7"], "--from"),
    (["--from", "ipad9_7"], "--to"),
    (["--from", "ipad9_8", "--to", "ipad9_7"], "ipad9_7"),
    (["--from", "canvas", "--to", "ipad9_7"], "--from"),
    (["--from", "ipad9_7", "--tour", "ipad9_7"], "--tour cannot be combined with"),
    (["--tour", "ipad9_7:landscape"], "--tour"),
    (["--tour", "ipad9_7", "--format", "svg"], "--format svg requires --from and --to"),
    (["--from", "ipad9_7", "--to", "retina4_7", "--format", "gif"], "text, json or svg"),
  ])
  func usageErrorsAreReported(arguments: [String], message: String) {
    let run = ToolRun(["transition", app] + arguments)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
  }
}

extension String {
  /// Returns the number of occurrences of a text in this one.
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}
