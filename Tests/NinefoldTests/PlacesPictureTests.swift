import Foundation
import InterfaceSource
import Ninefold
import TestSupport
import Testing

/// Back buttons, Done items, detents, alerts, action sheets and searches, compared with golden pictures: view them when
/// they change.
@Suite struct PlacesPictureTests {
  private func app(system: Int) throws -> StoryboardApp {
    var options = CompilerOptions()
    options.systemVersion = system
    var compiler = Compiler(options: options)
    let configuration = ProjectConfiguration(
      reading: [try Fixtures.file("apps/Places/places.yml")])
    return StoryboardApp(
      [
        StoryboardApp.Storyboard(
          name: "Places",
          compilation: compiler.compile(try Fixtures.file("apps/Places/Places.storyboard")),
          configuration: configuration)
      ], startingWith: "PlacesFlow", options: options)
  }

  private func name(_ subject: StoryboardApp.Subject) -> String {
    switch subject {
    case .start: "start"
    case .entry(let name): name
    case .segue(let id): id.text
    case .declared(let controller, let what): "\(controller).\(what)"
    }
  }

  @Test(arguments: [("retina4_7", 17), ("retina4_7", 26), ("ipad9_7:landscape", 17)])
  func presentationsByCodeAreDrawn(window: String, system: Int) throws {
    let request = try #require(ConfigurationRequest.DeviceWindow(name: window))
    let pictures = try app(system: system).pictures(in: [.device(request)], presentations: true)
    #expect(
      pictures.map { name($0.subject) } == [
        "start", "det-se-000", "det-vc-000.alert", "det-vc-000.actionSheet", "det-vc-000.search",
      ])
    let place = window.replacingOccurrences(of: ":", with: "-")
    for picture in pictures {
      try expectGolden(
        picture.svg, at: "apps/Places/pictures/\(name(picture.subject)).\(place)-\(system).svg")
    }
  }

  /// The title of the back button is that of the back item below it; from iOS 26 on it is an arrow without a title.
  @Test(arguments: [(17, 2), (26, 1)]) func backButtonsAreDrawn(system: Int, count: Int) throws {
    let phone = try #require(ConfigurationRequest.DeviceWindow(name: "retina4_7"))
    let app = try app(system: system)
    let start = try #require(app.pictures(in: [.device(phone)]).first)
    let parts = String(decoding: start.svg, as: UTF8.self).components(separatedBy: ">Places<")
    #expect(parts.count == count)
  }
}
