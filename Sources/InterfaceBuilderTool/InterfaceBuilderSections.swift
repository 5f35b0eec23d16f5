import StructuredData

/// The sections of a document's objects and connections, as property list values.
struct InterfaceBuilderSections {
  private let found: InterfaceBuilderObjects
  private let localization: InterfaceBuilderLocalization
  private let isMac: Bool
  /// The indices of the objects in each object.
  ///
  /// Top-level objects have the key `nil`.
  private let children: [Int?: [Int]]

  /// Creates the sections from the objects of a document and their texts.
  init(_ found: InterfaceBuilderObjects, _ localization: InterfaceBuilderLocalization) {
    self.found = found
    self.localization = localization
    isMac = found.document["targetRuntime"]?.utf8.starts(with: "MacOSX".utf8) ?? false
    children = Dictionary(grouping: found.objects.indices) { found.objects[$0].parent }
  }

  /// Returns the section for a flag, or `nil` for flags that do not request a part of the document.
  func section(_ flag: String) -> PropertyListTree? {
    switch flag {
    case "classes": classes
    case "connections": connections
    case "hierarchy": .array(children[nil, default: []].map { hierarchy($0) })
    case "objects": objects
    case "version-history": versions
    default: localization.section(flag)
    }
  }

  /// The classes of objects by id.
  ///
  /// For a duplicate id it is that of the first object.
  var platformClasses: [String: String] {
    Dictionary(
      found.objects.map { ($0.id, platformClass($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the platform class of an object, whatever its custom class.
  private func platformClass(_ object: InterfaceBuilderObject) -> String {
    InterfaceBuilderClass.name(of: object.element, isMac: isMac)
  }

  private var objects: PropertyListTree {
    var all: [String: PropertyListTree] = [:]
    for object in found.objects where all[object.id] == nil {
      var members = localization.strings[object.id] ?? [:]
      members.merge(localization.geometry[object.id] ?? [:]) { $1 }
      members["class"] = .string(platformClass(object))
      members["label"] = .string(InterfaceBuilderClass.label(of: object))
      members["ibExternalCustomClassName"] = object.customClass.map { .string($0) }
      all[object.id] = .sorted(members)
    }
    return .sorted(all)
  }

  private func hierarchy(_ index: Int) -> PropertyListTree {
    let object = found.objects[index]
    var members: [String: PropertyListTree] = [
      "object-id": .string(object.id), "label": .string(InterfaceBuilderClass.label(of: object)),
    ]
    members["custom-class"] = object.customClass.map { .string($0) }
    members["name"] = object.attributes["userLabel"].map { .string($0) }
    if let inner = children[index] { members["children"] = .array(inner.map { hierarchy($0) }) }
    return .sorted(members)
  }

  private var connections: PropertyListTree {
    var all: [String: PropertyListTree] = [:]
    for connection in found.connections {
      let source = found.objects[connection.source]
      let attributes = connection.attributes
      let (type, label) = kind(connection)
      var members: [String: PropertyListTree] = [
        "label": .string(label), "type": .string(type), "source-id": .string(source.id),
        "source-label": .string(InterfaceBuilderClass.label(of: source)),
      ]
      if let destination = attributes["destination"] ?? attributes["target"] {
        members["destination-id"] = .string(destination)
        if let index = found.indices[destination] {
          members["destination-label"] = .string(
            InterfaceBuilderClass.label(of: found.objects[index]))
        }
      }
      members["event-type"] = attributes["eventType"].map { .string($0) }
      all[attributes["id"] ?? "\(source.id).\(label)"] = .sorted(members)
    }
    return .sorted(all)
  }

  /// Returns the type of a connection, and the name of its property, message or segue.
  private func kind(_ connection: InterfaceBuilderConnection) -> (type: String, label: String) {
    let attributes = connection.attributes
    let prefix = isMac ? "IB" : "IBCocoaTouch"
    switch connection.element {
    case "outlet": return (prefix + "OutletConnection", attributes["property"] ?? "")
    case "outletCollection":
      return (prefix + "OutletCollectionConnection", attributes["property"] ?? "")
    case "action":
      return (
        prefix + (attributes["eventType"] == nil ? "ActionConnection" : "EventConnection"),
        attributes["selector"] ?? ""
      )
    case "segue":
      return ("IBSegueConnection", attributes["identifier"] ?? attributes["relationship"] ?? "")
    case "binding": return ("IBBindingConnection", attributes["name"] ?? "")
    default: return (connection.element, attributes["name"] ?? "")
    }
  }

  /// The custom classes, with the outlets and actions that the document connects.
  private var classes: PropertyListTree {
    var superclasses: [String: String] = [:]
    var outlets: [String: [String: PropertyListTree]] = [:]
    var actions: [String: [String: PropertyListTree]] = [:]
    for object in found.objects {
      guard let name = object.customClass, superclasses[name] == nil else { continue }
      superclasses[name] = object.element == "placeholder" ? "NSObject" : platformClass(object)
    }
    for connection in found.connections {
      let attributes = connection.attributes
      if let property = attributes["property"],
        let name = found.objects[connection.source].customClass
      {
        outlets[name, default: [:]][property] = .string("id")
      } else if let selector = attributes["selector"],
        let target = attributes["destination"] ?? attributes["target"],
        let name = found.indices[target].flatMap({ found.objects[$0].customClass })
      {
        actions[name, default: [:]][selector] = .string("id")
      }
    }
    var all: [String: PropertyListTree] = [:]
    for (name, superclass) in superclasses {
      all[name] = .sorted([
        "class": .string(name), "superclass": .string(superclass),
        "outlets": .sorted(outlets[name] ?? [:]), "actions": .sorted(actions[name] ?? [:]),
      ])
    }
    return .sorted(all)
  }

  private var versions: PropertyListTree {
    guard let version = found.document["toolsVersion"] else { return .dictionary([]) }
    return .sorted([
      "interface-builder-version": .sorted(["com.apple.InterfaceBuilderKit": .string(version)])
    ])
  }
}
