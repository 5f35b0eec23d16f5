package import InterfaceComparison
import InterfaceSource
package import Ninefold

/// The changes between two states of documents, with pictures of both.
package struct Review: Sendable {
  /// A picture of a scene before and after.
  package struct Picture: Sendable {
    /// The path of the document in the comparison.
    package let document: String
    /// The id of the scene in the comparison.
    package let scene: String
    /// The titles of the configurations that look like this.
    package let caption: String
    /// The path of the picture as SVG, relative to the folder of the review.
    package let svgPath: String
    /// The path of the picture as PNG.
    var path: String { String(decoding: svgPath.utf8.dropLast(4), as: UTF8.self) + ".png" }
    /// The picture, as SVG.
    package let svg: [UInt8]
  }

  /// The states of a scene in the configurations in which it changed.
  package typealias Scenes = [ComparisonPicture: DrawnScene]

  package let comparison: Comparison
  /// The pictures in the order of the changes.
  package private(set) var pictures: [Picture] = []
  /// The titles of configurations, by name.
  package let titles: [String: String]
  private let before: Scenes
  private let after: Scenes
  private let showsDifference: Bool
  private let captions: Captions

  /// Creates a review.
  ///
  /// - Parameters:
  ///   - comparison: The changes.
  ///   - before: The scenes that changed, before.
  ///   - after: The scenes that changed, after.
  ///   - titles: The titles of configurations, by name; others are called by their names.
  ///   - mostPictures: The maximum number of pictures of a scene.
  ///   - showsDifference: Whether each picture also shows both states over each other.
  ///   - captions: Writes the texts around the scenes.
  package init(
    _ comparison: Comparison, before: Scenes, after: Scenes, titles: [String: String],
    mostPictures: Int, showsDifference: Bool = false, captions: Captions
  ) {
    self.showsDifference = showsDifference
    self.captions = captions
    self.comparison = comparison
    self.before = before
    self.after = after
    self.titles = titles
    for document in comparison.documents {
      for scene in document.scenes { draw(scene, of: document, mostPictures) }
    }
  }

  /// Returns the name of a scene: its title if it has one, with its id.
  func title(of scene: SceneDifference, in document: DocumentDifference) -> String {
    let states = scene.configurations.map { state(of: scene, document, $0) }
    let first = states.lazy.compactMap(\.after).first ?? states.lazy.compactMap(\.before).first
    guard let title = first?.title, !title.isEmpty, title != scene.id else {
      return ChangeDescription.name(of: scene)
    }
    return "\(title) (\(scene.controller ?? scene.id))"
  }

  /// Returns the names of the changed objects of a scene by their ids, as Interface Builder's outline
  /// has them; for a constraint what it relates.
  ///
  /// A name that does not identify the object is followed by the id.
  func names(in scene: SceneDifference, of document: DocumentDifference) -> [String: String] {
    let states = scene.configurations.map { state(of: scene, document, $0) }
    var names: [String: String] = [:]
    var counts: [String: Int] = [:]
    var unlabeled: Set<String> = []
    for object in scene.objects {
      let name: String
      if object.element == "constraint" {
        let label = Self.constraintName(object.id, object.oldID, in: states) ?? object.label
        name = "constraint" + (label.map { " \($0)" } ?? "")
        if label == nil { unlabeled.insert(object.id) }
      } else {
        let label = Self.label(of: object, in: states)
        name = ObjectName.text(object.element, label, id: nil)
        if label?.isEmpty ?? true { unlabeled.insert(object.id) }
      }
      names[object.id] = name
      counts[name, default: 0] += 1
    }
    for (id, name) in names where unlabeled.contains(id) || counts[name] != 1 {
      names[id] = "\(name) (\(id))"
    }
    return names
  }

  /// Returns what a constraint relates, or `nil` if the scene has none with this id.
  func constraintName(
    _ id: String, in scene: SceneDifference, of document: DocumentDifference
  ) -> String? {
    Self.constraintName(
      id, nil, in: scene.configurations.map { state(of: scene, document, $0) })
  }

  private static func constraintName(
    _ id: String, _ oldID: String?, in states: [(before: DrawnScene?, after: DrawnScene?)]
  ) -> String? {
    states.lazy.compactMap {
      $0.after?.constraints[id] ?? $0.before?.constraints[oldID ?? id]
    }.first
  }

  private static func label(
    of object: ObjectDifference, in states: [(before: DrawnScene?, after: DrawnScene?)]
  ) -> String? {
    states.lazy.compactMap {
      $0.after?.labels[object.id] ?? $0.before?.labels[object.oldID ?? object.id]
    }.first ?? object.label
  }

  private func state(
    of scene: SceneDifference, _ document: DocumentDifference, _ configuration: String
  ) -> (before: DrawnScene?, after: DrawnScene?) {
    (
      before[ComparisonPicture(document.oldPath ?? document.path, scene.oldID, configuration)],
      after[ComparisonPicture(document.path, scene.id, configuration)]
    )
  }

  /// A picture with the configurations that look like it.
  private struct Group {
    var before: DrawnScene?
    var after: DrawnScene?
    var configurations: [String]
  }

  private mutating func draw(
    _ scene: SceneDifference, of document: DocumentDifference, _ mostPictures: Int
  ) {
    var groups: [Group] = []
    for name in Self.devicesFirst(scene.configurations) {
      let (old, new) = state(of: scene, document, name)
      guard old != nil || new != nil else { continue }
      if let index = groups.firstIndex(where: { $0.before == old && $0.after == new }) {
        groups[index].configurations.append(name)
      } else {
        groups.append(Group(before: old, after: new, configurations: [name]))
      }
    }
    // The cells and the canvas add little to the pictures of devices.
    let devices = groups.filter { Self.isDevice($0.configurations[0]) }
    let title = title(of: scene, in: document)
    for group in (devices.isEmpty ? groups : devices).prefix(mostPictures) {
      let shown =
        devices.isEmpty ? group.configurations : group.configurations.filter(Self.isDevice)
      let caption = Self.caption(of: shown, titles)
      let svg = ReviewPicture.svg(
        before: group.before, after: group.after,
        title: "\(document.path.split(separator: "/").last ?? ""): \(title)", caption: caption,
        marks: marks(of: scene, in: group), showsDifference: showsDifference,
        captions)
      pictures.append(
        Picture(
          document: document.path, scene: scene.id, caption: caption,
          svgPath: "pictures/\(pictures.count + 1)-\(Self.fileName(scene.id, shown[0])).svg",
          svg: svg))
    }
  }

  /// Returns the changed objects of a scene that have frames.
  private func marks(of scene: SceneDifference, in group: Group) -> [ReviewPicture.Mark] {
    scene.objects.compactMap { object in
      let changes = object.changes.filter { change in
        change.isEverywhere || !Set(change.configurations).isDisjoint(with: group.configurations)
      }
      guard !changes.isEmpty else { return nil }
      let kinds = Set(changes.map(\.kind))
      func side(_ id: String, _ labels: [String: String]?) -> ReviewPicture.Mark.Side {
        ReviewPicture.Mark.Side(
          id: id, name: ObjectName.text(object.element, labels?[id] ?? object.label, id: nil))
      }
      return ReviewPicture.Mark(
        before: kinds == [.added]
          ? nil : side(object.oldID ?? object.id, group.before?.labels),
        after: kinds == [.removed] ? nil : side(object.id, group.after?.labels))
    }
  }

  /// Returns the titles of configurations: devices first, because people know them better than cells,
  /// and at most three.
  static func caption(of configurations: [String], _ titles: [String: String]) -> String {
    let names = devicesFirst(configurations).map { titles[$0] ?? $0 }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: "; ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func devicesFirst(_ configurations: [String]) -> [String] {
    configurations.filter(isDevice) + configurations.filter { !isDevice($0) }
  }

  static func isDevice(_ name: String) -> Bool { name.hasPrefix("device:") }

  /// Returns a part of the name of a file: letters, digits and hyphens.
  private static func fileName(_ scene: String, _ configuration: String) -> String {
    String(
      String.UnicodeScalarView(
        "\(scene)-\(configuration)".unicodeScalars.map { scalar in
          scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            ? scalar : "-"
        }))
  }
}
