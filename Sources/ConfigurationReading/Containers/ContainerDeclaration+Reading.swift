import InterfaceTraits
import StructuredData

extension ContainerDeclaration {
  /// Reads the value of one key of a declaration.
  mutating func read(_ member: StructuredValue.Member, _ reader: inout ConfigurationReader) {
    let value = member.value
    switch member.name {
    case "overrides":
      overrides = reader.elements(of: value, "'overrides'").compactMap {
        Override($0, &reader)
      }
    case "collapse": collapse = reader.choice(value, "column", of: Column.self)
    case "primaryAfterCollapse": primaryAfterCollapse = reader.controller(value)
    case "primaryAfterExpand": primaryAfterExpand = reader.controller(value)
    case "expand":
      expand =
        value.text == "keep" ? .keep : reader.controller(value).map { .controller($0) }
    case "stack": stack = Self.stack(value, &reader)
    case "selected": selected = Self.selection(value, &reader)
    case "displayMode": displayMode = reader.choice(value, "display mode", of: DisplayMode.self)
    case "adaptive": adaptive = Adaptation(value, &reader)
    case "frame": frame = FrameExpression(value, &reader)
    case "dims": dims = reader.bool(value, "'dims'")
    case "slots": slots = reader.fillings(value, "'slots'")
    case "implements":
      implements = Set(
        (value.array ?? [value]).compactMap { Action($0, &reader) })
    case "detents":
      detents = (value.array ?? [value]).compactMap { Detent($0, &reader) }
    case "presents":
      presents = reader.elements(of: value, "'presents'").compactMap { Presented($0, &reader) }
    case "hidesBackButton": hidesBackButton = reader.bool(value, "'hidesBackButton'")
    default: break
    }
  }

  private static func stack(
    _ value: StructuredValue, _ reader: inout ConfigurationReader
  ) -> [Controller]? {
    let elements = reader.elements(of: value, "'stack'")
    if value.array?.isEmpty == true {
      reader.report(
        .configurationInvalidValue, at: value.range,
        "a navigation controller needs at least one controller")
    }
    let controllers = elements.compactMap { reader.controller($0) }
    // A stack without one of its controllers would be a different stack.
    return controllers.isEmpty || controllers.count < elements.count ? nil : controllers
  }

  private static func selection(
    _ value: StructuredValue, _ reader: inout ConfigurationReader
  ) -> Selection? {
    guard let number = value.number else {
      return reader.controller(value).map { .controller($0) }
    }
    guard let index = Int(exactly: number), (0..<100).contains(index) else {
      reader.report(
        .configurationInvalidValue, at: value.range,
        "'selected' is neither the index of a child, starting at 0, nor a controller")
      return nil
    }
    return .index(index)
  }
}

extension ContainerDeclaration.Override {
  /// Reads traits for child controllers, or returns `nil` if there are no traits or the condition
  /// is invalid.
  fileprivate init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(
      of: value, "an entry of 'overrides'", keys: ["child", "override", "when"])
    guard let first = members.first else { return nil }
    location = reader.location(first.nameRange)
    children = .all
    condition = .always
    traits = TraitCollection()
    guard let override = members.first(where: { $0.name == "override" }) else {
      reader.report(
        .configurationInvalidValue, at: first.nameRange,
        "the entry needs 'override'")
      return nil
    }
    traits = reader.traits(override.value, "'override'")
    for member in members {
      switch member.name {
      case "child":
        guard
          let name = reader.locatedName(member.value, "the id or the class of a child, or 'all'")
        else { return nil }
        if name.text != "all" { children = .named(name) }
      case "when":
        guard let condition = reader.condition(member.value, designs: reader.designNames) else {
          return nil
        }
        self.condition = condition
      default: break
      }
    }
  }
}

extension ContainerDeclaration.Adaptation {
  /// Reads a style, `none`, or `{navigation: done}` with or without a style.
  fileprivate init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    style = nil
    wrapsInNavigation = false
    if value.members == nil {
      guard let style = reader.choice(value, "presentation style", of: PresentationStyle.self)
      else { return nil }
      self.style = style
      return
    }
    let members = reader.members(of: value, "'adaptive'", keys: ["style", "navigation"])
    if value.members?.isEmpty == true {
      reader.report(
        .configurationInvalidValue, at: value.range,
        "expected a style, 'none' or {navigation: done}")
    }
    guard !members.isEmpty else { return nil }
    for member in members {
      if member.name == "style" {
        guard
          let style = reader.choice(
            member.value, "presentation style", of: PresentationStyle.self)
        else { return nil }
        self.style = style
      } else {
        guard reader.keyword(member.value, "value of 'navigation'", among: ["done"]) != nil else {
          return nil
        }
        wrapsInNavigation = true
      }
    }
  }
}
