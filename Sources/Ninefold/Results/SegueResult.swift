import InterfaceComposition
import InterfaceResolution
import InterfaceModel
import InterfaceReading
public import InterfaceSource
public import InterfaceTraits

/// A segue from one scene to another.
///
/// ```swift
/// for segue in scene.segues where segue.kind == .show {
///   print(segue.identifier ?? "no identifier", segue.destinationScene ?? "elsewhere")
/// }
/// ```
public struct SegueResult: Hashable, Sendable {
  /// The outcome of a segue in some of the configurations.
  ///
  /// ```swift
  /// for segue in scene.segues {
  ///   for outcome in segue.outcomes { print(outcome.action, outcome.configurations) }
  /// }
  /// ```
  public struct Outcome: Hashable, Sendable {
    /// The effect of a segue.
    public enum Action: Hashable, Sendable {
      /// A navigation controller pushes the destination.
      case push
      /// The destination replaces the content of a split view column: `primary`, `supplementary` or
      /// `secondary`.
      case replace(column: String)
      /// The destination is presented in the style that the segue or the destination requests, such
      /// as `formSheet` or `automatic`; the flag marks a show segue that is presented because no
      /// container handles it.
      case present(style: String, isFallbackPresentation: Bool)
      /// A custom container of the app handles the segue, as a configuration file declares.
      case handled
    }

    /// The names of the configurations that have this outcome.
    public let configurations: [String]
    /// The effect of the segue.
    public let action: Action
    /// The id of the controller that performs the action (the navigation controller, the split view
    /// controller or the presenter), or `nil` if it has none.
    public let performer: ObjectID?
    /// A Boolean value that indicates whether a collapsed split view forwards a detail to its
    /// primary controller.
    public let isForwarded: Bool

    init(_ outcome: DocumentSegues.Outcome, in configurations: [String]) {
      self.configurations = configurations
      performer = outcome.effect.performer
      isForwarded = outcome.effect.isForwarded
      action =
        switch outcome.effect.action {
        case .push: .push
        case .replace(let column): .replace(column: column.rawValue)
        case .present(let style):
          .present(
            style: style.resulting?.rawValue ?? style.requested,
            isFallbackPresentation: style.isFallbackPresentation)
        case .handled, .contain, .embed, .unwind, .custom, .unknown: .handled
        }
    }
  }

  /// The id of the segue.
  public let id: ObjectID?
  /// The kind of the segue.
  public let kind: SegueKind
  /// The identifier by which code performs or distinguishes the segue, or `nil` if there is none.
  public let identifier: String?
  /// The id of the object that the segue starts from (a controller, view, bar item or gesture
  /// recognizer), or `nil` if it has none.
  public let source: ObjectID?
  /// The id of the destination controller, or of the exit of an unwind segue.
  public let destination: ObjectID?
  /// The id of the destination scene, or `nil` if the destination is not in a scene of its own in
  /// the document.
  public let destinationScene: String?
  /// The presentation style of the destination, such as `fullScreen` or `pageSheet`, or `nil` if
  /// the document does not specify it.
  public let modalPresentationStyle: String?
  /// The range of the segue in the document.
  public let range: SourceRange
  /// The outcomes of a show, show detail or present segue, assuming that the document is a whole
  /// app without containers from other documents or code.
  ///
  /// The document's own canvas is in no outcome. Another configuration is in no outcome if the
  /// scene is never shown, and in several if the scene appears in containers in which the segue has
  /// different effects.
  public let outcomes: [Outcome]

  init(_ segue: SceneGraph.Segue, in graph: SceneGraph, outcomes: [Outcome]) {
    self.outcomes = outcomes
    id = segue.id
    kind = segue.segue.kind
    identifier = segue.segue.identifier
    source = segue.source.flatMap { graph.id(of: $0) }
    destination = segue.destinationID
    destinationScene = graph.destinationScene(of: segue).map { graph[$0].id }
    modalPresentationStyle = segue.segue.presentationStyle
    range = segue.range
  }
}
