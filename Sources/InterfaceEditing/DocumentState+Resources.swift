import InterfaceMerging
import InterfaceModel
import InterfaceSource
import InterfaceXML
import PlatformFacts

extension DocumentState {
  /// The images and colors that this state uses and does not list, although an earlier one neither used
  /// nor listed them.
  package func newResources(since before: DocumentState) -> [ResourceName] {
    guard isTouch else { return [] }
    let known = before.usedResources.union(before.listedResources.keys)
    return usedResources.subtracting(known).subtracting(listedResources.keys).sorted()
  }

  /// Returns the state with the resources and capabilities that follow from an edit.
  ///
  /// Resources that the edit brings are listed, and those that it leaves without a use are not.
  ///
  /// - Parameters:
  ///   - before: The state before the edit.
  ///   - values: The values of new resources, as elements without names; those of system colors are
  ///     known. Resources without a value are not listed.
  /// - Returns: The state.
  /// - Throws: A fault if the changed document cannot be read.
  package func settlingResources(
    since before: DocumentState, _ values: [ResourceName: NewElement]
  ) throws(EditFault) -> DocumentState {
    guard isTouch else { return self }
    var state = self
    let unused = before.usedResources.subtracting(usedResources)
    let gone = listedResources.filter { unused.contains($0.key) }.map(\.value)
    if !gone.isEmpty { state = try state.applying(state.removing(Set(gone))) }
    for resource in newResources(since: before) {
      let value = resource.kind == .systemColor ? Self.systemColor(resource.name) : values[resource]
      if var value {
        value["name"] = resource.name
        if resource.kind == .symbol { value["catalog"] = "system" }
        state = try state.listing(value.inOrder, resource)
      }
    }
    return try state.settlingCapabilities(since: before)
  }

  // MARK: Uses

  /// The images and colors that the objects of the document use.
  var usedResources: Set<ResourceName> {
    var used: Set<ResourceName> = []
    let resources = editing.child("resources", of: 0)
    let ends = resources.map { Int(xml.nodes[$0].end) } ?? 0
    for node in xml.nodes.indices {
      if let resources, (resources..<ends).contains(node) { continue }
      let element = xml.name(of: node)
      if element == "color" {
        if let name = attribute("systemColor", of: node) {
          used.insert(ResourceName(.systemColor, name))
        } else if let name = attribute("name", of: node), attribute("catalog", of: node) == nil {
          used.insert(ResourceName(.namedColor, name))
        }
        continue
      }
      let isSymbol = attribute("catalog", of: node) == "system"
      for index in xml.attributes(of: node) {
        let name = xml.names[Int(xml.attributes[index].name)]
        guard name == "image" || name.hasSuffix("Image"),
          AttributeName(spelling: name)?.kind == .string, element != "accessibilityTraits"
        else { continue }
        let value = xml.value(of: index, in: file)
        if !value.isEmpty { used.insert(ResourceName(isSymbol ? .symbol : .image, value)) }
      }
    }
    return used
  }

  /// The elements of the list of resources.
  var listedResources: [ResourceName: Int] {
    var listed: [ResourceName: Int] = [:]
    guard let list = editing.child("resources", of: 0) else { return listed }
    for node in xml.children(of: list) {
      guard let name = attribute("name", of: node) else { continue }
      let isSymbol = attribute("catalog", of: node) == "system"
      let element = xml.name(of: node)
      guard let kind = isSymbol ? .symbol : ResourceName.Kind(rawValue: element) else { continue }
      listed[ResourceName(kind, name)] = node
    }
    return listed
  }

  // MARK: Lists

  private func listing(
    _ element: NewElement, _ resource: ResourceName
  ) throws(EditFault) -> DocumentState {
    guard let list = editing.child("resources", of: 0) else {
      return try applying([inserting(NewElement("resources", [], [element]), into: 0)])
    }
    let before = listedResources.filter { $0.key < resource }.max { $0.key < $1.key }
    return try applying([inserting(.element(element), into: list, after: before?.value)])
  }

  /// Returns a system color as Interface Builder lists it: with its light value, and the alpha in
  /// hundredths (30 colors in 707 lists of public documents; 2026-11).
  private static func systemColor(_ name: String) -> NewElement? {
    guard let color = SystemColors.color(named: name) else { return nil }
    let alpha = (color.alpha * 100).rounded() / 100
    let isGray = color.red == color.green && color.green == color.blue
    let value =
      isGray
      ? NewElement.gray(white: color.red, alpha: alpha)
      : .color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    return NewElement("systemColor", [], [value])
  }

  /// The capabilities that Interface Builder lists for resources, with the least version of its file
  /// format that has them.
  private static let capabilities: [(kind: ResourceName.Kind, name: String, version: String)] = [
    (.namedColor, "Named colors", "9.0"),
    (.systemColor, "System colors in document resources", "11.0"),
  ]

  private func settlingCapabilities(since before: DocumentState) throws(EditFault) -> DocumentState
  {
    var state = self
    for capability in Self.capabilities {
      func has(_ state: DocumentState) -> Bool {
        state.listedResources.keys.contains { $0.kind == capability.kind }
      }
      guard has(before) != has(self), let list = state.editing.child("dependencies", of: 0)
      else { continue }
      let listed = state.xml.children(of: list).filter { state.xml.name(of: $0) == "capability" }
      let own = listed.first { state.attribute("name", of: $0) == capability.name }
      if has(self), own == nil {
        let element = NewElement(
          "capability",
          [.init("name", capability.name), .init("minToolsVersion", capability.version)])
        // They are sorted by name, after other dependencies.
        let earlier = state.xml.children(of: list).last { node in
          state.xml.name(of: node) != "capability"
            || (state.attribute("name", of: node) ?? "") < capability.name
        }
        state = try state.applying([
          state.inserting(.element(element), into: list, after: earlier)
        ])
      } else if !has(self), let own {
        state = try state.applying(state.removing([own]))
      }
    }
    return state
  }
}
