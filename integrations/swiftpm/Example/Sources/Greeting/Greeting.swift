import Foundation

/// Prints where the label of the storyboard lies on its canvas, as the layout file in the bundle says.
@main struct Greeting {
  private struct LayoutFile: Decodable {
    struct Scene: Decodable { var layouts: [Layout] }
    struct Layout: Decodable {
      var configurations: [String]
      var views: [View]
      private enum CodingKeys: String, CodingKey { case configurations = "for", views }
    }
    struct View: Decodable {
      var id: String
      var frame: [Double]
    }
    var scenes: [Scene]
  }

  static func main() throws {
    guard
      let url = Bundle.module.url(forResource: "Main.storyboard.layout", withExtension: "json")
    else { fatalError("the bundle has no layouts") }
    let file = try JSONDecoder().decode(LayoutFile.self, from: Data(contentsOf: url))
    for layout in file.scenes.flatMap(\.layouts) where layout.configurations.contains("canvas") {
      for view in layout.views where view.id == "mai-lb-000" {
        print("greeting", view.frame.map { "\($0)" }.joined(separator: " "))
      }
    }
  }
}
