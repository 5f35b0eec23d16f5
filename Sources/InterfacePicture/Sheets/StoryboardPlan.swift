package import InterfaceTraits

/// The positions of the scenes on a storyboard's sheet.
package struct StoryboardPlan: Hashable, Sendable {
  /// The height of the title above a scene, and the margin around it, in points.
  static let headHeight = 26.0
  static let gap = 24.0
  /// The maximum number of scenes that keep their positions.
  ///
  /// If there are more, or for scenes that are too far away, they are arranged in rows.
  private static let mostPlaced = 300
  private static let furthest = 60_000.0

  /// The frames of the scenes, without their titles.
  package private(set) var frames: [LayoutRect] = []

  /// Arranges scenes.
  ///
  /// - Parameters:
  ///   - sizes: The size of each scene.
  ///   - positions: The desired position of each scene's top left corner, or `nil` if there is none.
  /// - Note: A scene that would cover a previous one is moved below it. Scenes without a position
  ///   are arranged in rows below all others.
  package init(sizes: [LayoutSize], positions: [LayoutPoint?]) {
    frames = sizes.map { LayoutRect(x: 0, y: 0, width: $0.width, height: $0.height) }
    let placed = sizes.indices.filter { index in
      guard let position = positions[index] else { return false }
      return abs(position.x) < Self.furthest && abs(position.y) < Self.furthest
    }
    var bottom = 0.0
    var left = 0.0
    var isFirst = true
    if placed.count <= Self.mostPlaced {
      var done: [Int] = []
      for index in placed {
        guard let position = positions[index] else { continue }
        frames[index].x = position.x
        frames[index].y = position.y
        moveBelow(index, below: done)
        done.append(index)
        left = isFirst ? frames[index].x : min(left, frames[index].x)
        bottom = isFirst ? frames[index].maxY : max(bottom, frames[index].maxY)
        isFirst = false
      }
      let remaining = sizes.indices.filter { !done.contains($0) }
      arrange(remaining, x: left, y: isFirst ? 0 : bottom + 2 * Self.gap + Self.headHeight)
    } else {
      arrange(Array(sizes.indices), x: 0, y: 0)
    }
    let x = frames.map(\.x).min() ?? 0
    let y = frames.map(\.y).min() ?? 0
    for index in frames.indices {
      frames[index].x -= x
      frames[index].y -= y
    }
  }

  /// The total size.
  var size: LayoutSize {
    LayoutSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  /// Moves a scene down until it covers none of the others.
  private mutating func moveBelow(_ index: Int, below others: [Int]) {
    var moves = 0
    while moves <= others.count {
      let frame = frames[index]
      let covered = others.first { other in
        let other = frames[other]
        return frame.x < other.maxX + Self.gap && other.x < frame.maxX + Self.gap
          && frame.y - Self.headHeight < other.maxY + Self.gap
          && other.y - Self.headHeight < frame.maxY + Self.gap
      }
      guard let covered else { return }
      frames[index].y = frames[covered].maxY + Self.gap + Self.headHeight
      moves += 1
    }
  }

  /// Arranges scenes in rows.
  private mutating func arrange(_ members: [Int], x left: Double, y top: Double) {
    let width = max(
      2_000, (Double(members.count).squareRoot() * 450).rounded())
    var (x, y, height) = (left, top, 0.0)
    for index in members {
      if x > left, x + frames[index].width > left + width {
        x = left
        y += height + 2 * Self.gap + Self.headHeight
        height = 0
      }
      frames[index].x = x
      frames[index].y = y
      x += frames[index].width + 2 * Self.gap
      height = max(height, frames[index].height)
    }
  }
}
