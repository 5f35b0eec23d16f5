import InterfaceModel
import InterfaceSource
import InterfaceValidation

/// Writes the segues of a scene, whatever traits it is shown in.
enum SceneSegues {
  static func write(
    _ scene: SceneGraph.Scene, of graph: SceneGraph, to writer: inout JSONWriter
  ) {
    writer.array(scene.segues, .lines) { writer, segue in
      write(graph[segue], of: graph, to: &writer)
    }
  }

  private static func write(
    _ segue: SceneGraph.Segue, of graph: SceneGraph, to writer: inout JSONWriter
  ) {
    writer.object { member in
      member.member("id", segue.id?.text)
      member.member("kind", kind(of: segue.segue))
      member.member("source", segue.source.flatMap { graph.id(of: $0) }?.text)
      member.member("destination", segue.destinationID?.text)
      if case .relationship(let role) = segue.segue.kind { member.member("relationship", role) }
      if let identifier = segue.segue.identifier { member.member("identifier", identifier) }
      if let style = segue.segue.presentationStyle {
        member.member("modalPresentationStyle", style)
      }
    }
  }

  private static func kind(of segue: Segue) -> String {
    switch segue.kind {
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
