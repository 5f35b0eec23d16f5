import InterfaceTraits

/// Which objects of two scenes are the same.
///
/// What has the same id is. Of the rest, two views are if they are of one class, lie in the same place of the same superview and
/// say the same: an editor that numbers objects anew changes nothing.
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
    let known = Set(newViews.map(\.id))
    for view in oldViews where known.contains(view.id) { match(view.id, view.id) }
    if let one = old.controller, let other = new.controller, one != other { match(one, other) }
    // Superviews come first, so that theirs are known when what they hold is asked for.
    var places: [Place: [LayoutFile.View]] = [:]
    for view in newViews.reversed() where oldIDs[view.id] == nil {
      places[Place(view, in: view.superview), default: []].append(view)
    }
    guard !places.isEmpty else { return }
    for view in oldViews where newIDs[view.id] == nil {
      // A superview that is gone has taken everything along that it held.
      var superview: String?
      if let outer = view.superview {
        guard let mapped = newIDs[outer] else { continue }
        superview = mapped
      }
      let place = Place(view, in: superview)
      let index = places[place]?.lastIndex { candidate in
        ValueComparison(oldFile, newFile, self, renamed).isSame(view.values, candidate.values)
      }
      guard let index, let candidate = places[place]?.remove(at: index) else { continue }
      match(view.id, candidate.id)
    }
  }

  /// Whether two texts name the same object.
  func isSame(_ old: String, _ new: String) -> Bool { newIDs[old] == new }

  private mutating func match(_ old: String, _ new: String) {
    newIDs[old] = new
    oldIDs[new] = old
  }

  /// Every view of a scene once, as it is in the first layout that has it.
  private static func views(of scene: LayoutFile.Scene) -> [LayoutFile.View] {
    var seen: Set<String> = []
    return scene.layouts.flatMap(\.views).filter { seen.insert($0.id).inserted }
  }

  /// Where a view lies.
  private struct Place: Hashable {
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
