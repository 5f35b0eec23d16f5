import ConfigurationReading
import InterfaceModel
import InterfaceSource
import InterfaceTraits

/// The application of overrides to a view's attributes and properties.
struct OverrideApplication {
  let kind: ViewKind
  var attributes: Attributes
  var properties: Properties
  var margins: ExplicitMargins
  /// The dimensions of the intrinsic content size that overrides set.
  var intrinsicSize = AxisPair<PlaceholderExtent>(horizontal: .absent, vertical: .absent)

  /// Applies the changes that runtime attributes make.
  mutating func apply(_ changes: [ViewOverride.Change]) {
    for change in changes { apply(change) }
  }

  /// Applies the changes of the view.
  mutating func apply(_ overrides: ViewOverrides.View) {
    for change in overrides.changes { apply(change.change) }
    let set = Set(overrides.changes.map(\.name))
    for change in overrides.appearance
    where !set.contains(change.name) && !isExplicit(change.change) {
      apply(change.change)
    }
  }

  private mutating func apply(_ change: ViewOverride.Change) {
    switch change {
    case .intrinsicSize(let width, let height):
      intrinsicSize = AxisPair(
        horizontal: PlaceholderExtent(width), vertical: PlaceholderExtent(height))
    case .padding(let insets, let isDirectional): pad(insets, isDirectional)
    case .image(let image): setImage(image)
    case .backgroundImage(let image): setBackgroundImage(image)
    case .text(let text): kind == .button ? setTitle(text) : setText(text, .text, .text)
    case .title(let title): kind == .button ? setTitle(title) : set(.title, title)
    case .placeholder(let text): setText(text, .placeholder, .placeholder)
    case .attribute(let name, let value): set(name, value)
    case .property(let key, let value): set(key, value)
    }
  }

  /// Returns whether the document itself declares the property that a change sets.
  private func isExplicit(_ change: ViewOverride.Change) -> Bool {
    switch change {
    case .intrinsicSize: false
    case .padding: properties[.layoutMargins] != nil || properties[.contentEdgeInsets] != nil
    case .image:
      kind == .button
        ? normal.map { $0.attributes[.image] != nil || $0.child(.image) != nil } ?? false
        : attributes[.image] != nil || properties[.image] != nil
    case .backgroundImage:
      kind == .button
        ? normal?.attributes[.backgroundImage] != nil : attributes[.background] != nil
    case .text:
      attributes[.text] != nil || properties[.text] != nil || properties[.attributedText] != nil
        || normal?.attributes[.title] != nil
    case .title: attributes[.title] != nil || normal?.attributes[.title] != nil
    case .placeholder: attributes[.placeholder] != nil || properties[.placeholder] != nil
    case .attribute(let name, _): attributes[name] != nil
    case .property(let key, _):
      Self.isOfState(key, kind) ? normal?.child(key) != nil : properties[key] != nil
    }
  }

  // MARK: Setting

  private mutating func set(_ name: AttributeName, _ value: String?) {
    guard let value else {
      attributes.known.removeAll { $0.name == name }
      return
    }
    attributes.override(
      with: Attributes(known: [Attribute(name: name, value: value, range: .start)]))
  }

  private mutating func set(_ key: PropertyKey, _ value: PropertyValue?) {
    if Self.isOfState(key, kind) {
      var color: Color?
      if case .color(let known) = value { color = known }
      editNormal { state in
        state.children.removeAll { $0.key == key }
        if let color { state.children.append(Element(color, key: key)) }
      }
      return
    }
    guard let value else {
      properties.all.removeAll { $0.key == key }
      return
    }
    let new = Properties([Property(key: key, value: value, range: .start)])
    properties.override(with: new)
    margins.apply(new)
  }

  private mutating func setText(_ text: String?, _ name: AttributeName, _ key: PropertyKey) {
    set(name, text)
    properties.all.removeAll { $0.key == key || $0.key == .attributedText && key == .text }
  }

  private mutating func pad(_ insets: LayoutInsets, _ isDirectional: Bool) {
    if kind == .button {
      set(.contentEdgeInsets, .insets(insets))
    } else if isDirectional {
      set(.layoutMargins, nil)
      set(.directionalLayoutMargins, .directionalInsets(insets))
    } else {
      set(.layoutMargins, .insets(insets))
    }
  }

  // MARK: Images

  private mutating func setImage(_ image: ViewOverride.Image?) {
    guard kind != .button else {
      return editNormal { state in
        state.attributes.known.removeAll { $0.name == .image || $0.name == .catalog }
        state.children.removeAll { $0.key == .image }
        state.set(image, .image)
      }
    }
    attributes.known.removeAll { $0.name == .image || $0.name == .catalog }
    properties.all.removeAll { $0.key == .image }
    guard let reference = image.flatMap({ ImageReference($0) }) else { return }
    properties.override(
      with: Properties([Property(key: .image, value: .image(reference), range: .start)]))
  }

  private mutating func setBackgroundImage(_ image: ViewOverride.Image?) {
    guard kind == .button else {
      return set(.background, image.flatMap { ImageReference($0)?.name })
    }
    editNormal { state in
      state.attributes.known.removeAll { $0.name == .backgroundImage }
      state.set(image, .backgroundImage)
    }
  }

  // MARK: Buttons

  /// Returns whether a property belongs to a button's state.
  private static func isOfState(_ key: PropertyKey, _ kind: ViewKind) -> Bool {
    kind == .button && (key == .titleColor || key == .titleShadowColor)
  }

  /// The normal state of a button, or `nil` if the document does not declare it.
  private var normal: Element? { properties.element(.normal) }

  private mutating func editNormal(_ body: (inout Element) -> Void) {
    edit(
      normal
        ?? Element(
          name: .state, spelling: "state", key: .normal, attributes: Attributes(), children: [],
          text: nil, range: .start), .normal, body)
  }

  private mutating func edit(
    _ element: Element, _ key: PropertyKey, _ body: (inout Element) -> Void
  ) {
    var element = element
    body(&element)
    properties.override(
      with: Properties([Property(key: key, value: .element(element), range: .start)]))
  }

  private mutating func setTitle(_ title: String?) {
    func change(_ element: inout Element) {
      element.attributes.known.removeAll { $0.name == .title }
      element.children.removeAll { $0.key == .title || $0.key == .attributedTitle }
      if let title {
        element.attributes.known.append(Attribute(name: .title, value: title, range: .start))
      }
    }
    editNormal(change)
    if let configuration = properties.element(.configuration) {
      edit(configuration, .configuration, change)
    }
  }
}

extension PlaceholderExtent {
  fileprivate init(_ extent: ViewOverride.Extent) {
    switch extent {
    case .own: self = .absent
    case .none: self = .none
    case .length(let length): self = .length(length)
    }
  }
}

extension ImageReference {
  /// Creates the image that an override sets, or returns `nil` if there is none.
  fileprivate init?(_ image: ViewOverride.Image) {
    switch image {
    case .none: return nil
    case .asset(let name): self.init(name: name, isSymbol: false)
    case .symbol(let name): self.init(name: name, isSymbol: true)
    }
  }
}

extension Element {
  /// Sets an image, or removes it.
  fileprivate mutating func set(_ image: ViewOverride.Image?, _ name: AttributeName) {
    guard let reference = image.flatMap({ ImageReference($0) }) else { return }
    attributes.known.append(Attribute(name: name, value: reference.name, range: .start))
    if reference.isSymbol {
      attributes.known.append(Attribute(name: .catalog, value: "system", range: .start))
    }
  }

  /// Creates a color property as documents declare it.
  fileprivate init(_ color: Color, key: PropertyKey) {
    var known: [Attribute] = []
    func add(_ name: AttributeName, _ value: String) {
      known.append(Attribute(name: name, value: value, range: .start))
    }
    switch color.name {
    case .system(let name): add(.systemColor, name)
    case .asset(let name): add(.name, name)
    default: break
    }
    if case .rgb(let red, let green, let blue, let alpha) = color.components {
      add(.red, "\(red)")
      add(.green, "\(green)")
      add(.blue, "\(blue)")
      add(.alpha, "\(alpha)")
      add(.colorSpace, "custom")
      add(.customColorSpace, "sRGB")
    }
    self.init(
      name: .color, spelling: "color", key: key, attributes: Attributes(known: known),
      children: [], text: nil, range: .start)
  }
}
