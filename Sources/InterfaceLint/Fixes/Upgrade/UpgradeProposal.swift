import InterfaceEditing
package import InterfaceSource
import InterfaceXML

/// The changes that a step of an upgrade would make to a document, and those that it cannot make.
package struct UpgradeProposal: Sendable {
  /// Something that the step leaves unchanged.
  package struct RemainingWork: Hashable, Sendable {
    /// The offset in the unchanged document, in UTF-8 bytes.
    package var offset: Int32
    /// The description and reason, in lower case and without a full stop.
    package var reason: String
  }

  /// The edits.
  package var edits: [SourceEdit] = []
  /// Descriptions of the changes.
  package var changes: [String] = []
  /// Everything that remains unchanged.
  package var remaining: [RemainingWork] = []

  package init() {}

  /// Returns the proposal for a step that is not possible, with the reason.
  static func left(_ reason: String, at offset: Int32) -> UpgradeProposal {
    var proposal = UpgradeProposal()
    proposal.remaining = [RemainingWork(offset: offset, reason: reason)]
    return proposal
  }
}

extension DocumentEditing {
  /// Returns whether a setting of the document is turned on.
  func isOn(_ setting: String) -> Bool {
    !xml.nodes.isEmpty && attribute(setting, of: 0)?.value == "YES"
  }

  /// Returns the edit that turns a setting of the document on, at the position where Interface
  /// Builder writes it.
  func turningOn(_ setting: String) -> SourceEdit {
    let order = [
      "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
      "useAutolayout", "launchScreen", "useTraitCollections", "useSafeAreas", "colorMatched",
      "initialViewController",
    ]
    let before = order.prefix { $0 != setting }
    return writing(setting, "YES", of: 0, after: Array(before))
  }

  /// Returns the edit that adds a capability that readers of the document must have, or `nil` if
  /// the document has it already or has no list for it.
  func requiring(_ capability: String, _ version: String) -> SourceEdit? {
    guard let list = child("dependencies", of: 0) else { return nil }
    let children = xml.children(of: list)
    let names = children.map { attribute("name", of: $0)?.value ?? "" }
    guard !names.contains(capability) else { return nil }
    // Capabilities are in byte order, after deployments and plug-ins.
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

  /// Whether the document is for iOS.
  var isForTouch: Bool {
    guard !xml.nodes.isEmpty, let runtime = attribute("targetRuntime", of: 0)?.value else {
      return false
    }
    return runtime.hasPrefix("iOS.CocoaTouch")
  }
}
