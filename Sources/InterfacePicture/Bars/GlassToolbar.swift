import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The capsules of a toolbar.
struct GlassToolbar {
  private typealias Glass = BarAppearance.Glass

  /// A part of the toolbar from its leading side.
  private enum Part {
    /// Items that share a capsule, with their widths.
    case capsule([(index: Int, width: Double)])
    /// Blank space, or `nil` for a share of the remaining width.
    case space(Double?)
  }

  /// The capsules in the order of the items.
  private(set) var capsules: [GlassSide.Capsule] = []

  /// Arranges the items of a toolbar; flexible spaces share the remaining width.
  ///
  /// Beside views, which the layout positions, each item is on a capsule at its own position.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - placements: Their positions in the layout.
  ///   - row: The frame of the capsules.
  ///   - width: Returns the width of an item in a capsule.
  ///   - isAlone: Returns whether an item has a capsule of its own.
  init(
    _ items: [ViewContent.BarButtonItem], _ placements: [PlacedBarItem], in row: LayoutRect,
    width: (ViewContent.BarButtonItem, PlacedBarItem) -> Double,
    _ isAlone: (ViewContent.BarButtonItem) -> Bool
  ) {
    let count = min(items.count, placements.count)
    if items.contains(where: { $0.customView != nil }) {
      for index in 0..<count where items[index].customView == nil && !items[index].isSpace {
        let placed = placements[index].frame
        let item = LayoutRect(x: placed.x, y: row.y, width: placed.width, height: row.height)
        let extent = GlassGroup.width([width(items[index], placements[index])])
        capsules.append(.init(frame: item.resized(toWidth: extent), items: [(index, item)]))
      }
      return
    }
    var parts: [Part] = []
    for index in 0..<count {
      let item = items[index]
      if item.isSpace {
        parts.append(
          .space(item.systemItem == .flexibleSpace ? nil : placements[index].frame.width))
        continue
      }
      let entry = (index, width(item, placements[index]))
      if case .capsule(let group) = parts.last, !isAlone(item),
        group.last.map({ !isAlone(items[$0.index]) }) == true
      {
        parts[parts.count - 1] = .capsule(group + [entry])
      } else {
        parts.append(.capsule([entry]))
      }
    }
    arrange(
      parts, in: row, isReversed: count > 1 && placements[0].frame.x > placements[count - 1].frame.x
    )
  }

  private mutating func arrange(_ parts: [Part], in row: LayoutRect, isReversed: Bool) {
    var used = 0.0
    var flexible = 0.0
    var widths: [Double] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .space(let width):
        widths.append(width ?? 0)
        if width == nil { flexible += 1 }
      case .capsule(let items):
        widths.append(GlassGroup.width(items.map(\.width)))
        if index > 0, case .capsule = parts[index - 1] { used += Glass.gap }
      }
      used += widths[index]
    }
    let share = flexible > 0 ? max(0, row.width - used) / flexible : 0
    var x = row.x
    for (index, part) in parts.enumerated() {
      switch part {
      case .space(let width): x += width ?? share
      case .capsule(let items):
        if index > 0, case .capsule = parts[index - 1] { x += Glass.gap }
        let frame = LayoutRect(x: x, y: row.y, width: widths[index], height: row.height)
        var capsule = GlassSide.Capsule(frame: frame, items: [])
        var start = x + (frame.width - items.reduce(0) { $0 + $1.width }) / 2
        for (item, width) in items {
          capsule.items.append(
            (item, LayoutRect(x: start, y: row.y, width: width, height: row.height)))
          start += width
        }
        capsules.append(isReversed ? capsule.mirrored(in: row) : capsule)
        x += frame.width
      }
    }
  }
}

extension GlassSide.Capsule {
  /// Returns the capsule mirrored within a bar.
  fileprivate func mirrored(in row: LayoutRect) -> GlassSide.Capsule {
    func mirror(_ frame: LayoutRect) -> LayoutRect {
      LayoutRect(
        x: row.x + row.maxX - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
    }
    return GlassSide.Capsule(
      frame: mirror(frame), items: items.map { ($0.index, mirror($0.frame)) })
  }
}

extension LayoutRect {
  /// Returns the rectangle with another width and the same center.
  fileprivate func resized(toWidth width: Double) -> LayoutRect {
    LayoutRect(x: x + (self.width - width) / 2, y: y, width: width, height: height)
  }
}
