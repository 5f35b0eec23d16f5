import Foundation
import Ninefold

/// Prints the frames of all views of a document: on its own canvas, on a phone in landscape, and in a window of half a
/// tablet.
///
/// `swift run PrintFrames ../../Fixtures/AdaptiveExample/Adaptive.storyboard`
@main struct PrintFrames {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      print("Usage: PrintFrames DOCUMENT")
      exit(2)
    }
    let data = try Data(contentsOf: URL(filePath: path))

    // A compiler takes bytes; the path is used only in findings.
    var compiler = Compiler(options: CompilerOptions(configurations: places))
    let file = SourceFile(path: path, bytes: [UInt8](data))
    let compilation = compiler.compile(file)

    for finding in compilation.diagnostics {
      let line = file.location(of: finding.range.start).line
      print("\(path):\(line): \(finding.severity): \(finding.message)")
    }
    for scene in compilation.scenes {
      for layout in scene.layouts { describe(layout, of: scene) }
    }
    if compilation.scenes.isEmpty { exit(1) }
  }

  /// The configurations in which the document is laid out.
  static var places: [ConfigurationRequest] {
    var places: [ConfigurationRequest] = [.canvas]
    if let phone = ConfigurationRequest.DeviceWindow(name: "iPhone 15 Pro:landscape") {
      places.append(.device(phone))
    }
    let traits = TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .pad)
    places.append(
      .window(size: .init(width: 507, height: 1024), traits: traits, name: "half a tablet"))
    return places
  }

  static func describe(_ layout: SceneLayout, of scene: SceneResult) {
    let names = layout.configurations.map(\.name)
    print("scene \(scene.id) (\(scene.title)) in \(names.joined(separator: ", "))")
    for view in layout.views {
      let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
      let numbers = frame.map { words($0) }.joined(separator: ", ")
      print("  \(view.elementName) \(view.id?.text ?? "without an id") [\(numbers)]")
      if case .label(let label) = view.content {
        let size = label.font.pointSize(in: layout.configuration)
        print("    “\(label.text.string)”, \(words(size)) points")
      }
    }
    for ambiguity in layout.ambiguities {
      print("  open: \(ambiguity.components.map(\.rawValue)) of \(ambiguity.view)")
    }
    for conflict in layout.conflicts {
      print("  conflict: \(conflict.members.map(\.description).joined(separator: "; "))")
    }
    for segue in layout.segues {
      print("  segue to \(segue.destination?.text ?? "nothing")")
    }
  }

  static func words(_ number: Double) -> String { number.formatted(.number.grouping(.never)) }
}
