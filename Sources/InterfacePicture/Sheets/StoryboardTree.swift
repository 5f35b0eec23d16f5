/// The scenes of a storyboard as trees: the sheet shows a scene to the right of one with a segue to
/// it, or below it if that is a container of a single scene.
package struct StoryboardTree: Hashable, Sendable {
  /// The scenes that begin a tree: the initial one, then those without segues to them, then those
  /// that are in no container, then the others.
  package private(set) var roots: [Int] = []
  /// The scenes to the right of each scene, in the order of its segues.
  package private(set) var children: [[Int]]
  package private(set) var parents: [Int?]
  /// The scenes with their only child below them.
  package private(set) var stacked: Set<Int> = []

  /// Chooses for each scene the nearest one to a root with a segue to it.
  ///
  /// - Parameters:
  ///   - targets: The scenes to which each scene has segues.
  ///   - initial: The initial scene, or `nil` if there is none.
  ///   - spans: The number of columns that each scene covers.
  ///   - columnCount: The number of columns; a scene that would be further right begins a tree.
  ///   - containers: Scenes that contain the scenes to which they have segues.
  ///   - separate: Scenes that begin a tree although others have segues to them.
  package init(
    targets: [[Int]], initial: Int?, spans: [Int], columnCount: Int,
    containers: Set<Int> = [], separate: Set<Int> = []
  ) {
    children = targets.map { _ in [] }
    parents = targets.map { _ in nil }
    var hasSource = targets.map { _ in false }
    var isContained = targets.map { _ in false }
    for (source, all) in targets.enumerated() {
      for target in all where target != source {
        hasSource[target] = true
        if containers.contains(source) { isContained[target] = true }
      }
    }
    // Scenes of lower rank begin a tree first.
    func rank(_ scene: Int) -> Int {
      if scene == initial { return 0 }
      if !hasSource[scene] { return 1 }
      if separate.contains(scene) { return 2 }
      return isContained[scene] ? 4 : 3
    }
    let order = targets.indices.sorted { (rank($0), $0) < (rank($1), $1) }
    var columns: [Int?] = targets.map { _ in nil }
    for root in order where columns[root] == nil {
      roots.append(root)
      columns[root] = 0
      var queue = [root]
      var next = 0
      while next < queue.count {
        let scene = queue[next]
        next += 1
        let isStacked =
          containers.contains(scene) && targets[scene].count == 1
          && !(parents[scene].map { stacked.contains($0) } ?? false)
        let column = (columns[scene] ?? 0) + (isStacked ? 0 : spans[scene])
        for target in targets[scene]
        where columns[target] == nil && !separate.contains(target)
          && column + spans[target] <= columnCount
        {
          columns[target] = column
          parents[target] = scene
          children[scene].append(target)
          if isStacked { stacked.insert(scene) }
          queue.append(target)
        }
      }
    }
  }

  /// Returns the number of scenes in the tree that begins with a scene.
  func count(_ root: Int) -> Int {
    var (count, open) = (0, [root])
    while let scene = open.popLast() {
      count += 1
      open += children[scene]
    }
    return count
  }
}
