import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A label or button with a beginning and no end: nothing limits the width of its text.
///
/// Only those are reported that have another view beside them, or several lines. Of 113 findings that
/// were read, in documents of 10 projects, all are correct, and longer text would run into another
/// view or leave the screen; in 14 of them the text is unlikely to become longer.
package enum UnboundedText: DocumentRule {
  package static let kind = DiagnosticKind(
    "unbounded-text", .warning, .constraints,
    summary: "A text has a constraint where it begins, and nothing limits where it ends.",
    rationale:
      "Text that is longer, in another language or set by code, or larger runs below the view beside it or out of its container, and does not wrap.",
    remedy:
      "Add a constraint between its trailing edge and the next view or its container, at most an inequality."
  )

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.usesAutoLayout else { return }
    let texts = graph.views.indices.filter { isText(graph[$0], in: graph) }
    guard !texts.isEmpty else { return }
    let bounds = HorizontalBounds(graph)
    let followers = Followers(graph)
    let connected = document.connectedObjects
    for index in texts where bounds.hasNoEnd(index) {
      let view = graph[index]
      if let (neighbor, gap) = neighbor(of: index, in: graph, followers) {
        let isFixed = view.id.map { !connected.contains($0) } ?? true
        if isFixed, !isSetting(graph[neighbor]), case .rect(let frame) = view.frame,
          gap > frame.width * spareShare
        {
          continue
        }
        findings.report(
          kind, at: view.range,
          "nothing limits the width of the \(view.spokenName): longer text runs into the "
            + graph[neighbor].spokenName,
          notes: [Diagnostic.Note("the view beside it is here", range: graph[neighbor].range)])
      } else if view.kind == .label, (view.attributes[.numberOfLines] ?? "1") != "1",
        !isShort(index, in: graph)
      {
        findings.report(
          kind, at: view.range,
          "nothing limits the width of the \(view.spokenName), so its text never wraps")
      }
    }
  }

  /// The free space beside a text that no code changes, as a share of its width, from which it is
  /// not reported: translations are rarely longer (a guess).
  private static let spareShare = 0.5

  /// Returns whether a view is a control whose title is the text beside it, which grows with the text
  /// size as well.
  private static func isSetting(_ view: SceneGraph.View) -> Bool {
    switch view.kind {
    case .switch, .stepper, .slider, .segmentedControl, .textField: true
    default: false
    }
  }

  /// Returns whether a text of its own fills less than a third of its superview's width.
  private static func isShort(_ index: Handle<SceneGraph.View>, in graph: SceneGraph) -> Bool {
    guard let superview = graph[index].superview, case .rect(let frame) = graph[index].frame,
      case .rect(let around) = graph[superview].frame
    else { return false }
    return frame.width < around.width / 3
      && !graph[index].shownTexts.contains { DocumentNames.defaultTexts.contains($0) }
  }

  /// Returns whether a view is a label or a button that constraints position, and shows words.
  private static func isText(_ view: SceneGraph.View, in graph: SceneGraph) -> Bool {
    guard view.kind == .label || view.kind == .button, view.role == .subview,
      HorizontalBounds.isConstrained(view), !HorizontalBounds.isArranged(view, in: graph),
      view.attributes.flag(.hidden) != true
    else { return false }
    // A number, a symbol, a unit or a time such as "5 pm" does not grow.
    return view.shownTexts.contains { text in
      text.unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(3).count == 3
    }
  }

  /// Returns the nearest view that is beside a text, after it, inside the same superview, and the
  /// distance between them in points.
  private static func neighbor(
    of index: Handle<SceneGraph.View>, in graph: SceneGraph, _ followers: Followers
  ) -> (view: Handle<SceneGraph.View>, gap: Double)? {
    guard let superview = graph[index].superview, case .rect(let frame) = graph[index].frame else {
      return nil
    }
    let moved = followers.following(index)
    var nearest: (view: Handle<SceneGraph.View>, gap: Double)?
    var sibling = superview.advanced(by: 1)
    while sibling < graph[superview].end {
      defer { sibling = graph[sibling].end }
      let view = graph[sibling]
      guard sibling != index, !moved.contains(sibling), view.role == .subview,
        view.attributes.flag(.hidden) != true,
        case .rect(let other) = view.frame,
        // A plain view without subviews is a background or a separator.
        view.kind != .view || sibling.advanced(by: 1) < view.end,
        other.x >= frame.maxX - 1
      else { continue }
      // A button's title of two words or less stays short: it is at risk if twice its length is too
      // long (a guess).
      if graph[index].kind == .button, other.x - frame.maxX > frame.width { continue }
      let common = min(frame.maxY, other.maxY) - max(frame.y, other.y)
      guard common > min(frame.height, other.height) / 2 else { continue }
      let gap = other.x - frame.maxX
      if nearest.map({ gap < $0.gap }) ?? true { nearest = (sibling, gap) }
    }
    return nearest
  }
}

/// The views that follow the ends of others: a constraint pins their beginning to the end of another
/// view, so that they move if it grows.
private struct Followers {
  private var byView: [Handle<SceneGraph.View>: [Handle<SceneGraph.View>]] = [:]

  init(_ graph: SceneGraph) {
    for constraint in graph.constraints {
      guard let (item, attribute) = constraint.second, case .view(let first) = constraint.first,
        case .view(let second) = item
      else { continue }
      switch (constraint.firstAttribute, attribute) {
      case (.leading, .trailing), (.left, .right): byView[second, default: []].append(first)
      case (.trailing, .leading), (.right, .left): byView[first, default: []].append(second)
      default: break
      }
    }
  }

  /// Returns the views that follow the end of a view, and those that follow them.
  func following(_ view: Handle<SceneGraph.View>) -> Set<Handle<SceneGraph.View>> {
    var found: Set<Handle<SceneGraph.View>> = []
    var next = [view]
    while let one = next.popLast() {
      for follower in byView[one] ?? [] where found.insert(follower).inserted {
        next.append(follower)
      }
    }
    return found
  }
}
