/// The positions of the scenes on a storyboard's sheet, in columns of equal width.
///
/// The only scene of a container is below it. The scenes to the right of a scene are in rows, as many in a row as fit, and the top of the first
/// row is at the top of the scene. Everything moves up as far as the columns are free.
package struct StoryboardPlan: Hashable, Sendable {
  /// The distance between scenes in a column, in points.
  static let gap = 26.0
  /// The distance between a container and the scene below it, in points.
  static let stackGap = 20.0

  /// The leftmost column and the top of each scene.
  package struct Place: Hashable, Sendable {
    package var column: Int
    package var y: Double
  }

  package private(set) var places: [Place]
  /// The rows of scenes to the right of each scene.
  package private(set) var rows: [[[Int]]]
  /// The number of columns in use.
  package private(set) var columnCount = 0
  /// The lower edge of the lowest scene.
  package private(set) var height = 0.0

  let tree: StoryboardTree
  private let spans: [Int]
  private let heights: [Double]

  /// A scene with those to its right, relative to its place.
  private struct Block {
    var places: [(scene: Int, place: Place)]
    /// The lower edge in each column.
    var bottoms: [Double]
  }

  /// Arranges scenes.
  ///
  /// - Parameters:
  ///   - tree: The scenes.
  ///   - spans: The number of columns that each scene covers.
  ///   - heights: The height of each scene with its labels.
  ///   - columnCount: The number of columns.
  package init(_ tree: StoryboardTree, spans: [Int], heights: [Double], columnCount: Int) {
    self.tree = tree
    self.spans = spans
    self.heights = heights
    places = heights.map { _ in Place(column: 0, y: 0) }
    rows = heights.map { _ in [] }
    var skyline = [Double](repeating: 0, count: columnCount)
    let counts = tree.roots.map { tree.count($0) }
    // Large trees come first, and what is low fills the rest. The first root remains the first.
    let order = tree.roots.indices.sorted { one, other in
      let (isFirst, isOtherFirst) = (one == 0, other == 0)
      if isFirst != isOtherFirst { return isFirst }
      if counts[one] != counts[other] { return counts[one] > counts[other] }
      let (height, otherHeight) = (heights[tree.roots[one]], heights[tree.roots[other]])
      return height == otherHeight ? one < other : height > otherHeight
    }
    for number in order {
      let block = block(tree.roots[number], available: columnCount)
      let last = max(columnCount - block.bottoms.count, 0)
      var best = Place(column: 0, y: .infinity)
      for column in 0...last {
        let y = skyline[column..<min(column + block.bottoms.count, columnCount)].max() ?? 0
        if y < best.y { best = Place(column: column, y: y) }
      }
      for (scene, place) in block.places {
        places[scene] = Place(column: best.column + place.column, y: best.y + place.y)
      }
      for (column, bottom) in block.bottoms.enumerated() where best.column + column < columnCount {
        skyline[best.column + column] = best.y + bottom + Self.gap
        self.columnCount = max(self.columnCount, best.column + column + 1)
        height = max(height, best.y + bottom)
      }
    }
  }

  /// Returns a scene with those to its right in a number of columns, which limits the recursion.
  private mutating func block(_ scene: Int, available: Int) -> Block {
    if tree.stacked.contains(scene), let child = tree.children[scene].first {
      let below = block(child, available: available)
      let top = heights[scene] + Self.stackGap
      var block = Block(
        places: [(scene, Place(column: 0, y: 0))], bottoms: below.bottoms.map { $0 + top })
      for (member, place) in below.places {
        block.places.append((member, Place(column: place.column, y: place.y + top)))
      }
      return block
    }
    let span = spans[scene]
    var block = Block(
      places: [(scene, Place(column: 0, y: 0))],
      bottoms: [Double](repeating: heights[scene], count: span))
    let columns = available - span
    var bottoms = [Double](repeating: 0, count: max(columns, 0))
    var row: [(scene: Int, block: Block)] = []
    var used = 0
    func end(_ plan: inout StoryboardPlan) {
      guard !row.isEmpty else { return }
      plan.rows[scene].append(row.map(\.scene))
      let above = bottoms[..<used].max() ?? 0
      let y = above > 0 ? above + Self.gap : 0
      var column = 0
      for (_, child) in row {
        for (member, place) in child.places {
          block.places.append(
            (member, Place(column: span + column + place.column, y: y + place.y)))
        }
        for bottom in child.bottoms {
          bottoms[column] = y + bottom
          column += 1
        }
      }
      row = []
      used = 0
    }
    for child in tree.children[scene] {
      let part = self.block(child, available: columns)
      if used + part.bottoms.count > columns { end(&self) }
      used += part.bottoms.count
      row.append((child, part))
    }
    end(&self)
    while let last = bottoms.last, last == 0 { bottoms.removeLast() }
    block.bottoms += bottoms
    return block
  }
}
