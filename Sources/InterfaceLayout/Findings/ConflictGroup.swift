import InterfaceResolution
import InterfaceSource

/// Conflicts of one layout root that share a constraint: they have one cause.
///
/// A keypad whose twelve buttons do not fit into a row gives twelve minimal sets, which differ in the
/// button's own constraint alone.
struct ConflictGroup {
  /// A conflict with the scene that its members index.
  struct Entry {
    var scene: ResolvedScene
    var conflict: Conflict

    /// The places of the constraints in the document.
    var places: [SourceRange] {
      conflict.constraints.map { scene.constraints[$0].range }
    }
  }

  /// The conflicts, each set of constraints once; the smallest certain one is told in full.
  private(set) var entries: [Entry]
  private(set) var configurations: [String]
  /// The places of all its constraints.
  private(set) var places: Set<SourceRange>
  /// The index of the entry with the same constraints.
  private var indices: [[SourceRange]: Int]

  init(_ entry: Entry, configurations: [String]) {
    entries = [entry]
    self.configurations = configurations
    places = Set(entry.places)
    indices = [entry.places: 0]
  }

  /// Joins another group.
  mutating func join(_ other: ConflictGroup) {
    for entry in other.entries {
      let places = entry.places
      if let index = indices[places] {
        // The same set elsewhere: what is certain somewhere is told.
        if entries[index].conflict.hangsOnMeasuredSizes, !entry.conflict.hangsOnMeasuredSizes {
          entries[index] = entry
        }
      } else {
        indices[places] = entries.count
        entries.append(entry)
      }
    }
    places.formUnion(other.places)
    for name in other.configurations where !configurations.contains(name) {
      configurations.append(name)
    }
  }

  /// The conflict that is told in full: certain before uncertain, then the one with the fewest members.
  var main: Entry {
    var best = entries[0]
    for entry in entries.dropFirst() {
      let (mine, other) = (entry.conflict, best.conflict)
      if mine.hangsOnMeasuredSizes != other.hangsOnMeasuredSizes {
        if !mine.hangsOnMeasuredSizes { best = entry }
      } else if mine.members.count < other.members.count {
        best = entry
      }
    }
    return best
  }

  /// The conflicts that are not told in full.
  var others: [Entry] {
    let main = main.places
    return entries.filter { $0.places != main }
  }
}
