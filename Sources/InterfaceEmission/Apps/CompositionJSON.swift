package import InterfaceComposition
package import InterfaceResolution
import InterfaceLayout
import InterfaceSource
import InterfaceTraits
import PlatformFacts
import StructuredData

/// Writes the controllers of an app in one environment as JSON: the content of a picture of the
/// app, as numbers.
///
/// Frames are `[x, y, width, height]` in the window's coordinate space, insets
/// `[top, left, bottom, right]`, all in points.
package enum CompositionJSON {
  /// Returns the file of an app in one state.
  ///
  /// - Parameters:
  ///   - tree: The app's controllers with the scenes that are shown.
  ///   - configuration: The configuration in which the app is shown.
  /// - Returns: An object with `version`, the window and its `controllers`, parents before
  ///   children, ending in a line feed.
  package static func file(of tree: ControllerTree, in configuration: Configuration) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) { writer in
      writer.member("version", 1)
      writer.member("configuration", configuration.name)
      let settings = tree.environment.settings
      writer.member("system", settings.system.number)
      if let design = settings.earlierDesign { writer.member("design", design.number) }
      writer.member("scale", tree.environment.scale)
      let window = tree.window
      writer.member("size", window.frame.size)
      writer.member("safeArea", window.safeArea)
      if let keyboard = tree.environment.keyboardFrame { writer.member("keyboard", keyboard) }
      writer.member("traits", window.traits)
      writer.key("controllers")
      writer.array(tree.nodes.indices, .lines) { $0.write($1, of: tree) }
      guard !tree.overlays.isEmpty else { return }
      writer.key("overlays")
      writer.array(tree.overlays, .lines) { $0.write($1) }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ index: ControllerNode.ID, of tree: ControllerTree) {
    let node = tree.nodes[index]
    object { writer in
      writer.member("number", Double(index.index))
      writer.key("parent")
      if let parent = node.parent { writer.value(Double(parent.index)) } else { writer.null() }
      writer.write(node.role)
      switch node.content {
      case .unavailable(let storyboard, let identifier):
        writer.member("isAvailable", false)
        writer.member("storyboard", storyboard)
        writer.member("identifier", identifier)
      case .navigation:
        writer.member("isImplicit", true)
        writer.member("kind", tree.kind(of: index)?.rawValue)
      case .scene(let scene): writer.write(scene, tree.kind(of: index)?.rawValue, of: tree.app)
      }
      writer.member("isShown", node.layoutEnvironment.isShown)
      if node.layoutEnvironment.isOverlay { writer.member("isOverlay", true) }
      if tree.kind(of: index) == .splitViewController {
        writer.member("isCollapsed", node.isCollapsed)
      }
      writer.member("frame", node.layoutEnvironment.frame)
      writer.member("safeArea", node.layoutEnvironment.safeArea)
      writer.member("traits", node.layoutEnvironment.traits)
      if let scene = tree.scenes[index] { writer.write(scene, at: node.layoutEnvironment.frame) }
      if let presentation = tree.presentations[index] { writer.write(presentation) }
    }
  }

  fileprivate mutating func write(_ overlay: PresentedOverlay) {
    object { writer in
      writer.member("presenter", Double(overlay.source.index))
      let kind =
        switch overlay.content.subject {
        case .alert: "alert"
        case .actionSheet: "actionSheet"
        case .searchController: "search"
        case .controller: "controller"
        }
      writer.member("kind", kind)
      writer.member("frame", overlay.presentation.frame)
      writer.member("safeArea", overlay.presentation.safeArea)
      writer.write(overlay.presentation)
    }
  }

  private mutating func write(_ role: ContainedRole) {
    switch role {
    case .window: member("role", "window")
    case .stack(let index):
      member("role", "stack")
      member("index", Double(index))
    case .tab(let index):
      member("role", "tab")
      member("index", Double(index))
    case .column(let column):
      member("role", "column")
      member("column", column.rawValue)
    case .embedded(let container):
      member("role", "embedded")
      member("containerView", container.text)
    case .presented: member("role", "presented")
    }
  }

  private mutating func write(_ scene: AppScene, _ kind: String?, of app: AppStoryboards) {
    member("storyboard", app.documents[scene.document].name)
    member("scene", app.sceneID(of: scene))
    member("id", app.id(of: scene)?.text)
    member("kind", kind)
    member("name", app.name(of: scene))
    if let name = app.className(of: scene) { member("class", name) }
  }

  /// Writes the bars of a scene, and its view between them.
  private mutating func write(_ composed: ComposedScene, at frame: LayoutRect) {
    let bars = composed.layout.bars
    key("bars")
    object { writer in
      for (name, bar) in [
        ("navigationBar", bars.navigationBar), ("tabBar", bars.tabBar), ("toolbar", bars.toolbar),
        ("verticalBar", bars.verticalBar),
      ] {
        if let bar { writer.member(name, bar.moved(outOf: frame)) }
      }
      guard bars.navigationBar != nil else { return }
      if bars.navigationItems.hasLargeTitle { writer.member("hasLargeTitle", true) }
      if bars.navigationItems.prompt != nil { writer.member("hasPrompt", true) }
    }
    guard let root = composed.scene.views.firstIndex(where: { $0.role == .controllerRoot })
    else { return }
    key("view")
    object { writer in
      writer.member("id", composed.scene.views[root].id?.text)
      writer.member("frame", composed.layout.frames[root].moved(outOf: frame))
      writer.member("safeArea", composed.layout.safeArea)
    }
  }

  private mutating func write(_ presentation: ResolvedPresentation) {
    key("presentation")
    object { writer in
      writer.member("style", presentation.style.rawValue)
      writer.member("showsPresenter", presentation.showsPresenter)
      writer.member("dimsPresenter", presentation.dimsPresenter)
      writer.member("corners", presentation.corners.rawValue)
      writer.member("dismissal", presentation.dismissal.rawValue)
      if presentation.isWrapped { writer.member("isWrapped", true) }
      if presentation.lacksAnchor { writer.member("lacksAnchor", true) }
      guard let arrow = presentation.arrow else { return }
      writer.key("arrow")
      writer.object { writer in
        writer.member("direction", arrow.direction.rawValue)
        writer.key("tip")
        writer.array { writer in
          writer.value(arrow.tip.x)
          writer.value(arrow.tip.y)
        }
      }
    }
  }

  fileprivate mutating func member(_ name: String, _ insets: LayoutInsets) {
    key(name)
    array { writer in
      for inset in [insets.top, insets.left, insets.bottom, insets.right] { writer.value(inset) }
    }
  }

  /// Writes the specified traits.
  fileprivate mutating func member(_ name: String, _ traits: TraitCollection) {
    key(name)
    object { writer in
      for trait in NamedTrait.all {
        if let value = trait.value(traits) { writer.member(trait.name, value) }
      }
    }
  }
}

extension LayoutRect {
  /// Converts a rectangle from the coordinate space of a frame to the one in which the frame is
  /// given.
  fileprivate func moved(outOf frame: LayoutRect) -> LayoutRect {
    LayoutRect(x: frame.x + x, y: frame.y + y, width: width, height: height)
  }
}
