import Foundation
import InterfaceSource
import Ninefold
import TestSupport
import Testing

/// A whole app in every configuration, compared with golden pictures: view them when they change.
@Suite struct AppPictureTests {
  private func app(collapsing collapse: String?) throws -> StoryboardApp {
    let statement = collapse.map { "containers:\n- id: spl-vc-000\n  collapse: \($0)\n" }
    let configuration = statement.map {
      ProjectConfiguration(
        reading: [SourceFile(path: ".ninefold.yml", bytes: Array($0.utf8))])
    }
    var compiler = Compiler()
    return StoryboardApp(
      try ["Main", "Profile"].map { name in
        StoryboardApp.Storyboard(
          name: name,
          compilation: compiler.compile(try Fixtures.file("apps/Photos/\(name).storyboard")),
          configuration: configuration)
      })
  }

  @Test(arguments: [
    "retina4_7", "retina4_7:landscape", "retina5_5:landscape", "ipad9_7", "ipad9_7:landscape",
    "ipad9_7:landscape:split-2/3", "ipad9_7:landscape:split-1/2", "ipad9_7:landscape:split-1/3",
    "ipad12_9rounded:landscape:split-1/2",
  ]) func appPicturesMatchTheGoldenFiles(window: String) throws {
    let request = try #require(ConfigurationRequest.DeviceWindow(name: window))
    let app = try app(collapsing: "primary")
    let name = String(window.map { $0 == ":" ? "-" : $0 == "/" ? "_" : $0 })
    for picture in app.pictures(in: [.device(request)], presentations: true) {
      let subject = picture.segue.map { "\($0.text)." } ?? ""
      try expectGolden(picture.svg, at: "apps/Photos/pictures/\(subject)\(name).svg")
    }
  }

  /// Acceptance 8: a phone shows the list if the configuration declares that the split view collapses to it, otherwise
  /// the detail.
  @Test func collapsingFollowsTheConfiguration() throws {
    let phone = try #require(ConfigurationRequest.DeviceWindow(name: "retina4_7"))
    for (collapse, isList) in [("primary", true), ("secondary", false), (nil, false)] {
      let picture = try #require(app(collapsing: collapse).pictures(in: [.device(phone)]).first)
      let text = String(decoding: picture.svg, as: UTF8.self)
      #expect(text.contains("lst-vw-000") == isList || text.contains("Conversations") == isList)
    }
  }
}
