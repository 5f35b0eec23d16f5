import Foundation
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// Layouts with the system keyboard shown.
///
/// Heights measured on iOS 26.5: 335 points on a screen of 402 × 874, 260 on one of 375 × 667.
@Suite struct KeyboardTests {
  private func compiler(_ requests: [ConfigurationRequest]) -> Compiler {
    var options = CompilerOptions(configurations: requests)
    options.showsKeyboard = true
    return Compiler(options: options)
  }

  private func device(_ name: String) throws -> ConfigurationRequest {
    .device(try #require(ConfigurationRequest.DeviceWindow(name: name)))
  }

  @Test func devicesShowTheKeyboardAndOtherConfigurationsDoNot() throws {
    var compiler = try compiler([
      .canvas, .cell(SizeClassGrid.Cell(width: .compact, height: .regular)), device("retina4_7"),
      device("appleTV"),
    ])
    let compilation = compiler.compile(try Fixtures.file("apps/Keyboard/Main.storyboard"))
    #expect(
      compilation.configurations.map(\.name) == [
        "canvas", "wCompact-hRegular", "device:retina4_7:keyboard", "device:appleTV",
      ])
    let keyboard = LayoutRect(x: 0, y: 407, width: 375, height: 260)
    #expect(compilation.configurations.map(\.keyboardFrame) == [nil, nil, keyboard, nil])
    let scene = try #require(compilation.scenes.first)
    let layout = try #require(scene.layout(in: device("retina4_7")))
    #expect(layout.keyboardFrame == keyboard)
    // The safe area remains above the home indicator and the tab bar.
    let guides = Dictionary(
      uniqueKeysWithValues: layout.guides.map { ($0.description, $0.frameInCanvas) })
    #expect(guides["cht-kb-001"] == keyboard)
    #expect(guides["cht-sa-001"]?.maxY == 618)
  }

  /// The root ends above the tab bar, 83 points high with the home indicator: the keyboard covers 252
  /// of its 791 points.
  @Test func guideOfARootAboveATabBarIsLower() throws {
    var compiler = Compiler()
    let file = try Fixtures.file("apps/Keyboard/Main.storyboard")
    let app = StoryboardApp(
      [StoryboardApp.Storyboard(name: "Main", compilation: compiler.compile(file))],
      options: {
        var options = CompilerOptions()
        options.showsKeyboard = true
        return options
      }())
    var texts: [String] = []
    app.compositions(in: [try device("retina6_3")]) {
      texts.append(String(decoding: $0.json, as: UTF8.self))
    }
    let text = try #require(texts.first)
    #expect(text.contains(#""keyboard": [0, 539, 402, 335]"#))
    #expect(text.contains(#""view": {"id": "cht-vw-001", "frame": [0, 0, 402, 791]"#))
    let phone = try device("retina6_3")
    let change = try #require(
      app.transition(from: StoryboardApp.Side(phone), to: StoryboardApp.Side(phone)))
    #expect(change.text.contains("\n  keyboard: (0 539 402 335), unchanged\n"))
  }
}
