import Foundation

/// Prints the frame of the storyboard's label on its canvas, from the layout file in the bundle.
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
    // The compiler checks the names.
    let scene = Interface.Storyboards.Main.Scenes.main
    guard
      let url = Bundle.module.url(
        forResource: scene.storyboard + ".storyboard.layout", withExtension: "json")
    else { fatalError("the bundle has no layouts") }
    let file = try JSONDecoder().decode(LayoutFile.self, from: Data(contentsOf: url))
    for layout in file.scenes.flatMap(\.layouts) where layout.configurations.contains("canvas") {
      for view in layout.views where view.id == "mai-lb-000" {
        print("greeting", view.frame.map { "\($0)" }.joined(separator: " "))
      }
    }
    compare(file)
  }

  /// Prints the label's frame that the scene's function computes in the size-class cell of phones, and whether the
  /// layout file agrees.
  private static func compare(_ file: LayoutFile) {
    for layout in file.scenes.flatMap(\.layouts)
    where layout.configurations.contains("wCompact-hRegular") {
      guard let root = layout.views.first?.frame,
        let label = layout.views.first(where: { $0.id == "mai-lb-000" })?.frame,
        let said = Interface.Layouts.Main.Main.frames(width: root[2], height: root[3])?
          .labelMaiLb000
      else { continue }
      let isSame = label == [said.x, said.y, said.width, said.height]
      print(
        "function", said.x, said.y, said.width, said.height, isSame ? "as laid out" : "not \(label)"
      )
    }
  }
}
