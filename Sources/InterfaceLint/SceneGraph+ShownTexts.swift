import InterfaceModel
import InterfaceReading
import InterfaceResolution
import InterfaceSource

extension SceneGraph.View {
  /// The name of the view in findings: its kind, its label in Interface Builder, the first text that
  /// it shows or its class, and its id.
  var spokenName: String {
    ObjectName.text(
      elementName,
      attributes[.userLabel] ?? attributedText ?? shownTexts.first ?? attributes[.customClass],
      id: id?.text)
  }

  /// The texts in the document that the view shows: its own text, its placeholder, and titles of
  /// states.
  var shownTexts: [String] {
    var texts = [AttributeName.text, .title, .placeholder].compactMap { attributes[$0] }
    for property in properties.all {
      switch property.value {
      case .element(let element) where element.name == .state:
        texts += [element.attributes[.title], element.child(.title)?.text].compactMap(\.self)
        if element.child(.attributedTitle) != nil { texts.append("attributed") }
      case .string(let text) where property.key == .text: texts.append(text)
      default: break
      }
    }
    return texts.filter { !$0.isEmpty }
  }

  /// The attributed text that the view shows, or `nil` if there is none.
  private var attributedText: String? {
    for property in properties.all {
      guard case .element(let element) = property.value else { continue }
      let string = property.key == .attributedText ? element : element.child(.attributedTitle)
      let texts = string?.children.compactMap { fragment in
        fragment.attributes[.content] ?? fragment.child(.content)?.text
      }
      if let text = texts?.joined(), !text.isEmpty { return text }
    }
    return nil
  }

  /// Whether the view has an image in any state.
  var showsImage: Bool {
    properties.all.contains { property in
      guard case .element(let element) = property.value, element.name == .state else {
        return false
      }
      return element.attributes[.image] != nil || element.attributes[.backgroundImage] != nil
        || element.children.contains { $0.name == .imageReference }
    }
  }

  /// Whether the document declares an accessibility label, or hides the view from VoiceOver.
  var isDescribedToVoiceOver: Bool {
    if case .element(let accessibility) = properties[.accessibilityConfiguration] {
      if !(accessibility.attributes[.label] ?? "").isEmpty { return true }
      if accessibility.children.contains(where: {
        $0.name == .bool && $0.attributes[.value] == "NO"
      }) {
        return true
      }
    }
    return false
  }
}
