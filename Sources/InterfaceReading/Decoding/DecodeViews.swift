import InterfaceModel
import InterfaceSource
import InterfaceTraits

extension DocumentDecoder {
  /// Returns a view with its descendants.
  mutating func view(_ node: Int32, _ kind: ViewKind) -> View {
    var view = View(
      id: value(node, .id).map { ObjectID($0) }, kind: kind, elementName: spelling(node),
      range: range(node))
    view.key = key(node)
    view.attributes = attributes(node)
    for child in children(of: node) { decode(child, into: &view) }
    return view
  }

  /// Returns a view at a position where only views are allowed: an unknown element is a plain view
  /// there.
  mutating func subview(_ node: Int32) -> View {
    view(node, name(node).flatMap { ViewKind($0) } ?? .other)
  }

  private mutating func decode(_ child: Int32, into view: inout View) {
    let key = key(child)
    switch name(child) {
    case _ where isRejected(child): view.extras.append(element(child))
    case .rect where key == .frame:
      if case .rect(let rect) = propertyValue(child) { view.frame = .rect(rect) }
    case .frame where key == .frameInset:
      if view.frame == nil {
        view.frame = frameInset(child)
      } else {
        view.extras.append(element(child))
      }
    case .autoresizingMask where view.autoresizingMask == nil:
      view.autoresizingMask = autoresizingMask(child)
    case .subviews:
      view.subviews += views(in: child, &view.extras)
    case .constraints:
      for constraint in children(of: child) { decodeConstraint(constraint, into: &view) }
    case .variation:
      decodeVariation(child, &view.variations, &view.extras)
    case .connections: view.connections += connections(child, &view.extras)
    case .userDefinedRuntimeAttributes:
      view.runtimeAttributes += runtimeAttributes(child, &view.extras)
    case .viewLayoutGuide, .viewLayoutMarginsGuide, .keyboardLayoutGuide:
      if let guide = layoutGuide(child) {
        view.layoutGuides.append(guide)
      } else {
        view.extras.append(element(child))
      }
    case .prototypes, .cells:
      let isShown = view.attributes[.dataMode] != "static" || view.content == .none
      setRows(child, isShown, &view)
    case .sections:
      let isShown = view.attributes[.dataMode] != "prototypes" || view.content == .none
      setRows(child, isShown, &view)
    case .segments where view.content == .none:
      view.content = .segments(children(of: child).map { segment($0) })
    case .items where view.content == .none: view.content = barContent(child)
    case .gestureRecognizers where isEmpty(child), .animations where isEmpty(child):
      // These markers have no meaning: Interface Builder always writes them empty.
      break
    default:
      if isKeyed(child), let name = name(child), let kind = ViewKind(name) {
        view.keyedViews.append(self.view(child, kind))
      } else if decodeMetric(child, into: &view.simulatedMetrics) {
        break
      } else if let property = property(child, key), view.properties.add(property) {
        break
      } else {
        view.extras.append(element(child))
      }
    }
  }

  /// Stores the rows of a table view; if there are both prototypes and sections, the data mode
  /// selects one of them.
  private mutating func setRows(_ node: Int32, _ isShown: Bool, _ view: inout View) {
    guard !isEmpty(node) else { return }
    guard isShown else {
      view.extras.append(element(node))
      return
    }
    guard name(node) == .sections else {
      view.content = .cells(views(in: node, &view.extras))
      return
    }
    var sections: [TableViewSection] = []
    for child in children(of: node) {
      if isRejected(child) {
        view.extras.append(element(child))
      } else {
        sections.append(tableViewSection(child))
      }
    }
    view.content = .sections(sections)
  }

  /// Returns the views of a list, and appends invalid elements to `extras`.
  private mutating func views(in list: Int32, _ extras: inout [Element]) -> [View] {
    var views: [View] = []
    for child in children(of: list) {
      if isRejected(child) {
        extras.append(element(child))
      } else {
        views.append(subview(child))
      }
    }
    return views
  }

  private func frameInset(_ node: Int32) -> StoredFrame {
    let attributes = attributes(node)
    return .insets(
      minX: attributes.number(.minX), maxX: attributes.number(.maxX),
      width: attributes.number(.width), minY: attributes.number(.minY),
      maxY: attributes.number(.maxY), height: attributes.number(.height))
  }

  private func autoresizingMask(_ node: Int32) -> AutoresizingMask {
    var mask = AutoresizingMask()
    func insert(_ name: AttributeName, _ option: AutoresizingMask) {
      if value(node, name) == "YES" { mask.insert(option) }
    }
    insert(.flexibleMinX, .flexibleMinX)
    insert(.widthSizable, .widthSizable)
    insert(.flexibleMaxX, .flexibleMaxX)
    insert(.flexibleMinY, .flexibleMinY)
    insert(.heightSizable, .heightSizable)
    insert(.flexibleMaxY, .flexibleMaxY)
    return mask
  }

  /// Returns a layout guide, or `nil` if it has no id, so that nothing can refer to it.
  func layoutGuide(_ node: Int32) -> LayoutGuide? {
    let attributes = attributes(node)
    guard let id = attributes.object(.id) else { return nil }
    let kind: LayoutGuide.Kind =
      switch attributes[.key] ?? attributes[.type] {
      case "safeArea": .safeArea
      case "contentLayoutGuide": .contentLayoutGuide
      case "frameLayoutGuide": .frameLayoutGuide
      case "keyboard": .keyboard
      case "top": .top
      case "bottom": .bottom
      default: .other
      }
    return LayoutGuide(
      id: id, kind: kind, range: range(node), attributes: attributes,
      extras: children(of: node).map { element($0) })
  }

  private mutating func tableViewSection(_ node: Int32) -> TableViewSection {
    let attributes = attributes(node)
    var section = TableViewSection(
      id: attributes.object(.id), headerTitle: attributes[.headerTitle],
      footerTitle: attributes[.footerTitle], cells: [], attributes: attributes,
      properties: Properties(), range: range(node))
    for child in children(of: node) {
      if name(child) == .cells, !isRejected(child) {
        section.cells += views(in: child, &section.extras)
      } else if !isRejected(child), let property = property(child), section.properties.add(property)
      {
        continue
      } else {
        section.extras.append(element(child))
      }
    }
    section.headerTitle = section.headerTitle ?? section.properties.string(.headerTitle)
    section.footerTitle = section.footerTitle ?? section.properties.string(.footerTitle)
    return section
  }

  private func segment(_ node: Int32) -> Segment {
    let attributes = attributes(node)
    var segment = Segment(
      title: attributes[.title], image: attributes[.image].map { _ in ImageReference(attributes) },
      width: attributes.number(.width), attributes: attributes)
    for child in children(of: node) {
      switch name(child) {
      case _ where isRejected(child): segment.extras.append(element(child))
      case .imageReference where key(child) == .image:
        segment.image = ImageReference(self.attributes(child))
      case .string where key(child) == .title: segment.title = stringContent(child)
      default: segment.extras.append(element(child))
      }
    }
    return segment
  }

  /// Returns the runtime attributes of a list, and appends other elements to `extras`.
  func runtimeAttributes(_ node: Int32, _ extras: inout [Element]) -> [RuntimeAttribute] {
    var result: [RuntimeAttribute] = []
    for child in children(of: node) {
      let attributes = attributes(child)
      guard name(child) == .userDefinedRuntimeAttribute, let type = attributes[.type],
        let keyPath = attributes[.keyPath]
      else {
        extras.append(element(child))
        continue
      }
      var value = PropertyValue.null
      if let text = attributes[.value] {
        value = type == "boolean" ? .bool(text == "YES") : .string(text)
      }
      if let inner = children(of: child).first(where: { key($0) == .value }) {
        value = propertyValue(inner)
      }
      result.append(
        RuntimeAttribute(
          keyPath: keyPath, type: type, value: value,
          range: range(child), attributes: attributes))
    }
    return result
  }
}
