import InterfaceComposition
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import StructuredData

enum SegueJSON {
  static func write(
    _ segue: ResolvedSegue, _ outcomes: [DocumentSegues.Outcome],
    _ configurations: [Configuration], to writer: inout JSONWriter
  ) {
    writer.object { member in
      member.member("id", segue.id?.text)
      member.member("kind", name(of: segue.kind))
      member.member("source", segue.source?.text)
      member.member("destination", segue.destination?.text)
      if case .relationship(let role) = segue.kind { member.member("relationship", role) }
      if let identifier = segue.identifier { member.member("identifier", identifier) }
      if let style = segue.presentationStyle { member.member("modalPresentationStyle", style) }
      guard !outcomes.isEmpty else { return }
      member.key("outcomes")
      member.array(outcomes) { writer, outcome in
        write(outcome, configurations, to: &writer)
      }
    }
  }

  private static func write(
    _ outcome: DocumentSegues.Outcome, _ configurations: [Configuration],
    to writer: inout JSONWriter
  ) {
    let effect = outcome.effect
    writer.object { member in
      member.key("for")
      member.array(outcome.configurations) { $0.value(configurations[$1].name) }
      switch effect.action {
      case .push: member.member("action", "push")
      case .replace: member.member("action", "replace")
      case .present: member.member("action", "present")
      case .handled, .contain, .embed, .unwind, .custom, .unknown:
        member.member("action", "handled")
      }
      member.member("by", effect.performer?.text)
      if case .replace(let column) = effect.action { member.member("column", column.rawValue) }
      if case .present(let style) = effect.action {
        member.member("style", style.resulting?.rawValue ?? style.requested)
        if style.isFallbackPresentation { member.member("isFallbackPresentation", true) }
      }
      if effect.isForwarded { member.member("isForwarded", true) }
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
