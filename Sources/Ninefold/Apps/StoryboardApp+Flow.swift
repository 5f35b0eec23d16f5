import InterfaceComposition
import InterfaceEmission
import InterfaceResolution
import InterfaceLint
import InterfacePicture
public import InterfaceSource
import InterfaceTraits

extension StoryboardApp {
  /// The output format of a navigation flow.
  ///
  /// ```swift
  /// print(StoryboardApp.FlowFormat.allCases.map(\.rawValue))
  /// ```
  public enum FlowFormat: String, Hashable, Sendable, CaseIterable {
    /// Indented text.
    case text
    /// Graphs in the DOT language of Graphviz.
    case dot
    /// An SVG picture.
    case svg
  }

  /// Returns the navigation flow of the app: how each scene is reached, and what the segues on the
  /// way do in each configuration.
  ///
  /// ```swift
  /// let bytes = app.flow(in: [.device(.init(name: "retina4_7")!)])
  /// print(String(decoding: bytes, as: UTF8.self))
  /// ```
  /// - Parameters:
  ///   - requests: The configurations; the document's own canvas is ignored because no app is shown
  ///     in it.
  ///   - format: The output format.
  /// - Returns: The bytes of the file, identical for identical storyboards. The flow of an app
  ///   without an initial controller begins with the scenes that code can load.
  public func flow(in requests: [ConfigurationRequest], as format: FlowFormat = .text) -> [UInt8] {
    flowWithFindings(in: requests, as: format).file
  }

  /// The problems in the references between the storyboards: cycles of containers and of
  /// references, references to missing scenes, and containers without content.
  ///
  /// ```swift
  /// for (storyboard, diagnostics) in zip(app.storyboardNames, app.findings) {
  ///   for diagnostic in diagnostics { print(storyboard, diagnostic.message) }
  /// }
  /// ```
  public var findings: [[Diagnostic]] { Array(check.findings) }

  /// The names of the storyboards that contain a document, in the order of `findings`.
  public var storyboardNames: [String] { storyboards.map(\.name) }

  var check: CompositionCheck {
    CompositionCheck(documents, limit: findingLimit, missingScene: MissingReferencedScene.kind)
  }

  /// Returns what selecting each row of a table or collection does in each configuration: push,
  /// replace the detail of a split view, or present.
  ///
  /// ```swift
  /// print(String(decoding: app.rows(in: [.device(.init(name: "retina4_7")!)]), as: UTF8.self))
  /// ```
  /// - Parameter requests: The configurations; the document's own canvas is ignored because no app
  ///   is shown in it.
  /// - Returns: Lines of text, identical for identical storyboards, or no lines if no cell has a
  ///   segue.
  public func rows(in requests: [ConfigurationRequest]) -> [UInt8] {
    flowWithFindings(in: requests, as: .text, rows: true).file
  }

  /// Returns the flow and the findings of each storyboard.
  package func flowWithFindings(
    in requests: [ConfigurationRequest], as format: FlowFormat, rows: Bool = false
  ) -> (file: [UInt8], findings: [[Diagnostic]]) {
    let check = check
    var findings = check.findings
    var reported: Set<Handle<AppDocument>> = []
    let flows = configurations(requests).compactMap { configuration in
      flow(in: configuration).map { flow in
        let overflow = flow.tree.faults.first { [.tooDeep, .tooMany].contains($0.reason) }
        if overflow != nil || flow.isIncomplete,
          let found = CompositionCheck.omission(overflow?.container, of: documents),
          reported.insert(found.0).inserted
        {
          findings[found.0].append(found.1)
        }
        return (configuration: configuration, chart: FlowChart(flow, check: check))
      }
    }
    if rows { return (Array(RowText.text(of: RowChart(documents, flows)).utf8), Array(findings)) }
    let file =
      switch format {
      case .text: Array(FlowText.text(of: flows).utf8)
      case .dot: Array(FlowDOT.text(of: flows).utf8)
      case .svg: picture(of: flows)
      }
    return (file, Array(findings))
  }

  private func picture(of flows: [(configuration: Configuration, chart: FlowChart)]) -> [UInt8] {
    var writer = PictureWriter(
      outlinedTexts: nil, fonts: fonts, configurations: flows.map(\.configuration))
    return writer.svg(FlowPicture.draw(flows))
  }
}
