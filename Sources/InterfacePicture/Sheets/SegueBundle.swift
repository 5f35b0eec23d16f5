import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// The segues of one kind from one scene to another.
struct SegueBundle {
  /// The indices of the scenes.
  var source: Int
  var target: Int
  var kind: SegueKind
  /// The identifiers of the segues, each once.
  var names: [String]

  /// Returns the segues between scenes, in the order of the document.
  ///
  /// Unwind segues, which have no fixed destination, are left out.
  static func all(in scenes: [ResolvedScene]) -> [SegueBundle] {
    var owners: [ObjectID: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      if let controller = scene.controller, owners[controller] == nil { owners[controller] = index }
    }
    var bundles: [SegueBundle] = []
    for (index, scene) in scenes.enumerated() {
      let first = bundles.count
      for segue in scene.segues {
        guard segue.kind != .unwind, let target = segue.destination.flatMap({ owners[$0] }) else {
          continue
        }
        let existing = bundles[first...].firstIndex { $0.target == target && $0.kind == segue.kind }
        let number = existing ?? bundles.count
        if existing == nil {
          bundles.append(SegueBundle(source: index, target: target, kind: segue.kind, names: []))
        }
        if let name = segue.identifier, !bundles[number].names.contains(name) {
          bundles[number].names.append(name)
        }
      }
    }
    return bundles
  }

  /// The kind and the first identifiers.
  var label: String {
    let shown = names.prefix(2).joined(separator: ", ")
    let rest = names.count > 2 ? " + \(names.count - 2)" : ""
    return kind.word + (shown.isEmpty ? "" : ": " + shown + rest)
  }
}

extension SegueKind {
  /// The kind in a label.
  fileprivate var word: String {
    switch self {
    case .relationship(let role): SceneTitle.words(in: role).lowercased()
    case .embed: "embed"
    case .show: "show"
    case .showDetail: "show detail"
    case .presentation: "modal"
    case .popoverPresentation: "popover"
    case .unwind: "unwind"
    case .custom: "custom"
    case .other(let name): name
    }
  }

  /// The color of labels and arrowheads, dark enough for text on the background of sheets.
  var color: RGBA {
    switch self {
    case .relationship, .embed: .gray(95)
    case .show, .showDetail: RGBA(10, 90, 200)
    case .presentation, .popoverPresentation: RGBA(130, 60, 170)
    case .unwind, .custom, .other: RGBA(150, 80, 0)
    }
  }
}
