import InterfaceComposition
import InterfaceTraits

/// The positions of the stops of a flow.
///
/// The content of a container is drawn inside it, once. The resulting blocks are arranged in
/// columns: first the initial scenes of the app, then the destinations of their segues, and so on,
/// so that a forward segue leads to the next column. Below, scenes that code can instantiate,
/// scenes that are contained and not shown, and unreachable scenes are arranged in the same way.
struct FlowPlan {
  /// A stop and its position.
  struct Box {
    let stop: FlowChart.ID
    /// The frame of the header, the rows and, for a container, its content, in points.
    var frame: LayoutRect
    /// The content that is drawn elsewhere: roles and stops.
    var links: [FlowChart.Content] = []
    /// The position of the first row.
    ///
    /// Rows are links, then segues, all of the same height.
    var firstRow: Double { frame.y + FlowPlan.headerHeight }
    /// The number of following boxes that are inside.
    var innerCount = 0
  }

  /// A title above blocks with the same kind of start.
  struct Title: Equatable {
    let text: String
    let y: Double
  }

  static let boxWidth = 270.0
  static let headerHeight = 40.0
  /// The height of a segue's row, which has two lines.
  static let rowHeight = 30.0
  static let padding = 10.0
  private static let gap = 16.0
  private static let columnGap = 90.0
  private static let titleHeight = 34.0

  /// The boxes.
  ///
  /// Outer boxes precede those inside.
  private(set) var boxes: [Box] = []
  /// For each stop the index of its box, or `nil` for stops that are not drawn.
  private(set) var boxIndices: Table<FlowChart.Stop, Int?>
  private(set) var titles: [Title] = []
  private(set) var size = LayoutSize(width: 0, height: 0)

  private let chart: FlowChart

  /// A box with its content, before it is positioned.
  private struct Block {
    let first: Int
    let column: Int
    /// The origin of the segue that led to the block first, in its band: the box and its row, or
    /// `nil` at the start of a walk.
    let origin: (box: Int, row: Int)?
  }

  init(_ chart: FlowChart) {
    self.chart = chart
    boxIndices = chart.stops.mapValues { _ in nil }
    var widths: [Double] = []
    var bands: [(title: String?, blocks: [Block])] = []
    let titles: [(FlowGraph.Beginning, String?)] = [
      (.initial, nil), (.named, "Reachable only from code"),
      (.held, "Contained, but not shown here"),
      (.none, "Unreachable"),
    ]
    for (beginning, title) in titles {
      var blocks: [Block] = []
      for start in chart.beginnings where start.beginning == beginning {
        addBlocks(from: start.stop, to: &blocks)
      }
      guard !blocks.isEmpty else { continue }
      for block in blocks {
        while widths.count <= block.column { widths.append(0) }
        widths[block.column] = max(widths[block.column], boxes[block.first].frame.width)
      }
      bands.append((title, blocks))
    }
    var columns: [Double] = []
    var x = Self.gap
    for width in widths {
      columns.append(x)
      x += width + Self.columnGap
    }
    size.width = max(x - Self.columnGap + Self.gap * 3, Self.boxWidth)
    var y = Self.gap
    for band in bands {
      if let title = band.title {
        self.titles.append(Title(text: title, y: y + 20))
        y += Self.titleHeight
      }
      y = layOut(band.blocks, columns, from: y) + Self.gap
    }
    size.height = y
  }

  // MARK: Blocks

  /// Adds the block of a stop and those of all destinations of its segues, nearer ones first.
  private mutating func addBlocks(from start: FlowChart.ID, to blocks: inout [Block]) {
    guard boxIndices[start] == nil else { return }
    var next = blocks.count
    blocks.append(Block(first: boxes.count, column: 0, origin: nil))
    addBox(start)
    while next < blocks.count {
      let block = blocks[next]
      next += 1
      var index = block.first
      let end = block.first + boxes[block.first].innerCount
      while index <= end {
        let box = boxes[index]
        for (row, edge) in chart.stops[box.stop].edges.enumerated() {
          guard let stop = edge.stop, boxIndices[stop] == nil else { continue }
          blocks.append(
            Block(
              first: boxes.count, column: block.column + 1, origin: (index, box.links.count + row)))
          addBox(stop)
        }
        index += 1
      }
    }
  }

  /// Adds the box of a stop with its content, with the necessary size.
  private mutating func addBox(_ stop: FlowChart.ID) {
    let first = boxes.count
    enum Step {
      case open(FlowChart.ID)
      case close(Int)
    }
    var steps = [Step.open(stop)]
    while let step = steps.popLast() {
      switch step {
      case .open(let stop):
        guard boxIndices[stop] == nil else { continue }
        let index = boxes.count
        boxIndices[stop] = index
        boxes.append(Box(stop: stop, frame: .zero))
        steps.append(.close(index))
        // A stop in several containers is drawn in the first one.
        for content in chart.stops[stop].contents.reversed() where boxIndices[content.stop] == nil {
          steps.append(.open(content.stop))
        }
      case .close(let index): measure(index)
      }
    }
    boxes[first].innerCount = boxes.count - first - 1
  }

  /// Computes the size of a box whose inner boxes have been measured, and their positions in it.
  private mutating func measure(_ index: Int) {
    let stop = boxes[index].stop
    boxes[index].innerCount = boxes.count - index - 1
    var inner: Set<FlowChart.ID> = []
    var children: [Int] = []
    var next = index + 1
    while next < boxes.count {
      children.append(next)
      inner.insert(boxes[next].stop)
      next += boxes[next].innerCount + 1
    }
    boxes[index].links = chart.stops[stop].contents.filter { !inner.contains($0.stop) }
    let rows = boxes[index].links.count + chart.stops[stop].edges.count
    var height = Self.headerHeight + Double(rows) * Self.rowHeight + (rows > 0 ? 6 : 0)
    var width = Self.boxWidth
    for child in children {
      boxes[child].frame.x = Self.padding
      boxes[child].frame.y = height
      width = max(width, boxes[child].frame.width + 2 * Self.padding)
      height += boxes[child].frame.height + Self.padding
    }
    boxes[index].frame.width = width
    boxes[index].frame.height = height
  }

  // MARK: Positions

  /// Positions the blocks of a band, each next to the origin of its segue as far as space is
  /// available.
  ///
  /// - Returns: The lower end of the band.
  private mutating func layOut(_ blocks: [Block], _ columns: [Double], from top: Double) -> Double {
    var ends = columns.map { _ in top }
    var bottom = top
    for block in blocks {
      let beside =
        block.origin.map { origin in
          boxes[origin.box].firstRow + Double(origin.row) * Self.rowHeight - Self.headerHeight / 2
        } ?? top
      let y = max(ends[block.column], beside)
      boxes[block.first].frame.x = columns[block.column]
      boxes[block.first].frame.y = y
      convertToPictureSpace(block.first)
      ends[block.column] = boxes[block.first].frame.maxY + Self.gap
      bottom = max(bottom, boxes[block.first].frame.maxY)
    }
    return bottom
  }

  /// Converts the content of a box from the box's coordinate space to that of the picture.
  private mutating func convertToPictureSpace(_ first: Int) {
    var open: [(end: Int, origin: LayoutPoint)] = []
    for index in first...first + boxes[first].innerCount {
      while let last = open.last, index > last.end { open.removeLast() }
      if let last = open.last {
        boxes[index].frame.x += last.origin.x
        boxes[index].frame.y += last.origin.y
      }
      open.append(
        (
          index + boxes[index].innerCount,
          LayoutPoint(x: boxes[index].frame.x, y: boxes[index].frame.y)
        ))
    }
  }
}
