import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// Writes a segue.
enum SegueJSON {
  static func write(_ segue: ResolvedSegue, to writer: inout JSONWriter) {
    writer.object { member in
      member.member("id", segue.id?.text)
      member.member("kind", name(of: segue.kind))
      member.member("source", segue.source?.text)
      member.member("destination", segue.destination?.text)
      if case .relationship(let role) = segue.kind { member.member("relationship", role) }
      if let identifier = segue.identifier { member.member("identifier", identifier) }
      if let style = segue.presentationStyle { member.member("modalPresentationStyle", style) }
    }
  }

  private static func name(of kind: SegueKind) -> String {
    switch kind {
    case .relationship: "relationship"
    case .embed: "embed"
    case .show: "show"
    case .showDetail: "showDetail"
    case .presentation: "presentation"
    case .popoverPresentation: "popoverPresentation"
    case .unwind: "unwind"
    case .custom: "custom"
    case .other(let name): name
    }
  }
}
