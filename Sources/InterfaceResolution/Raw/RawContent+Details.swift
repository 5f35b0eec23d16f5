import InterfaceModel
import InterfaceSource

extension RawContent {
  /// The values that only some classes of views have: sections, segments and items.
  package var details: [RawValue.Member] {
    switch content {
    case .none, .cells: []
    case .sections(let sections): [.init("sections", .list(sections.map { RawValue($0) }))]
    case .segments(let segments): [.init("segments", .list(segments.map { RawValue($0) }))]
    case .barItems(let items): [.init("items", .list(items.map { RawValue($0) }))]
    case .navigationItems(let items):
      [.init("navigationItems", .list(items.map { RawValue($0) }))]
    }
  }
}

extension RawValue {
  fileprivate init(_ section: TableViewSection) {
    var members: [Member] = []
    members.add("id", section.id?.text)
    members.add("headerTitle", section.headerTitle)
    members.add("footerTitle", section.footerTitle)
    self = .object(members)
  }

  fileprivate init(_ segment: Segment) {
    var members: [Member] = []
    members.add("title", segment.title)
    if let image = segment.image { members.append(Member("image", RawValue(image))) }
    members.add("width", segment.width)
    self = .object(members)
  }

  fileprivate init(_ item: BarItem) {
    var members: [Member] = []
    members.add("id", item.id?.text)
    members.add("key", item.key?.spelling)
    members.add("title", item.title)
    members.add("systemItem", item.systemItem)
    if let image = item.image { members.append(Member("image", RawValue(image))) }
    members.add("customView", item.customView?.id?.text)
    self = .object(members)
  }

  fileprivate init(_ item: NavigationItem) {
    var members: [Member] = []
    members.add("id", item.id?.text)
    members.add("title", item.title)
    members.add("prompt", item.prompt)
    let items = item.items + item.leftItems + item.rightItems
    members.append(Member("items", .list(items.map { RawValue($0) })))
    self = .object(members)
  }
}
