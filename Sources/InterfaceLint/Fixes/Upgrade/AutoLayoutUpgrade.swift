import InterfaceEditing
import InterfaceSource
import InterfaceXML

/// Turns Auto Layout on.
///
/// Views without constraints keep translating their autoresizing masks, the format's default, so
/// that frames stay the same on every screen.
enum AutoLayoutUpgrade {
  static func proposal(_ document: DocumentEditing) -> UpgradeProposal {
    var proposal = UpgradeProposal()
    guard document.isForTouch, !document.isOn("useAutolayout") else { return proposal }
    if let constraint = document.xml.nodes.indices.first(where: {
      document.name($0) == "constraint"
    }) {
      return .left(
        "the document has constraints that have no effect now, but would with Auto Layout",
        at: document.xml.nodes[constraint].startTag.start)
    }
    proposal.edits = [document.turningOn("useAutolayout")]
    proposal.changes = ["turned on; views keep their autoresizing masks"]
    return proposal
  }
}
