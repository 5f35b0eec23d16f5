import InterfaceModel
import InterfaceSource
import InterfaceTraits

/// A resolved scene as indented lines: views, guides and constraints, one each.
package enum ResolvedDump {
  /// Returns the dump of one scene.
  package static func text(of scene: ResolvedScene) -> String {
    var dumper = ResolvedDumper(scene: scene)
    dumper.dump()
    return dumper.lines.text
  }
}

/// A writer of a resolved scene's dump.
package struct ResolvedDumper {
  let scene: ResolvedScene
  var lines = DumpText()

  package init(scene: ResolvedScene) {
    self.scene = scene
  }

  mutating func dump() {
    var title = "scene \(scene.id)"
    if let kind = scene.controllerKind { title += " \(kind)" }
    if let controller = scene.controller { title += " \(controller)" }
    lines.add(title, at: 0)
    lines.add("views", at: 1)
    var depths: Table<ResolvedView, Int> = []
    for view in scene.views {
      let depth = view.superview.map { depths[$0] + 1 } ?? 2
      depths.append(depth)
      lines.add(description(view), at: depth)
      lines.add(description(view.layout, view.content.stackView), at: depth + 2)
      for property in view.raw.properties.all {
        var dumper = DocumentDumper()
        dumper.depth = depth + 2
        var property = property
        property.value = view.raw.colors.matched(property.value)
        dumper.dump(Properties([property]))
        lines.append(dumper.lines)
      }
    }
    if !scene.guides.isEmpty { lines.add("guides", at: 1) }
    for guide in scene.guides {
      lines.add("\(guide.kind) \(guide.id) of \(name(guide.owner))", at: 2)
    }
    if !scene.constraints.isEmpty { lines.add("constraints", at: 1) }
    for constraint in scene.constraints { lines.add(description(constraint), at: 2) }
  }

  /// Returns the id of a view, or its index in the list if it has no id.
  package func name(_ index: ViewIndex) -> String {
    scene.views[index].id?.text ?? "#\(index.index)"
  }

  private func description(_ view: ResolvedView) -> String {
    var text = "\(view.elementName)\(DocumentDumper.description(view.id)) \(view.role)"
    if let owner = view.owner { text += " of \(owner)" }
    if let frame = view.storedFrame { text += " stored \(DocumentDumper.description(frame))" }
    if let image = view.namedImage {
      text += " image \(DumpText.quoted(image.name))"
      if let size = image.size { text += " \(DocumentDumper.description(size))" }
    }
    return text + DocumentDumper().description(view.raw.attributes)
  }

  private func description(_ layout: LayoutProperties, _ stack: ViewContent.StackView?) -> String {
    var text = layout.usesConstraints ? "by constraints" : "by autoresizing"
    if layout.isFixedFrame { text += " fixed" }
    if layout.isHidden { text += " hidden" }
    if layout.isArranged { text += " arranged" }
    text +=
      " hugging \(description(layout.hugging)) resisting \(description(layout.compressionResistance))"
    if let stack {
      text += " stack \(stack.axis) \(stack.distribution.rawValue) \(stack.alignment.rawValue)"
      text += " spacing \(DumpText.number(stack.spacing))"
    }
    return text
  }

  private func description(_ pair: AxisPair<Double>) -> String {
    "\(DumpText.number(pair.horizontal))/\(DumpText.number(pair.vertical))"
  }

  /// Returns a constraint as text, such as `c01: a.leading = 2 × b.trailing + 8 @750`.
  package func description(_ constraint: ResolvedConstraint) -> String {
    var text = "\(constraint.id?.text ?? "?"): "
    text += "\(description(constraint.first)).\(constraint.firstAttribute.rawValue)"
    text += " \(DocumentDumper.symbol(constraint.relation)) "
    let number = DumpText.number(constraint.constant)
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { text += "\(DumpText.number(constraint.multiplier)) × " }
      text += "\(description(second)).\(attribute.rawValue)"
      if constraint.constant != 0 { text += " + \(number)" }
    } else {
      text += number
    }
    if constraint.priority != 1000 { text += " @\(DumpText.number(constraint.priority))" }
    if constraint.isPlaceholder { text += " placeholder" }
    return text
  }

  private func description(_ item: ConstraintItem) -> String {
    switch item {
    case .view(let index): name(index)
    case .guide(let index): scene.guides[index].id.text
    }
  }
}
