import InterfaceModel
import InterfaceSource
import InterfaceTraits
import InterfaceXML

extension DocumentDecoder {
  /// Returns the document of the root element, or `nil` if the file is not supported.
  mutating func document() -> Document? {
    guard !xml.nodes.isEmpty else { return nil }
    let root: Int32 = 0
    guard name(root) == .document else {
      report(.notADocument(spelling(root), at: range(root)))
      return nil
    }
    let attributes = attributes(root)
    guard let (kind, runtime) = documentType(attributes) else { return nil }
    checkVocabulary()
    var version = ToolsVersionNumber(major: 0, minor: 0)
    if let attribute = attributes.attribute(.toolsVersion) {
      if let parsed = ToolsVersionNumber(attribute.value) {
        version = parsed
      } else {
        report(.badToolsVersion(attribute))
      }
    }
    var document = Document(
      kind: kind, runtime: runtime, attributes: attributes, range: range(root),
      toolsVersion: version)
    document.hasRuntimeAttributes = elementNames.contains(.userDefinedRuntimeAttribute)
    for child in children(of: root) { decode(child, into: &document) }
    return document
  }

  private mutating func documentType(
    _ attributes: Attributes
  ) -> (Document.Kind, Document.Runtime)? {
    let type = attributes[.type] ?? ""
    let range = attributes.attribute(.type)?.range ?? range(0)
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB":
      return (.storyboard, targetRuntime(attributes))
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return (.xib, targetRuntime(attributes))
    case "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB": return (.xib, .iPad)
    case "com.apple.InterfaceBuilder.AppleTV.Storyboard": return (.storyboard, .tvOS)
    case "com.apple.InterfaceBuilder.AppleTV.XIB": return (.xib, .tvOS)
    case "com.apple.InterfaceBuilder3.Cocoa.XIB",
      "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB":
      reportForeign("macOS", at: range)
    case "com.apple.InterfaceBuilder.WatchKit.Storyboard":
      reportForeign("watchOS", at: range)
    default:
      report(.unsupportedType(type, at: range))
    }
    return nil
  }

  private mutating func reportForeign(_ system: String, at range: SourceRange) {
    foreignSystem = system
    report(.foreignRuntime(system, at: range))
  }

  private mutating func targetRuntime(_ attributes: Attributes) -> Document.Runtime {
    guard let attribute = attributes.attribute(.targetRuntime) else { return .iOS }
    if let runtime = Document.Runtime(rawValue: attribute.value) { return runtime }
    report(.unknownTargetRuntime(attribute))
    return .iOS
  }

  private mutating func decode(_ child: Int32, into document: inout Document) {
    switch name(child) {
    case .device where document.device == nil && attributeIndex(child, .id) != nil:
      document.device = device(child)
    case .scenes where document.kind == .storyboard:
      for scene in children(of: child) {
        if name(scene) == .scene {
          document.scenes.append(self.scene(scene))
        } else {
          document.extras.append(element(scene))
        }
      }
    case .objects where document.kind == .xib: document.objects += topLevelObjects(child)
    case .scenes, .objects:
      // None of it is decoded: objects that are looked up by their index are either scenes or
      // objects.
      report(.contentOfOtherKind(spelling(child), in: document.kind, at: range(child)))
    case .resources: decodeResources(child, into: &document.resources)
    case .designables: decodeDesignables(child, into: &document)
    case .simulatedMetricsContainer:
      for metric in children(of: child) {
        if !decodeDefaultMetric(metric, into: &document.defaultMetrics) {
          document.extras.append(element(metric))
        }
      }
    case .inferredMetricsTieBreakers:
      for segue in children(of: child) {
        if let reference = attributes(segue).attribute(.reference) {
          document.tieBreakerReferences.append(reference)
        } else {
          document.extras.append(element(segue))
        }
      }
    default: document.extras.append(element(child))
    }
  }

  private func device(_ node: Int32) -> CanvasDevice {
    let attributes = attributes(node)
    var layout = attributes[.layout]
    for child in children(of: node) where name(child) == .adaptation {
      layout = layout ?? value(child, .id)
    }
    return CanvasDevice(
      id: attributes[.id] ?? "", isLandscape: attributes[.orientation] == "landscape",
      layout: layout == "fullscreen" || layout == "light" || layout == "dark" ? nil : layout,
      isDark: attributes[.appearance] == "dark",
      idRange: attributes.attribute(.id)?.range ?? range(node), range: range(node))
  }

  private mutating func scene(_ node: Int32) -> Scene {
    let attributes = attributes(node)
    var scene = Scene(
      id: attributes[.sceneID] ?? "", controller: nil, objects: [], range: range(node))
    scene.attributes = attributes
    for child in children(of: node) {
      guard name(child) == .objects else {
        if let property = property(child), scene.properties.add(property) { continue }
        scene.extras.append(element(child))
        continue
      }
      for object in topLevelObjects(child) {
        if case .controller(let controller) = object, scene.controller == nil {
          scene.controller = controller
        } else {
          scene.objects.append(object)
        }
      }
    }
    return scene
  }

  private mutating func topLevelObjects(_ node: Int32) -> [TopLevelObject] {
    children(of: node).map { topLevelObject($0) }
  }

  private mutating func topLevelObject(_ node: Int32) -> TopLevelObject {
    if let name = name(node) {
      if let kind = Controller.Kind(name) { return .controller(controller(node, kind)) }
      if let kind = ViewKind(name) { return .view(view(node, kind)) }
      switch name {
      case .barButtonItem, .tabBarItem: return .barItem(barItem(node))
      case .placeholder: return .placeholder(plainObject(node))
      case .exit: return .exit(plainObject(node))
      default: break
      }
    }
    return .other(plainObject(node))
  }

  func plainObject(_ node: Int32) -> PlainObject {
    var connections: [Connection] = []
    for child in children(of: node) where name(child) == .connections {
      var others: [Element] = []
      connections += self.connections(child, &others)
    }
    return PlainObject(
      id: value(node, .id).map { ObjectID($0) }, element: element(node), connections: connections)
  }

  private mutating func decodeResources(_ node: Int32, into resources: inout Resources) {
    var first: [ResourceKey: SourceRange] = [:]
    for child in children(of: node) {
      let attributes = attributes(child)
      if let resource = name(child), let itemName = attributes.attribute(.name) {
        let key = ResourceKey(element: resource, name: itemName.value)
        if let earlier = first[key] {
          report(.duplicateResource(resource, itemName, first: earlier))
        } else {
          first[key] = itemName.range
        }
      }
      guard let itemName = attributes[.name] else {
        resources.extras.append(element(child))
        continue
      }
      switch name(child) {
      case .image:
        let size = LayoutSize(
          width: attributes.number(.width) ?? 0, height: attributes.number(.height) ?? 0)
        resources.images.append(
          Resources.Image(
            name: itemName, size: size, isSymbol: attributes[.catalog] == "system",
            isEmbedded: children(of: child).contains { name($0) == .mutableData },
            range: range(child)))
        resources.extras += children(of: child).map { element($0) }
      case .namedColor:
        resources.namedColors[itemName] = firstColor(in: child)
        resources.namedColorRanges[itemName] = range(child)
      case .systemColor: resources.systemColors[itemName] = firstColor(in: child)
      default: resources.extras.append(element(child))
      }
    }
  }

  /// The key that distinguishes the resources of a document.
  private struct ResourceKey: Hashable {
    var element: ElementName
    var name: String
  }

  private func firstColor(in node: Int32) -> Color? {
    for child in children(of: node) where name(child) == .color { return Color(attributes(child)) }
    return nil
  }

  private func decodeDesignables(_ node: Int32, into document: inout Document) {
    for child in children(of: node) {
      guard name(child) == .designable, let name = value(child, .name) else {
        document.extras.append(element(child))
        continue
      }
      for size in children(of: child) {
        if self.name(size) == .size, key(size) == .intrinsicContentSize {
          document.designables[ObjectID(name)] = self.size(size)
        } else {
          document.extras.append(element(size))
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func notADocument(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAnInterfaceBuilderDocument, at: range,
      message: "the root element is <\(name)>, not <document>",
      notes: [Note("since Xcode 4, Interface Builder documents begin with <document>")])
  }

  fileprivate static func foreignRuntime(_ runtime: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedRuntime, at: range,
      message: "the document is for \(runtime) and is skipped",
      notes: [Note("only documents for iOS, iPadOS and tvOS are read")])
  }

  fileprivate static func unsupportedType(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedDocumentType,
      // A type of another platform, or of a newer Xcode, is not a fault of the document.
      severity: type.hasPrefix("com.apple.InterfaceBuilder") ? .warning : .error, at: range,
      message: type.isEmpty
        ? "the document has no type"
        : "unknown document type '\(type)'; the document is skipped",
      notes: [
        Note(
          "expected 'com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' or '…CocoaTouch.XIB'")
      ])
  }

  fileprivate static func duplicateResource(
    _ element: ElementName, _ name: Attribute, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateResource, at: name.range,
      message: "the resources contain two <\(element.spelling)> elements named '\(name.value)'",
      notes: [Note("the other one is here", range: first)])
  }

  fileprivate static func unknownTargetRuntime(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      .unknownTargetRuntime, at: attribute.range,
      message: "unknown target runtime '\(attribute.value)'",
      notes: [
        Note("it is read as an iOS document; expected iOS.CocoaTouch or iOS.CocoaTouch.iPad")
      ])
  }

  fileprivate static func badToolsVersion(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      .badToolsVersion, at: attribute.range,
      message: "'\(attribute.value)' is not a version of Interface Builder",
      notes: [Note("the newest metrics are used; expected a number such as 22505")])
  }
}

extension Diagnostic {
  fileprivate static func contentOfOtherKind(
    _ name: String, in kind: Document.Kind, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedElement, at: range,
      message: kind == .storyboard
        ? "a storyboard has no <\(name)> outside its scenes" : "a xib has no <\(name)>",
      notes: [Note("change the document's 'type', or remove the element: it has no effect")])
  }
}
