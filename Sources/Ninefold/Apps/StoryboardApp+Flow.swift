import InterfaceComposition
import InterfaceEmission
import InterfaceLint
import InterfacePicture
public import InterfaceSource

extension StoryboardApp {
  /// How a flow is written.
  ///
  /// ```swift
  /// print(StoryboardApp.FlowFormat.allCases.map(\.rawValue))
  /// ```
  public enum FlowFormat: String, Hashable, Sendable, CaseIterable {
    /// Indented lines.
    case text
    /// Graphs in the language of Graphviz.
    case dot
    /// A picture.
    case svg
  }

  /// How one comes from scene to scene, and what segues do on the way, in each place.
  ///
  /// ```swift
  /// let bytes = app.flow(in: [.device(.init(name: "retina4_7")!)])
  /// print(String(decoding: bytes, as: UTF8.self))
  /// ```
  /// - Parameters:
  ///   - requests: The places; the document's own canvas is none that an app is shown in.
  ///   - format: How the flow is written.
  /// - Returns: A file, the same for the same storyboards; an app without an initial controller begins with what code can ask for.
  public func flow(in requests: [ConfigurationRequest], as format: FlowFormat = .text) -> [UInt8] {
    flowWithFindings(in: requests, as: format).file
  }

  /// What is wrong with how the storyboards hang together: circles of containers and of references, references to scenes that
  /// are not there, containers that hold nothing.
  ///
  /// ```swift
  /// for (storyboard, diagnostics) in zip(app.storyboardNames, app.findings) {
  ///   for diagnostic in diagnostics { print(storyboard, diagnostic.message) }
  /// }
  /// ```
  public var findings: [[Diagnostic]] { check.findings }

  /// The names of the storyboards that hold a document, in the order of `findings`.
  public var storyboardNames: [String] { storyboards.map(\.name) }

  var check: CompositionCheck {
    CompositionCheck(documents, limit: findingLimit, missingScene: MissingReferencedScene.kind)
  }

  /// What choosing each row of a table or collection does in each place: it pushes, replaces what a split view shows beside
  /// it, or presents.
  ///
  /// ```swift
  /// print(String(decoding: app.rows(in: [.device(.init(name: "retina4_7")!)]), as: UTF8.self))
  /// ```
  /// - Parameter requests: The places; the document's own canvas is none that an app is shown in.
  /// - Returns: Lines, the same for the same storyboards; none where no cell has a segue.
  public func rows(in requests: [ConfigurationRequest]) -> [UInt8] {
    flowWithFindings(in: requests, as: .text, rows: true).file
  }

  /// The flow, with what is found in each storyboard.
  package func flowWithFindings(
    in requests: [ConfigurationRequest], as format: FlowFormat, rows: Bool = false
  ) -> (file: [UInt8], findings: [[Diagnostic]]) {
    let check = check
    var findings = check.findings
    var isTold: Set<Int> = []
    let flows = configurations(requests).compactMap { configuration in
      flow(in: configuration).map { flow in
        let excess = flow.tree.faults.first { [.tooDeep, .tooMany].contains($0.reason) }
        if excess != nil || flow.isIncomplete,
          let found = CompositionCheck.leftOut(excess?.container, of: documents),
          isTold.insert(found.0).inserted
        {
          findings[found.0].append(found.1)
        }
        return (configuration: configuration, chart: FlowChart(flow, check: check))
      }
    }
    if rows { return (Array(RowText.text(of: RowChart(documents, flows)).utf8), findings) }
    let file =
      switch format {
      case .text: Array(FlowText.text(of: flows).utf8)
      case .dot: Array(FlowDOT.text(of: flows).utf8)
      case .svg: SVGWriter.write(FlowPicture.draw(flows))
      }
    return (file, findings)
  }
}
