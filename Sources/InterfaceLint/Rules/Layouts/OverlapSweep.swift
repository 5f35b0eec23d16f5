import InterfaceTraits

/// Finds overlapping boxes in a list sorted from top to bottom.
///
/// Earlier boxes are stored in columns, so that a box is not compared with boxes beside it, and
/// boxes that end above it are dropped. Boxes with the same frame are stored as one group. A sweep
/// as described by J. L. Bentley and T. Ottmann, "Algorithms for reporting and counting geometric
/// intersections", IEEE Transactions on Computers C-28 (1979), with columns in place of a tree.
struct OverlapSweep {
  /// The width of a column, in points.
  ///
  /// Boxes that span many columns are stored separately.
  private static let columnWidth = 64.0
  private static let mostColumns = 16

  /// The boxes of views with the same frame.
  private struct Group {
    var frame: LayoutRect
    /// The bounding box of all boxes.
    var left: Double
    var right: Double
    var bottom: Double
    var members: [(position: Int, box: LayoutRect)]
  }

  private var groups: [Group] = []
  private var byFrame: [LayoutRect: Int] = [:]
  /// The groups with a box that may be in a column.
  private var columns: [Int: [Int]] = [:]
  /// The groups with a box that spans many columns.
  private var wide: [Int] = []
  /// The groups that a wide box is compared with, and whether each is among them.
  private var all: [Int] = []
  private var isInAll: [Bool] = []
  private var count = 0
  /// For each group, the number of the last box that it was compared with.
  private var turns: [Int?] = []

  /// Adds a box that begins no higher than the previous ones.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - frame: The frame of its view. Boxes with the same frame do not form a pair.
  ///   - report: Receives the zero-based index of each earlier box that overlaps.
  mutating func add(_ box: LayoutRect, frame: LayoutRect, _ report: (Int) -> Void) {
    let position = count
    count += 1
    let spanned = Self.columns(of: box)
    if let spanned {
      for column in spanned {
        columns[column] = search(for: box, frame, in: columns[column] ?? [], report)
      }
      wide = search(for: box, frame, in: wide, report)
    } else {
      for index in all { isInAll[index] = false }
      all = search(for: box, frame, in: all, report)
      for index in all { isInAll[index] = true }
    }
    let group = byFrame[frame] ?? groups.count
    if group == groups.count {
      byFrame[frame] = group
      turns.append(nil)
      isInAll.append(false)
      groups.append(
        Group(frame: frame, left: box.x, right: box.maxX, bottom: box.maxY, members: []))
    }
    groups[group].left = min(groups[group].left, box.x)
    groups[group].right = max(groups[group].right, box.maxX)
    groups[group].bottom = max(groups[group].bottom, box.maxY)
    groups[group].members.append((position, box))
    if let spanned {
      for column in spanned { Self.insert(group, into: &columns[column, default: []]) }
    } else {
      Self.insert(group, into: &wide)
    }
    if !isInAll[group] { all.append(group) }
    isInAll[group] = true
  }

  private static func insert(_ group: Int, into list: inout [Int]) {
    if !list.contains(group) { list.append(group) }
  }

  /// Returns the columns of a box, or `nil` if it spans very many.
  private static func columns(of box: LayoutRect) -> ClosedRange<Int>? {
    let (first, last) = (
      (box.x / columnWidth).rounded(.down), (box.maxX / columnWidth).rounded(.down)
    )
    guard abs(first) < 1e9, abs(last) < 1e9, last >= first, last - first < Double(mostColumns)
    else { return nil }
    return Int(first)...Int(last)
  }

  /// Compares a box with the groups of a list, and removes the groups that end above the box.
  private mutating func search(
    for box: LayoutRect, _ frame: LayoutRect, in list: [Int], _ report: (Int) -> Void
  ) -> [Int] {
    let list = list.filter { groups[$0].bottom > box.y }
    for index in list { search(for: box, frame, at: index, report) }
    return list
  }

  private mutating func search(
    for box: LayoutRect, _ frame: LayoutRect, at index: Int, _ report: (Int) -> Void
  ) {
    guard turns[index] != count else { return }
    turns[index] = count
    let group = groups[index]
    guard group.frame != frame, group.bottom > box.y, group.left < box.maxX, group.right > box.x
    else { return }
    for (position, other) in group.members
    where other.maxY > box.y && other.x < box.maxX && other.maxX > box.x {
      report(position)
    }
  }
}
