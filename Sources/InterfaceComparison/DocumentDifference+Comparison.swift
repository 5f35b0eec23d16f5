import InterfaceTraits

extension DocumentDifference {
  /// Compares two states of a document in the configurations that both have.
  ///
  /// - Parameters:
  ///   - path: The document's path.
  ///   - oldPath: The former path, if it was different.
  ///   - old: The old layouts.
  ///   - new: The new layouts.
  ///   - oldAppearances: The old appearance of images and colors.
  ///   - newAppearances: The new appearance of images and colors.
  ///   - newIDs: The new ids of scenes that both documents have, by their old ids, or `nil` if only
  ///     the layouts are known.
  ///   - renames: The new ids of other renumbered objects, by their old ids.
  ///   - tolerance: The largest difference between two lengths that is not a change, in points.
  package init(
    path: String, oldPath: String? = nil, from old: LayoutFile, to new: LayoutFile,
    oldAppearances: Appearances = Appearances(), newAppearances: Appearances = Appearances(),
    scenes newIDs: [String: String]? = nil, objects renames: [String: String] = [:],
    tolerance: Double = 0
  ) {
    let oldConfigurations = Set(old.configurations)
    let configurations = new.configurations.filter(oldConfigurations.contains)
    let renamed = RenamedObjects(old, new, known: renames)
    let pairs = Self.pairs(old.scenes, new.scenes, newIDs)
    var scenes: [SceneDifference] = []
    for (index, scene) in new.scenes.enumerated() {
      guard let before = pairs[index] else {
        scenes.append(SceneDifference(scene, .added, configurations))
        continue
      }
      var comparison = SceneComparison(
        old.scenes[before], in: old, scene, in: new, configurations,
        (oldAppearances, newAppearances), renamed, comparesGraph: newIDs == nil,
        tolerance: tolerance)
      if let difference = comparison.difference() { scenes.append(difference) }
    }
    let pairedIndices = Set(pairs.compactMap(\.self))
    for (index, scene) in old.scenes.enumerated() where !pairedIndices.contains(index) {
      scenes.append(SceneDifference(scene, .removed, configurations))
    }
    self.init(path: path, oldPath: oldPath, scenes: scenes, configurations: configurations)
  }

  /// Returns the old scene of each new one: by id, by controller, and for the rest by content, unless
  /// it is known which scenes correspond.
  private static func pairs(
    _ old: [LayoutFile.Scene], _ new: [LayoutFile.Scene], _ newIDs: [String: String]?
  ) -> [Int?] {
    var pairs = [Int?](repeating: nil, count: new.count)
    var isPaired = [Bool](repeating: false, count: old.count)
    func match<Key: Hashable>(by key: (LayoutFile.Scene) -> Key?) {
      var indices: [Key: [Int]] = [:]
      for (index, scene) in old.enumerated().reversed() where !isPaired[index] {
        if let key = key(scene) { indices[key, default: []].append(index) }
      }
      for (index, scene) in new.enumerated() where pairs[index] == nil {
        guard let key = key(scene), let oldIndex = indices[key]?.popLast() else { continue }
        pairs[index] = oldIndex
        isPaired[oldIndex] = true
      }
    }
    if let newIDs {
      let positions = Dictionary(
        old.enumerated().compactMap { index, scene in newIDs[scene.id].map { ($0, index) } },
        uniquingKeysWith: { one, _ in one })
      return new.map { positions[$0.id] }
    }
    match { $0.id }
    match { $0.controller }
    match { scene in scene.layouts.first.map { $0.views.map(Shape.init) } }
    return pairs
  }

  /// The properties of a view without its id.
  private struct Shape: Hashable {
    let element: String
    let frame: [Double]

    init(_ view: LayoutFile.View) {
      element = view.element
      frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
    }
  }
}

extension SceneDifference {
  /// Creates the difference of a new or removed scene.
  fileprivate init(_ scene: LayoutFile.Scene, _ presence: Presence, _ configurations: [String]) {
    self.init(
      id: scene.id, oldID: scene.id, controller: scene.controller, presence: presence, objects: [],
      configurations: configurations)
  }
}
