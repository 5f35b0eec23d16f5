import InterfaceComposition
import InterfaceResolution
import InterfaceModel
import InterfaceReading
public import InterfaceSource
public import InterfaceTraits

/// A way from one scene to another.
///
/// ```swift
/// for segue in scene.segues where segue.kind == .show {
///   print(segue.identifier ?? "no identifier", segue.destinationScene ?? "elsewhere")
/// }
/// ```
public struct SegueResult: Hashable, Sendable {
  /// What a segue does in some of the configurations.
  ///
  /// ```swift
  /// for segue in scene.segues {
  ///   for outcome in segue.outcomes { print(outcome.action, outcome.configurations) }
  /// }
  /// ```
  public struct Outcome: Hashable, Sendable {
    /// What is done.
    public enum Action: Hashable, Sendable {
      /// A navigation controller pushes the destination.
      case push
      /// The destination takes the place of what a column of a split view shows: `primary`, `supplementary` or `secondary`.
      case replace(column: String)
      /// The destination is presented, in the style that the segue or the destination asks for, such as `formSheet`, or `automatic`;
      /// for want of a container where a segue that shows meets none.
      case present(style: String, isForWantOfContainer: Bool)
      /// A container of the app's own handles it, as a configuration file states.
      case handled
    }

    /// The names of the configurations that it holds in.
    public let configurations: [String]
    /// What is done.
    public let action: Action
    /// The controller that does it: the navigation controller, the split view controller, the presenter; nil when it has no id.
    public let performer: ObjectID?
    /// Whether a collapsed split view hands a detail on to its primary controller.
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
            style: style.resulting?.rawValue ?? style.asked,
            isForWantOfContainer: style.isForWantOfContainer)
        case .handled, .contain, .embed, .unwind, .custom, .unknown: .handled
        }
    }
  }

  /// The segue's id.
  public let id: ObjectID?
  /// What happens when it is performed.
  public let kind: SegueKind
  /// The name by which code performs the segue or tells it from others; nil for none.
  public let identifier: String?
  /// The object that the segue starts from: a controller, a view, a bar item, a gesture recognizer; nil
  /// when it has no id.
  public let source: ObjectID?
  /// The controller that it leads to, or the exit of an unwind segue.
  public let destination: ObjectID?
  /// The id of the scene that it leads to; nil when that is in no scene of the document of its own.
  public let destinationScene: String?
  /// How a presented scene is shown, such as `fullScreen` or `pageSheet`; nil when the document does not
  /// say.
  public let modalPresentationStyle: String?
  /// Where the segue stands in the document.
  public let range: SourceRange
  /// What the segue does, for those that show, show as detail or present; the document is taken for a whole app, so that what other
  /// documents or code put around its scenes is not known.
  ///
  /// The document's own canvas is in none; another configuration is in none where the scene is never shown, and in several where
  /// the scene is met in surroundings in which the segue does different things.
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
