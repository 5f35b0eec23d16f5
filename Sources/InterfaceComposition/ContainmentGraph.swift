import InterfaceModel
package import InterfaceReading
package import InterfaceTraits

/// The containment between scenes of an app, by relationships and embedding, independently of the
/// environment.
package struct ContainmentGraph: Sendable {
  /// The containment of one scene in another.
  package struct Link: Hashable, Sendable {
    /// The scene that contains the other.
    package let container: AppScene
    /// The segue in the container's storyboard.
    package let segue: Handle<SceneGraph.Segue>
    /// The contained scene, never a reference.
    package let content: AppScene
    /// Whether a container view embeds the content.
    package let isEmbedded: Bool
  }

  /// A link that closes a cycle.
  package struct Circle: Hashable, Sendable {
    package let link: Link
    /// Whether all scenes of the cycle embed each other and are in one storyboard.
    package let isEmbedCycle: Bool
  }

  /// The links that close cycles, in the order in which they are found.
  package let circles: [Circle]
  /// Navigation, tab bar and split view controllers without content, in the order of the app.
  package let empty: [AppScene]

  /// Finds the links between the scenes of an app.
  package init(_ app: AppStoryboards) {
    var links: [Link] = []
    var outgoing: [AppScene: Range<Int>] = [:]
    var empty: [AppScene] = []
    var scenes: [AppScene] = []
    for (document, storyboard) in app.documents.indexed {
      let graph = storyboard.graph
      for index in graph.scenes.indices {
        let scene = AppScene(document: document, scene: index)
        scenes.append(scene)
        let first = links.count
        var hasContents = false
        for handle in graph.scenes[index].segues {
          let segue = graph[handle]
          let isEmbedded = segue.segue.kind == .embed
          switch segue.segue.kind {
          case .relationship, .embed: break
          default: continue
          }
          guard let destination = app.destination(of: segue, in: document) else { continue }
          hasContents = true
          guard case .scene(let content) = destination else { continue }
          links.append(
            Link(container: scene, segue: handle, content: content, isEmbedded: isEmbedded))
        }
        outgoing[scene] = first..<links.count
        let kind = storyboard.controller(of: index)?.kind
        if !hasContents, kind.map(Self.needsContents) == true { empty.append(scene) }
      }
    }
    self.empty = empty
    circles = Self.circles(links, outgoing, scenes)
  }

  /// Whether a kind of controller exists to contain others, which relationships name.
  static func needsContents(_ kind: Controller.Kind) -> Bool {
    switch kind {
    case .navigationController, .tabBarController, .splitViewController: true
    case .viewController, .tableViewController, .collectionViewController, .pageViewController,
      .hostingController, .avPlayerViewController, .glkViewController, .viewControllerPlaceholder:
      false
    }
  }

  /// A scene on the current path of the traversal.
  private struct Visit {
    let scene: AppScene
    var next: Int
    let end: Int
    /// The number of links on the path to the scene that are not embeddings within one storyboard.
    let others: Int
  }

  /// Searches depth first, without recursion because a chain of containers may be as long as the
  /// storyboards.
  private static func circles(
    _ links: [Link], _ outgoing: [AppScene: Range<Int>], _ scenes: [AppScene]
  ) -> [Circle] {
    var circles: [Circle] = []
    /// The positions of scenes on the current path.
    var depths: [AppScene: Int] = [:]
    var done: Set<AppScene> = []
    for start in scenes where !done.contains(start) {
      var stack: [Visit] = []
      func push(_ scene: AppScene, others: Int) {
        let range = outgoing[scene] ?? 0..<0
        depths[scene] = stack.count
        stack.append(
          Visit(scene: scene, next: range.lowerBound, end: range.upperBound, others: others))
      }
      push(start, others: 0)
      while let last = stack.last {
        guard last.next < last.end else {
          depths[last.scene] = nil
          done.insert(last.scene)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let link = links[last.next]
        let isOther = !link.isEmbedded || link.container.document != link.content.document
        let others = last.others + (isOther ? 1 : 0)
        if let depth = depths[link.content] {
          circles.append(Circle(link: link, isEmbedCycle: others == stack[depth].others))
        } else if !done.contains(link.content) {
          push(link.content, others: others)
        }
      }
    }
    return circles
  }
}
