import InterfaceEditing
import InterfaceSource
import InterfaceXML

/// Replaces the kinds of segues with those that adapt to size classes.
enum SegueUpgrade {
  private static let successors = [
    "push": "show", "modal": "presentation", "popover": "popoverPresentation",
    "replace": "showDetail",
  ]

  static func proposal(_ document: DocumentEditing) -> UpgradeProposal {
    var proposal = UpgradeProposal()
    guard document.isForTouch else { return proposal }
    var counts: [String: Int] = [:]
    for number in document.xml.nodes.indices where document.name(number) == "segue" {
      guard let kind = document.attribute("kind", of: number),
        let successor = successors[kind.value]
      else { continue }
      let start = document.xml.nodes[number].startTag.start
      guard document.isOn("useTraitCollections") else {
        proposal.remaining.append(
          .init(offset: start, reason: "segues of the kind '\(successor)' require size classes"))
        continue
      }
      if kind.value == "replace" {
        // The index of the replaced controller; the detail controller is the second.
        let index = document.attribute("splitViewControllerTargetIndex", of: number)
        guard (index?.value ?? "0") == "1" else {
          proposal.remaining.append(
            .init(
              offset: start,
              reason: "it replaces the primary view controller, for which there is no newer kind"))
          continue
        }
        if let location = index?.location {
          // The edit includes the white space before the attribute.
          proposal.edits.append(
            SourceEdit(
              range: SourceRange(start: location.start - 1, end: location.value.end + 1),
              replacement: [])
          )
        }
      }
      proposal.edits.append(.attributeValue(at: kind.location.value, successor))
      counts[kind.value, default: 0] += 1
    }
    proposal.changes = counts.sorted { $0.key < $1.key }.map { kind, count in
      "\(count) of the kind '\(kind)' \(count == 1 ? "is" : "are") now '\(successors[kind] ?? "")'"
    }
    return proposal
  }
}
