import InterfaceComposition
import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A popover whose anchor is not installed where the segue presents it.
package enum UninstalledAnchor: DocumentRule {
  package static let kind = DiagnosticKind(
    "uninstalled-anchor", .error, .scenes,
    summary:
      "A popover's anchor is not installed in a size class in which the segue presents a popover.",
    rationale:
      "A popover without an anchor on the screen crashes the app. Where the width or height is compact, the presentation adapts to a style that needs no anchor.",
    remedy: "Install the view wherever the segue presents a popover, or choose another anchor."
  ).aliased("uninstalled_anchor")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.segues.contains(where: { $0.segue.anchor != nil }),
      let installations = InstalledState.inDeviceCells(graph)
    else { return }
    let origins = SegueOrigins(document)
    var cached: SeguesInCells?
    for (handle, segue) in graph.segues.indexed {
      guard segue.segue.customClass == nil,
        let anchor = segue.segue.anchor.flatMap({ origins.view(of: $0) })
      else { continue }
      var cells = installations.filter {
        origins.starts(segue, in: $0) && !$0.has(anchor)
      }.map(\.cell)
      guard !cells.isEmpty else { continue }
      // If the presentation adapts to another style, it has no anchor.
      let segues = cached ?? SeguesInCells(document)
      cached = segues
      cells = cells.filter { cell in
        segues.styles(of: handle, in: cell).contains { $0.resulting == .popover }
      }
      guard !cells.isEmpty else { continue }
      findings.report(
        kind, at: segue.range,
        "the popover is anchored to a view that is uninstalled \(InstalledState.phrase(cells))",
        notes: [Diagnostic.Note("the view is here", range: graph.views[anchor].range)])
    }
  }
}
