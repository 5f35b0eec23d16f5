import InterfaceXML

extension MergedTree {
  /// Removes resources that only one side lists and nothing uses, and tie breakers of segues to a
  /// destination that has another one.
  mutating func settleResources() {
    let found = reachable()
    var lists: [String: String] = [:]
    for key in found {
      guard let side = sources[key], let element = input[side][key]?.element else { continue }
      if ElementRole.derivedLists.contains(element), children[key] != nil { lists[element] = key }
    }
    if let resources = lists["resources"] {
      let input = input
      let loose = (children[resources] ?? []).filter {
        !input.ours.contains($0) || !input.theirs.contains($0)
      }
      let used = loose.isEmpty ? [] : usedNames(found)
      drop(from: resources) { key in
        loose.contains(key)
          && !used.contains(key.split(separator: ":", maxSplits: 1).last.map(String.init) ?? "")
      }
    }
    if let breakers = lists["inferredMetricsTieBreakers"] {
      var destinations: Set<String> = []
      let tree = self
      drop(from: breakers) { key in
        guard let segue = tree.attributes(of: key)?.values["reference"],
          let destination = tree.attributes(of: DocumentTable.key(ofObject: segue))?
            .values["destination"]
        else { return false }
        return !destinations.insert(destination).inserted
      }
    }
  }

  private mutating func drop(from list: String, where isUnused: (String) -> Bool) {
    let dropped = (children[list] ?? []).filter(isUnused)
    for key in dropped { sources[key] = nil }
    children[list]?.removeAll { dropped.contains($0) }
  }

  /// The values of all attributes in the result, among them names of images and colors.
  private func usedNames(_ found: [String]) -> Set<String> {
    var names: Set<String> = []
    for key in found {
      guard let side = sources[key], let entry = input[side][key], entry.role != .derived else {
        continue
      }
      if entry.role == .value {
        names.formUnion(input[side].attributeValues(in: entry.node))
      } else {
        names.formUnion(attributes(of: key)?.list.map(\.value) ?? [])
      }
    }
    return names
  }
}

extension MergeVersion {
  /// The values of the attributes of an element and of all in it.
  fileprivate func attributeValues(in node: Int) -> [String] {
    (node..<Int(document.nodes[node].end)).flatMap { node in
      document.attributes(of: node).map { document.value(of: $0, in: file) }
    }
  }
}
