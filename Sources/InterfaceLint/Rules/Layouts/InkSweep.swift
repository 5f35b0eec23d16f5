import InterfaceTraits

/// Finds boxes that overlap, of many that come from top to bottom.
///
/// What was seen is kept in columns, so that what lies beside something is not looked at with it, and what ends above is dropped.
/// Boxes of one frame are kept as one. A sweep as of J. L. Bentley and T. Ottmann, "Algorithms for reporting and counting
/// geometric intersections", IEEE Transactions on Computers C-28 (1979), with columns for a tree.
struct InkSweep {
  /// How wide a column is, in points; what spans many is kept apart.
  private static let columnWidth = 64.0
  private static let mostColumns = 16

  /// The boxes of views with one frame.
  private struct Group {
    var frame: LayoutRect
    /// What all boxes lie in.
    var left: Double
    var right: Double
    var bottom: Double
    var members: [(place: Int, box: LayoutRect)]
  }

  private var groups: [Group] = []
  private var byFrame: [LayoutRect: Int] = [:]
  /// The groups that some box of may lie in a column.
  private var columns: [Int: [Int]] = [:]
  /// The groups with a box that spans many columns.
  private var wide: [Int] = []
  /// The groups that a wide box is held to, and whether each is among them.
  private var all: [Int] = []
  private var isInAll: [Bool] = []
  private var count = 0
  /// The last box with which each group was looked at.
  private var turns: [Int] = []

  /// Adds a box that begins no higher than those before.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - frame: The frame of its view; boxes of the same frame are no pair.
  ///   - report: Gets the number of each earlier box that overlaps, counted from zero.
  mutating func add(_ box: LayoutRect, frame: LayoutRect, _ report: (Int) -> Void) {
    let place = count
    count += 1
    let spanned = Self.columns(of: box)
    if let spanned {
      for column in spanned {
        columns[column] = look(for: box, frame, in: columns[column] ?? [], report)
      }
      wide = look(for: box, frame, in: wide, report)
    } else {
      for index in all { isInAll[index] = false }
      all = look(for: box, frame, in: all, report)
      for index in all { isInAll[index] = true }
    }
    let group = byFrame[frame] ?? groups.count
    if group == groups.count {
      byFrame[frame] = group
      turns.append(-1)
      isInAll.append(false)
      groups.append(
        Group(frame: frame, left: box.x, right: box.maxX, bottom: box.maxY, members: []))
    }
    groups[group].left = min(groups[group].left, box.x)
    groups[group].right = max(groups[group].right, box.maxX)
    groups[group].bottom = max(groups[group].bottom, box.maxY)
    groups[group].members.append((place, box))
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

  /// The columns in which a box lies; nil for one that is in very many.
  private static func columns(of box: LayoutRect) -> ClosedRange<Int>? {
    let (first, last) = (
      (box.x / columnWidth).rounded(.down), (box.maxX / columnWidth).rounded(.down)
    )
    guard abs(first) < 1e9, abs(last) < 1e9, last >= first, last - first < Double(mostColumns)
    else { return nil }
    return Int(first)...Int(last)
  }

  /// Looks at the groups of a list; the list without those that end above a box.
  private mutating func look(
    for box: LayoutRect, _ frame: LayoutRect, in list: [Int], _ report: (Int) -> Void
  ) -> [Int] {
    let list = list.filter { groups[$0].bottom > box.y }
    for index in list { look(for: box, frame, at: index, report) }
    return list
  }

  private mutating func look(
    for box: LayoutRect, _ frame: LayoutRect, at index: Int, _ report: (Int) -> Void
  ) {
    guard turns[index] != count else { return }
    turns[index] = count
    let group = groups[index]
    guard group.frame != frame, group.bottom > box.y, group.left < box.maxX, group.right > box.x
    else { return }
    for (place, other) in group.members
    where other.maxY > box.y && other.x < box.maxX && other.maxX > box.x {
      report(place)
    }
  }
}
