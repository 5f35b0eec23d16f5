import InterfaceComposition
import InterfaceTraits

/// Where the stops of a flow are drawn.
///
/// What a container holds is drawn inside of it, once. Such blocks stand in columns: first what the app starts with, then what
/// segues lead to from there, and so on, so that a way forward leads to the next column. Below stands in the same way what
/// code can ask for, what is held and not shown, and what nothing leads to.
struct FlowPlan {
  /// A stop in its place.
  struct Box {
    let stop: FlowChart.ID
    /// Header, rows and, of a container, what is inside; points.
    var frame: LayoutRect
    /// Contents that are drawn elsewhere: their roles and stops.
    var links: [FlowChart.Content] = []
    /// The place of the first row; rows are links, then ways, all of one height.
    var firstRow: Double { frame.y + FlowPlan.headerHeight }
    /// How many boxes follow that are inside.
    var innerCount = 0
  }

  /// A title above what begins alike.
  struct Title: Equatable {
    let text: String
    let y: Double
  }

  static let boxWidth = 270.0
  static let headerHeight = 40.0
  /// The height of a way's row, which has two lines.
  static let rowHeight = 30.0
  static let padding = 10.0
  private static let gap = 16.0
  private static let columnGap = 90.0
  private static let titleHeight = 34.0

  /// The boxes, outer ones before those inside.
  private(set) var boxes: [Box] = []
  /// The place of each stop among the boxes; nil for stops that are not drawn.
  private(set) var places: [Int?]
  private(set) var titles: [Title] = []
  private(set) var size = LayoutSize(width: 0, height: 0)

  private let chart: FlowChart

  /// A box with all that is inside, before it has a place.
  private struct Block {
    let first: Int
    let column: Int
    /// Where the way starts that led to it first, in its band: the box, and its row; nil where a walk begins.
    let origin: (box: Int, row: Int)?
  }

  init(_ chart: FlowChart) {
    self.chart = chart
    places = chart.stops.map { _ in nil }
    var widths: [Double] = []
    var bands: [(title: String?, blocks: [Block])] = []
    let titles: [(FlowGraph.Beginning, String?)] = [
      (.initial, nil), (.named, "Code can ask for"), (.held, "Held, but not shown here"),
      (.none, "Nothing leads to"),
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
      y = place(band.blocks, columns, from: y) + Self.gap
    }
    size.height = y
  }

  // MARK: Blocks

  /// Adds the block of a stop and those of all that segues lead to, nearer ones first.
  private mutating func addBlocks(from start: FlowChart.ID, to blocks: inout [Block]) {
    guard places[start] == nil else { return }
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
        for (row, way) in chart.stops[box.stop].ways.enumerated() {
          guard let stop = way.stop, places[stop] == nil else { continue }
          blocks.append(
            Block(
              first: boxes.count, column: block.column + 1, origin: (index, box.links.count + row)))
          addBox(stop)
        }
        index += 1
      }
    }
  }

  /// Adds the box of a stop with those inside, as large as they have to be.
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
        guard places[stop] == nil else { continue }
        let index = boxes.count
        places[stop] = index
        boxes.append(Box(stop: stop, frame: .zero))
        steps.append(.close(index))
        // What is held twice is drawn in the first of its containers.
        for content in chart.stops[stop].contents.reversed() where places[content.stop] == nil {
          steps.append(.open(content.stop))
        }
      case .close(let index): measure(index)
      }
    }
    boxes[first].innerCount = boxes.count - first - 1
  }

  /// Says how large a box is whose inner boxes are known, and where these are in it.
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
    let rows = boxes[index].links.count + chart.stops[stop].ways.count
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

  // MARK: Places

  /// Gives the blocks of a band their places, each beside what leads to it as far as there is room.
  ///
  /// - Returns: The lower end of the band.
  private mutating func place(_ blocks: [Block], _ columns: [Double], from top: Double) -> Double {
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
      settle(block.first)
      ends[block.column] = boxes[block.first].frame.maxY + Self.gap
      bottom = max(bottom, boxes[block.first].frame.maxY)
    }
    return bottom
  }

  /// Moves what is inside a box from the box's coordinates to those of the picture.
  private mutating func settle(_ first: Int) {
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
