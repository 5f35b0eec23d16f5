import InterfaceTraits

/// The correspondence between the objects of two scenes.
///
/// Objects with the same id correspond, and those that the documents show to be renumbered. Of the rest, two views correspond if they have the same
/// class, the same frame in the same superview and the same properties: an editor that renumbers
/// objects changes nothing.
struct ObjectMatching {
  /// The new ids of objects, by their old ones.
  private(set) var newIDs: [String: String] = [:]
  /// The old ids of objects, by their new ones.
  private(set) var oldIDs: [String: String] = [:]

  init(
    _ old: LayoutFile.Scene, in oldFile: LayoutFile, _ new: LayoutFile.Scene,
    in newFile: LayoutFile, _ renamed: RenamedObjects
  ) {
    let oldViews = Self.views(of: old)
    let newViews = Self.views(of: new)
    let newViewIDs = Set(newViews.map(\.id))
    for view in oldViews {
      let id = renamed.known[view.id] ?? view.id
      if newViewIDs.contains(id) { match(view.id, id) }
    }
    if let one = old.controller, let other = new.controller, one != other { match(one, other) }
    // Superviews come first, so that their correspondence is known before that of their subviews.
    var candidates: [MatchKey: [LayoutFile.View]] = [:]
    for view in newViews.reversed() where oldIDs[view.id] == nil {
      candidates[MatchKey(view, in: view.superview), default: []].append(view)
    }
    guard !candidates.isEmpty else { return }
    for view in oldViews where newIDs[view.id] == nil {
      // The subviews of a removed superview are removed with it.
      var superview: String?
      if let outer = view.superview {
        guard let mapped = newIDs[outer] else { continue }
        superview = mapped
      }
      let key = MatchKey(view, in: superview)
      let index = candidates[key]?.lastIndex { candidate in
        ValueComparison(oldFile, newFile, self, renamed).isSame(view.values, candidate.values)
      }
      guard let index, let candidate = candidates[key]?.remove(at: index) else { continue }
      match(view.id, candidate.id)
    }
  }

  /// Returns whether two ids denote the same object.
  func isSame(_ old: String, _ new: String) -> Bool { newIDs[old] == new }

  private mutating func match(_ old: String, _ new: String) {
    newIDs[old] = new
    oldIDs[new] = old
  }

  /// Returns every view of a scene once, from the first layout that contains it.
  private static func views(of scene: LayoutFile.Scene) -> [LayoutFile.View] {
    var visited: Set<String> = []
    return scene.layouts.flatMap(\.views).filter { visited.insert($0.id).inserted }
  }

  /// The properties that two views with different ids must share to correspond.
  private struct MatchKey: Hashable {
    let element: String
    let superview: String?
    let frame: LayoutRect

    init(_ view: LayoutFile.View, in superview: String?) {
      element = view.element
      self.superview = superview
      frame = view.frame
    }
  }
}
