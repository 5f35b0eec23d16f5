package import InterfaceLayout
package import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// The layout of a scene as indented lines: views with their frames, guides, and ambiguous or
/// unsatisfiable constraints.
package enum LayoutDump {
  /// Returns the dump of one scene's layout.
  package static func text(of scene: ResolvedScene, _ layout: Layout) -> String {
    var lines = DumpText()
    lines.add("scene \(scene.id) \(description(layout.size))", at: 0)
    let dumper = ResolvedDumper(scene: scene)
    var depths: Table<ResolvedView, Int> = []
    for (index, view) in scene.views.indexed {
      let depth = view.superview.map { depths[$0] + 1 } ?? 1
      depths.append(depth)
      guard layout.frames.indices.contains(index) else { continue }
      var text = "\(view.elementName) \(dumper.name(index)) \(description(layout.frames[index]))"
      if layout.approximateViews.contains(index) { text += " approximate" }
      lines.add(text, at: depth)
    }
    for (guide, frame) in zip(scene.guides, layout.guideFrames) {
      lines.add(
        "\(guide.kind) \(guide.id) of \(dumper.name(guide.owner)) \(description(frame))", at: 1)
    }
    for ambiguity in layout.ambiguities {
      let components = ambiguity.listed.map(\.rawValue).joined(separator: ", ")
      lines.add("ambiguous: \(components) of \(dumper.name(ambiguity.view))", at: 1)
    }
    for conflict in layout.conflicts {
      lines.add("conflict", at: 1)
      for member in conflict.members {
        lines.add(
          member.constraint.map { dumper.description(scene.constraints[$0]) }
            ?? member.description(in: scene),
          at: 2)
      }
    }
    return lines.text
  }

  private static func description(_ size: LayoutSize) -> String {
    "\(DumpText.number(size.width)) × \(DumpText.number(size.height))"
  }

  private static func description(_ frame: LayoutRect) -> String {
    "(\(DumpText.number(frame.x)), \(DumpText.number(frame.y))) \(description(frame.size))"
  }
}
