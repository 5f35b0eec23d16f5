import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// A group of conflicts of one layout root that share a constraint: they have one cause.
///
/// A keypad whose twelve buttons do not fit into a row yields twelve minimal sets, which differ
/// only in the button's own constraint.
struct ConflictGroup {
  /// A conflict with the scene to which its members refer.
  struct Entry {
    var scene: ResolvedScene
    var conflict: Conflict
    /// The configurations of the conflict.
    var configurations: [String]
    /// The member that is the size of a view as Interface Builder saved it, if an app may give the
    /// view another one.
    var savedSize: LayoutReason?
    /// The member that is the size of an empty content that code may fill.
    var unknownContent: LayoutReason?

    init(
      scene: ResolvedScene, conflict: Conflict, configurations: [String],
      connected: ConnectedViews
    ) {
      self.scene = scene
      self.conflict = conflict
      self.configurations = configurations
      savedSize = conflict.members.first { scene.isSavedSize($0, connected) }
      unknownContent = conflict.members.first {
        switch $0.kind {
        case .hugging, .compressionResistance: connected.mayFill(scene.views[$0.view])
        default: false
        }
      }
    }

    /// Whether the constraints may be satisfiable in the running app.
    var isUncertain: Bool {
      conflict.dependsOnMeasuredSizes || savedSize != nil || unknownContent != nil
    }

    /// The ranges of the constraints in the document.
    var ranges: [SourceRange] {
      conflict.constraints.map { scene.constraints[$0].range }
    }

    /// Whether a member is a placeholder, so that the conflict exists only on the document's own
    /// canvas.
    var hasPlaceholder: Bool {
      conflict.constraints.contains { scene.constraints[$0].isPlaceholder }
    }
  }

  /// The conflicts, each set of constraints once; the smallest certain one is reported in full.
  private(set) var entries: [Entry]
  /// The ranges of all constraints of the group.
  private(set) var ranges: Set<SourceRange>
  /// The index of the entry with the same constraints.
  private var indices: [[SourceRange]: Int]

  init(_ entry: Entry) {
    entries = [entry]
    ranges = Set(entry.ranges)
    indices = [entry.ranges: 0]
  }

  /// Merges another group into this one.
  mutating func join(_ other: ConflictGroup) {
    for entry in other.entries {
      let ranges = entry.ranges
      if let index = indices[ranges] {
        // The same set in another configuration: a conflict that is certain in one configuration is
        // reported.
        let configurations = entries[index].configurations + entry.configurations
        if entries[index].isUncertain, !entry.isUncertain {
          entries[index] = entry
        }
        entries[index].configurations = configurations
      } else {
        indices[ranges] = entries.count
        entries.append(entry)
      }
    }
    ranges.formUnion(other.ranges)
  }

  /// The configurations of any of the conflicts.
  var configurations: Set<String> { Set(entries.flatMap(\.configurations)) }

  /// The conflict that is reported in full: one that occurs in an app before one that involves
  /// placeholders, certain before uncertain, then the one with the fewest members.
  var main: Entry {
    var best = entries[0]
    for entry in entries.dropFirst() {
      if entry.hasPlaceholder != best.hasPlaceholder {
        if best.hasPlaceholder { best = entry }
      } else if entry.isUncertain != best.isUncertain {
        if best.isUncertain { best = entry }
      } else if entry.conflict.members.count < best.conflict.members.count {
        best = entry
      }
    }
    return best
  }

  /// The conflicts that are not reported in full.
  var others: [Entry] {
    let main = main.ranges
    return entries.filter { $0.ranges != main }
  }
}
