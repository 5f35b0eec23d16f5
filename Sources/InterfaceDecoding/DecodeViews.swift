import InterfaceModel
import InterfaceSource
import InterfaceTraits
import InterfaceXML

extension DocumentDecoder {
  /// A view with everything inside.
  mutating func view(_ node: Int32, _ kind: ViewKind) -> View {
    noteIfUnknown(node)
    var view = View(
      id: value(node, .id).map { ObjectID($0) }, kind: kind, elementSpelling: spelling(node),
      range: range(node))
    view.key = key(node)
    view.attributes = attributes(node)
    for child in children(of: node) { decode(child, into: &view) }
    return view
  }

  /// A view in a place where only views stand: an unknown element is a plain view there.
  mutating func subview(_ node: Int32) -> View {
    view(node, name(node).flatMap { ViewKind($0) } ?? .other)
  }

  private mutating func decode(_ child: Int32, into view: inout View) {
    let key = key(child)
    switch name(child) {
    case .rect where key == .frame:
      if case .rect(let rect) = propertyValue(child) { view.frame = .rect(rect) }
    case .frame where key == .frameInset:
      if view.frame == nil { view.frame = frameInset(child) }
    case .autoresizingMask: view.autoresizingMask = autoresizingMask(child)
    case .subviews:
      for subview in children(of: child) { view.subviews.append(self.subview(subview)) }
    case .constraints:
      for constraint in children(of: child) { decodeConstraint(constraint, into: &view) }
    case .variation:
      if let variation = variation(child) { view.variations.append(variation) }
    case .connections: view.connections += connections(child)
    case .userDefinedRuntimeAttributes: view.runtimeAttributes = runtimeAttributes(child)
    case .viewLayoutGuide, .keyboardLayoutGuide:
      if let guide = layoutGuide(child) { view.layoutGuides.append(guide) }
    case .prototypes, .cells:
      let isShown = view.attributes[.dataMode] != "static" || view.content == .none
      setRows(.cells(children(of: child).map { subview($0) }), of: child, isShown, &view)
    case .sections:
      let isShown = view.attributes[.dataMode] != "prototypes" || view.content == .none
      setRows(.sections(children(of: child).map { tableViewSection($0) }), of: child, isShown, &view)
    case .segments: view.content = .segments(children(of: child).map { segment($0) })
    case .items: view.content = barContent(child)
    case .gestureRecognizers, .animations: break
    case .string where key == nil, .mutableString where key == nil:
      view.extras.append(element(child))
    default:
      if key != nil, let name = name(child), let kind = ViewKind(name) {
        view.keyedViews.append(self.view(child, kind))
      } else if decodeMetric(child, into: &view.simulatedMetrics) {
        break
      } else if let property = property(child) {
        view.properties.all.append(property)
      } else {
        view.extras.append(element(child))
      }
    }
  }

  /// Keeps the rows of a table view; of prototypes and sections together the data mode chooses.
  private mutating func setRows(
    _ content: ViewContent, of node: Int32, _ isShown: Bool, _ view: inout View
  ) {
    guard xml.nodes[Int(node)].end > node + 1 else { return }
    if isShown {
      view.content = content
    } else {
      view.extras.append(element(node))
    }
  }

  private mutating func frameInset(_ node: Int32) -> StoredFrame {
    let attributes = attributes(node)
    return .insets(
      minX: attributes.number(.minX), maxX: attributes.number(.maxX),
      width: attributes.number(.width), minY: attributes.number(.minY),
      maxY: attributes.number(.maxY), height: attributes.number(.height))
  }

  private mutating func autoresizingMask(_ node: Int32) -> AutoresizingMask {
    let attributes = attributes(node)
    let names: [(AttributeName, AutoresizingMask)] = [
      (.flexibleMinX, .flexibleMinX), (.widthSizable, .widthSizable),
      (.flexibleMaxX, .flexibleMaxX), (.flexibleMinY, .flexibleMinY),
      (.heightSizable, .heightSizable), (.flexibleMaxY, .flexibleMaxY),
    ]
    var mask = AutoresizingMask()
    for (name, option) in names where attributes.flag(name) == true { mask.insert(option) }
    return mask
  }

  mutating func layoutGuide(_ node: Int32) -> LayoutGuide? {
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
    return LayoutGuide(id: id, kind: kind, range: range(node))
  }

  private mutating func tableViewSection(_ node: Int32) -> TableViewSection {
    let attributes = attributes(node)
    var section = TableViewSection(
      id: attributes.object(.id), headerTitle: attributes[.headerTitle],
      footerTitle: attributes[.footerTitle], cells: [], attributes: attributes,
      properties: Properties(), range: range(node))
    for child in children(of: node) {
      if name(child) == .cells {
        section.cells = children(of: child).map { subview($0) }
      } else if let property = property(child) {
        section.properties.all.append(property)
      }
    }
    section.headerTitle = section.headerTitle ?? section.properties.string(.headerTitle)
    section.footerTitle = section.footerTitle ?? section.properties.string(.footerTitle)
    return section
  }

  private mutating func segment(_ node: Int32) -> Segment {
    let attributes = attributes(node)
    var image = attributes[.image].map { _ in imageReference(attributes) }
    for child in children(of: node) where name(child) == .imageReference {
      image = imageReference(self.attributes(child))
    }
    return Segment(
      title: attributes[.title], image: image, width: attributes.number(.width),
      attributes: attributes)
  }

  mutating func runtimeAttributes(_ node: Int32) -> [RuntimeAttribute] {
    var result: [RuntimeAttribute] = []
    for child in children(of: node) {
      let attributes = attributes(child)
      var value = PropertyValue.null
      if let text = attributes[.value] {
        value = attributes[.type] == "boolean" ? .bool(text == "YES") : .string(text)
      }
      for inner in children(of: child) where key(inner) == .value {
        value = propertyValue(inner)
      }
      result.append(
        RuntimeAttribute(
          keyPath: attributes[.keyPath] ?? "", type: attributes[.type] ?? "", value: value,
          range: range(child)))
    }
    return result
  }
}
