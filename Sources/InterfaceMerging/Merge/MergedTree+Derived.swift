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
      let names = loose.map { key in
        key.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
      }
      let used = loose.isEmpty ? [] : used(Set(names), found)
      let unused = Set(zip(loose, names).filter { !used.contains($0.1) }.map(\.0))
      drop(from: resources, where: unused.contains)
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

  /// Returns those of some names of images and colors that the value of an attribute in the result is.
  private func used(_ wanted: Set<String>, _ found: [String]) -> Set<String> {
    var names: Set<String> = []
    for key in found {
      guard let side = sources[key], let entry = input[side][key], entry.role != .derived else {
        continue
      }
      if entry.role == .value {
        names.formUnion(input[side].values(in: entry.node, wanted))
      } else {
        for attribute in attributes(of: key)?.list ?? [] where wanted.contains(attribute.value) {
          names.insert(attribute.value)
        }
      }
      if names.count == wanted.count { break }
    }
    return names
  }
}

extension MergeVersion {
  /// Returns those of some texts that the value of an attribute of an element, or of one in it, is.
  fileprivate func values(in node: Int, _ wanted: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for node in node..<Int(document.nodes[node].end) {
      for index in document.attributes(of: node) {
        let value = document.value(of: index, in: file)
        if wanted.contains(value) { found.insert(value) }
      }
    }
    return found
  }
}
