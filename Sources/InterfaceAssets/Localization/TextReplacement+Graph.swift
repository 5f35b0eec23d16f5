import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// The locations of a document's texts, by their `ibtool` keys.
extension TextReplacement {
  /// Replaces the texts of all objects, without other changes.
  mutating func replace(in graph: inout SceneGraph) {
    for index in graph.views.indices { replace(in: &graph.views[index]) }
    for index in graph.controllers.indices { replace(in: &graph.controllers[index]) }
    for index in graph.barItems.indices { replace(in: &graph.barItems[index]) }
    for index in graph.navigationItems.indices { replace(in: &graph.navigationItems[index]) }
    for object in graph.objects { add(object.id) }
  }

  private mutating func replace(in view: inout SceneGraph.View) {
    let id = view.id
    for (name, key) in Self.viewTexts {
      replace(id, name, key, name.spelling, in: &view.attributes, &view.properties)
    }
    replaceName(id, .userLabel, "userLabel", in: &view.attributes)
    replaceName(id, .image, "image", in: &view.attributes)
    replaceName(id, .highlightedImage, "highlightedImage", in: &view.attributes)
    if var text = view.properties.attributedString(.attributedText) {
      let old = text
      replace(&text, id, ["attributedText", "text"])
      if text != old { view.properties.set(.attributedText, .attributedString(text)) }
    }
    if view.kind == .button { replaceButton(id, in: &view.properties) }
    replaceAccessibility(of: id, in: &view.properties)
    replace(id, in: &view.content)
    for index in view.extras.indices where view.extras[index].name == .scopeButtonTitles {
      replaceStrings(id, "scopeButtonTitles", in: &view.extras[index])
    }
  }

  /// The texts that views of any class may have.
  private static let viewTexts: [(AttributeName, PropertyKey?)] = [
    (.text, .text), (.placeholder, .placeholder), (.prompt, nil), (.title, .title),
  ]

  private mutating func replaceButton(_ id: ObjectID?, in properties: inout Properties) {
    let states: [(PropertyKey, String)] = [
      (.normal, "normal"), (.highlighted, "highlighted"), (.selected, "selected"),
      (.disabled, "disabled"),
    ]
    for (key, name) in states {
      guard var state = properties.element(key) else { continue }
      let old = state
      replace(id, .title, .title, name + "Title", in: &state)
      replaceAttributed(
        id, .attributedTitle, [name + "AttributedTitle", name + "Title"], in: &state)
      replaceName(id, .image, name + "Image", in: &state)
      replaceName(id, .backgroundImage, name + "BackgroundImage", in: &state)
      if state != old { properties.set(key, .element(state)) }
    }
    guard var configuration = properties.element(.configuration) else { return }
    let old = configuration
    replace(id, .title, .title, "configuration.title", in: &configuration)
    replace(id, .subtitle, nil, "configuration.subtitle", in: &configuration)
    replaceAttributed(
      id, .attributedTitle, ["configuration.attributedTitle", "configuration.title"],
      in: &configuration)
    replaceName(id, .image, "configuration.image", in: &configuration)
    if configuration != old { properties.set(.configuration, .element(configuration)) }
  }

  /// Replaces the texts for assistive technologies, which are not visible in a layout.
  private mutating func replaceAccessibility(of id: ObjectID?, in properties: inout Properties) {
    guard var element = properties.element(.accessibilityConfiguration) else { return }
    let old = element
    replace(id, .label, nil, "accessibilityLabel", in: &element)
    replace(id, .hint, nil, "accessibilityHint", in: &element)
    if element != old { properties.set(.accessibilityConfiguration, .element(element)) }
  }

  private mutating func replace(_ id: ObjectID?, in content: inout ViewItems) {
    switch content {
    case .segments(var segments):
      let old = segments
      for index in segments.indices {
        replace(&segments[index].title, id, "segmentTitles[\(index)]")
        var name = segments[index].image?.name
        replaceName(&name, id, "segmentImages[\(index)]")
        if let name { segments[index].image?.name = name }
      }
      if segments != old { content = .segments(segments) }
    case .sections(var sections):
      var isChanged = false
      for index in sections.indices {
        let old = (sections[index].headerTitle, sections[index].footerTitle)
        replace(&sections[index].headerTitle, sections[index].id, "headerTitle")
        replace(&sections[index].footerTitle, sections[index].id, "footerTitle")
        if old != (sections[index].headerTitle, sections[index].footerTitle) { isChanged = true }
      }
      if isChanged { content = .sections(sections) }
    case .none, .cells, .barItems, .navigationItems: break
    }
  }

  private mutating func replace(in controller: inout SceneGraph.Controller) {
    replace(
      controller.id, .title, .title, "title", in: &controller.attributes, &controller.properties)
  }

  private mutating func replace(in item: inout SceneGraph.NavigationItem) {
    replace(&item.title, item.id, "title")
    replace(&item.prompt, item.id, "prompt")
    replaceAccessibility(of: item.id, in: &item.properties)
  }

  private mutating func replace(in item: inout SceneGraph.BarItem) {
    replace(&item.title, item.id, "title")
    var name = item.image?.name
    replaceName(&name, item.id, "image")
    if let name { item.image?.name = name }
    replaceName(item.id, .landscapeImage, "landscapeImage", in: &item.attributes)
    replaceName(item.id, .selectedImage, "selectedImage", in: &item.attributes)
    replaceAccessibility(of: item.id, in: &item.properties)
  }
}
