import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import PlatformFacts

/// What a picture says of a scene in words.
enum SceneTitle {
  static let warningColor = RGBA(red: 0.79, green: 0.2, blue: 0, alpha: 1)

  /// The scene's name as Interface Builder shows it: the controller's title, its class, or what it is.
  static func text(_ scene: ResolvedScene, in document: Document) -> String {
    guard let id = scene.controller else {
      let root = scene.views.first
      return root?.customClass ?? root.map { words(in: $0.elementSpelling) } ?? scene.id
    }
    let controller = SceneSource.all(of: document).compactMap(\.controller).first { $0.id == id }
    let attributes = controller?.attributes
    for name in [
      controller?.navigationItem?.title, attributes?[.title], attributes?[.customClass],
      attributes?[.storyboardIdentifier],
    ] {
      if let name, !name.isEmpty { return name }
    }
    return controller.map { words(in: "\($0.kind)") } ?? scene.id
  }

  /// `navigationController` as `Navigation Controller`.
  static func words(in name: String) -> String {
    var words = ""
    for (offset, character) in name.enumerated() {
      if offset > 0, character.isUppercase { words += " " }
      words += offset == 0 ? character.uppercased() : String(character)
    }
    return words
  }

  /// What layout found wrong, in a sentence; nil for nothing.
  static func findings(_ layout: Layout) -> String? {
    let conflicts = layout.conflicts.count
    let ambiguities = layout.ambiguities.count
    var parts: [String] = []
    if conflicts > 0 { parts.append(conflicts == 1 ? "1 conflict" : "\(conflicts) conflicts") }
    if ambiguities > 0 {
      parts.append(ambiguities == 1 ? "1 ambiguous view" : "\(ambiguities) ambiguous views")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
