import InterfaceSource
import InterfaceTraits

/// The active constraints of a resolved scene as lines, each under the view that owns it.
package enum ConstraintDump {
  /// Returns the dump of one scene.
  package static func text(of scene: ResolvedScene) -> String {
    var lines = DumpText()
    lines.add("scene \(scene.id)", at: 0)
    let dumper = ResolvedDumper(scene: scene)
    var owner: ViewIndex?
    for constraint in scene.constraints {
      if constraint.owner != owner {
        owner = constraint.owner
        lines.add(dumper.name(constraint.owner), at: 1)
      }
      lines.add(dumper.description(constraint), at: 2)
    }
    return lines.text
  }
}
