import Foundation
import Ninefold

/// Prints the frames of all views of a document, on its own canvas and on a phone held across.
///
/// `swift run PrintFrames ../../Fixtures/AdaptiveExample/Adaptive.storyboard`
@main struct PrintFrames {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      print("Usage: PrintFrames DOCUMENT")
      exit(2)
    }
    let data = try Data(contentsOf: URL(filePath: path))

    // A compiler takes bytes; the path is only what findings name.
    var places: [ConfigurationRequest] = [.canvas]
    if let phone = ConfigurationRequest.DeviceWindow(name: "iPhone 15 Pro:landscape") {
      places.append(.device(phone))
    }
    var compiler = Compiler(options: CompilerOptions(configurations: places))
    let compilation = compiler.compile(SourceFile(path: path, bytes: [UInt8](data)))

    for finding in compilation.diagnostics { print("\(finding.severity): \(finding.message)") }
    let name = URL(filePath: path).lastPathComponent
    guard let json = compilation.layoutFile(named: name) else { exit(1) }
    let file = try JSONDecoder().decode(LayoutFile.self, from: Data(json))
    for scene in file.scenes {
      for layout in scene.layouts {
        print("scene \(scene.id) in \(layout.for.joined(separator: ", "))")
        for view in layout.views {
          let numbers = view.frame.map { $0.formatted(.number.grouping(.never)) }
          print("  \(view.class) \(view.id) [\(numbers.joined(separator: ", "))]")
        }
      }
    }
  }
}

/// What is read of a layout file; `schemas/layout.schema.json` describes all of it.
struct LayoutFile: Decodable {
  struct Scene: Decodable {
    let id: String
    let layouts: [Layout]
  }
  struct Layout: Decodable {
    let `for`: [String]
    let views: [View]
  }
  struct View: Decodable {
    let id: String
    let `class`: String
    let frame: [Double]
  }
  let scenes: [Scene]
}
