import InterfaceSource
import InterfaceTraits

extension DocumentDumper {
  mutating func dump(_ view: View) {
    let key = view.attributes[.key].map { "\($0): " } ?? ""
    let name = view.kind == .other ? "?\(view.elementName)" : view.elementName
    line("\(key)\(name)\(Self.description(view.id))\(description(view.attributes))")
    indented {
      if let frame = view.frame { $0.line("frame \(Self.description(frame))") }
      if let mask = view.autoresizingMask { $0.line("autoresizing\(Self.description(mask))") }
      $0.dump(view.simulatedMetrics)
      $0.dump(view.properties)
      for attribute in view.runtimeAttributes { $0.dump(attribute) }
      for guide in view.layoutGuides { $0.dump(guide) }
      $0.dump(view.content)
      for subview in view.keyedViews { $0.dump(subview) }
      for subview in view.subviews { $0.dump(subview) }
      for constraint in view.constraints { $0.dump(constraint) }
      for variation in view.variations { $0.dump(variation) }
      for connection in view.connections { $0.dump(connection) }
      $0.dump(view.extras)
    }
  }

  mutating func dump(_ guide: LayoutGuide) {
    line("guide \(guide.kind) \(guide.id)")
    indented { $0.dump(guide.extras) }
  }

  private mutating func dump(_ content: ViewItems) {
    switch content {
    case .none: break
    case .cells(let cells):
      line("cells")
      indented {
        for cell in cells { $0.dump(cell) }
      }
    case .sections(let sections):
      for section in sections { dump(section) }
    case .segments(let segments):
      for segment in segments { dump(segment) }
    case .barItems(let items):
      line("items")
      indented {
        for item in items { $0.dump(item) }
      }
    case .navigationItems(let items):
      line("items")
      indented {
        for item in items { $0.dump(item) }
      }
    }
  }

  private mutating func dump(_ section: TableViewSection) {
    var text = "section\(Self.description(section.id))"
    if let title = section.headerTitle { text += " header \(DumpText.quoted(title))" }
    if let title = section.footerTitle { text += " footer \(DumpText.quoted(title))" }
    line(text + description(section.attributes, without: [.headerTitle, .footerTitle]))
    indented {
      for cell in section.cells { $0.dump(cell) }
      $0.dump(section.properties)
      $0.dump(section.extras)
    }
  }

  private mutating func dump(_ segment: Segment) {
    line("segment\(description(segment.attributes))")
    indented {
      if let title = segment.title, segment.attributes[.title] == nil {
        $0.line("title \(DumpText.quoted(title))")
      }
      if let image = segment.image { $0.line(Self.description(image)) }
      $0.dump(segment.extras)
    }
  }

  mutating func dump(_ constraint: LayoutConstraint) {
    line(Self.description(constraint))
    indented {
      for variation in constraint.variations { $0.dump(variation) }
      $0.dump(constraint.extras)
    }
  }

  /// Returns a constraint as text, such as `constraint c01: a.leading = 2 × b.trailing + 8 @750`.
  private static func description(_ constraint: LayoutConstraint) -> String {
    var text = "constraint\(description(constraint.id)): "
    text += "\(constraint.firstItem?.text ?? "owner").\(constraint.firstAttribute.rawValue)"
    text += " \(symbol(constraint.relation)) "
    let number = DumpText.number(constraint.constant)
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(DumpText.number(constraint.multiplier)) × " }
      text += "\(second).\(constraint.secondAttribute?.rawValue ?? "?")"
      if constraint.constant != 0 { text += " + \(number)" }
    } else {
      text += number
    }
    if constraint.priority != 1000 { text += " @\(DumpText.number(constraint.priority))" }
    if constraint.isPlaceholder { text += " placeholder" }
    return text
  }

  /// Returns the symbol of a relation.
  package static func symbol(_ relation: LayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  private mutating func dump(_ variation: Variation) {
    line("variation \(variation.key.spelling)\(description(variation.attributes))")
    indented {
      for mask in variation.masks {
        let entries = mask.entries.map { ($0.isInstalled ? " +" : " -") + $0.reference.text }
        $0.line("\(mask.kind)\(entries.joined())")
      }
      $0.dump(variation.properties)
      $0.dump(variation.extras)
    }
  }
}
