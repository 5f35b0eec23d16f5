import InterfaceEditing
import InterfaceSource
import InterfaceXML

/// Turns safe areas on: constraints to the top and bottom layout guides of controllers become
/// constraints to the safe area of their views.
enum SafeAreaUpgrade {
  static func proposal(_ document: inout DocumentEditing) -> UpgradeProposal {
    var proposal = UpgradeProposal()
    guard document.isForTouch, !document.isOn("useSafeAreas") else { return proposal }
    let start = document.xml.nodes[0].startTag.start
    guard document.isOn("useAutolayout") else {
      return .left("safe areas require Auto Layout", at: start)
    }
    let references = references(in: document)
    var controllers = 0
    var constraints = 0
    for list in document.xml.nodes.indices where document.name(list) == "layoutGuides" {
      guard let controller = document.xml.nodes[list].parent else { continue }
      switch conversion(of: list, in: Int(controller), references, &document) {
      case .success(let conversion):
        proposal.edits += conversion.edits
        constraints += conversion.constraints
        controllers += 1
      case .failure(let reason):
        proposal.remaining.append(
          .init(offset: document.xml.nodes[list].startTag.start, reason: reason.text))
      }
    }
    // No version of Interface Builder writes a document with both.
    guard proposal.remaining.isEmpty else {
      var left = UpgradeProposal()
      left.remaining = proposal.remaining
      return left
    }
    proposal.edits.append(document.turningOn("useSafeAreas"))
    if let edit = document.requiring("Safe area layout guides", "9.0") {
      proposal.edits.append(edit)
    }
    proposal.changes = [
      controllers == 0
        ? "turned on"
        : "turned on in \(count(controllers, "scene")); \(count(constraints, "constraint")) moved to the safe area"
    ]
    return proposal
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns the attributes that refer to objects, by the object's id.
  private static func references(in document: DocumentEditing) -> [String: [(
    element: Int, name: String
  )]] {
    var references: [String: [(element: Int, name: String)]] = [:]
    let xml = document.xml
    for number in xml.nodes.indices {
      for index in xml.attributes(of: number) {
        let name = xml.names[Int(xml.attributes[index].name)]
        guard name != "id" else { continue }
        references[xml.value(of: index, in: document.file), default: []].append((number, name))
      }
    }
    return references
  }

  private struct Reason: Error {
    var text: String
  }

  private struct Conversion {
    var edits: [SourceEdit] = []
    var constraints = 0
  }

  /// Returns the replacements for the guides of one controller.
  private static func conversion(
    of list: Int, in controller: Int, _ references: [String: [(element: Int, name: String)]],
    _ document: inout DocumentEditing
  ) -> Result<Conversion, Reason> {
    let view = document.xml.children(of: controller).first {
      document.attribute("key", of: $0)?.value == "view"
    }
    guard let view, let viewID = document.attribute("id", of: view)?.value else {
      return .failure(Reason(text: "the view controller has layout guides but no view"))
    }
    var conversion = Conversion()
    var safeArea = document.child("viewLayoutGuide", key: "safeArea", of: view).flatMap {
      document.attribute("id", of: $0)?.value
    }
    if safeArea == nil {
      let id = document.freshID("safeArea \(viewID)")
      safeArea = id
      let element = "<viewLayoutGuide key=\"safeArea\" id=\"\(id)\"/>"
      guard let location = location(ofGuideIn: view, document) else {
        return .failure(Reason(text: "the view controller's view has no contents"))
      }
      conversion.edits.append(document.line(element, after: location))
    }
    for guide in document.xml.children(of: list) {
      guard let id = document.attribute("id", of: guide)?.value else { continue }
      let isTop = document.attribute("type", of: guide)?.value == "top"
      for (element, name) in references[id] ?? [] {
        let side = name == "firstItem" ? "firstAttribute" : "secondAttribute"
        guard document.name(element) == "constraint", name == "firstItem" || name == "secondItem",
          let item = document.attribute(name, of: element),
          let attribute = document.attribute(side, of: element)
        else {
          return .failure(
            Reason(text: "something other than a constraint refers to a layout guide"))
        }
        // The inner edge becomes that of the safe area, the outer edge that of the view.
        let target: String
        switch attribute.value {
        case "bottom" where isTop, "top" where !isTop: target = safeArea ?? viewID
        case "top" where isTop, "bottom" where !isTop: target = viewID
        default:
          return .failure(
            Reason(text: "a constraint uses the \(attribute.value) of a layout guide"))
        }
        conversion.edits.append(.attributeValue(at: item.location.value, target))
        if target != viewID {
          conversion.edits.append(
            .attributeValue(at: attribute.location.value, isTop ? "top" : "bottom"))
        }
        conversion.constraints += 1
      }
    }
    conversion.edits.append(document.removal(of: list))
    return .success(conversion)
  }

  /// Returns the element after which Interface Builder of that time wrote a guide: the constraints,
  /// or the children common to all views.
  private static func location(ofGuideIn view: Int, _ document: DocumentEditing) -> Int? {
    if let constraints = document.child("constraints", of: view) { return constraints }
    let general: Set<String> = ["rect", "autoresizingMask", "subviews", "gestureRecognizers"]
    return document.xml.children(of: view).prefix {
      general.contains(document.name($0))
        || document.attribute("key", of: $0)?.value == "backgroundColor"
        || document.attribute("key", of: $0)?.value == "tintColor"
    }.last
  }
}
