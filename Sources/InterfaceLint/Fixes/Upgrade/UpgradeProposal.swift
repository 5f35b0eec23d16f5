package import InterfaceSource
import InterfaceXML

/// What a step of an upgrade would do to a document, and what it would not.
package struct UpgradeProposal: Sendable {
  /// Something that stays as it is.
  package struct Rest: Hashable, Sendable {
    /// Where, an offset in the document as it is.
    package var offset: Int32
    /// What, and why: lower case, no full stop.
    package var reason: String
  }

  /// The changes.
  package var edits: [SourceEdit] = []
  /// What they come to, in words.
  package var changes: [String] = []
  /// What stays as it is.
  package var rest: [Rest] = []

  package init() {}

  /// A step that is not taken, for a reason.
  static func left(_ reason: String, at offset: Int32) -> UpgradeProposal {
    var proposal = UpgradeProposal()
    proposal.rest = [Rest(offset: offset, reason: reason)]
    return proposal
  }
}

extension DocumentEditing {
  /// Whether the document has a setting turned on.
  func isOn(_ setting: String) -> Bool {
    !xml.nodes.isEmpty && attribute(setting, of: 0)?.value == "YES"
  }

  /// The edit that turns a setting of the document on, where Interface Builder writes it.
  func turningOn(_ setting: String) -> SourceEdit {
    let order = [
      "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
      "useAutolayout", "launchScreen", "useTraitCollections", "useSafeAreas", "colorMatched",
      "initialViewController",
    ]
    let before = order.prefix { $0 != setting }
    return writing(setting, "YES", of: 0, after: Array(before))
  }

  /// The edit that adds a capability that readers of the document must have; nil where it is there or has no place.
  func requiring(_ capability: String, _ version: String) -> SourceEdit? {
    guard let list = child("dependencies", of: 0) else { return nil }
    let children = xml.children(of: list)
    let names = children.map { attribute("name", of: $0)?.value ?? "" }
    guard !names.contains(capability) else { return nil }
    // Capabilities stand in byte order after deployments and plug-ins.
    let before = children.indices.last {
      name(children[$0]) != "capability"
        || Array(names[$0].utf8).lexicographicallyPrecedes(Array(capability.utf8))
    }
    return before.map {
      line(
        "<capability name=\"\(capability)\" minToolsVersion=\"\(version)\"/>",
        after: children[$0])
    }
  }

  /// Whether the document is one for iOS.
  var isForTouch: Bool {
    guard !xml.nodes.isEmpty, let runtime = attribute("targetRuntime", of: 0)?.value else {
      return false
    }
    return runtime.hasPrefix("iOS.CocoaTouch")
  }
}
