import InterfaceSource

/// Reports designs of a group that hold together, places where none of a group does, and designs of two groups that set
/// the same thing otherwise where both hold.
enum DesignChecks {
  static func check(_ groups: [DesignGroup], _ reader: inout ConfigurationReader) {
    for group in groups where group.designs.count > 1 {
      reportOverlaps(in: group, &reader)
      if !group.designs.contains(where: \.isRest) { reportGap(in: group, &reader) }
    }
    for (index, group) in groups.enumerated() {
      for other in groups[..<index] { reportClashes(of: group, with: other, &reader) }
    }
  }

  private static func reportOverlaps(in group: DesignGroup, _ reader: inout ConfigurationReader) {
    let designs = group.designs.filter { !$0.isRest }
    for (index, design) in designs.enumerated() {
      for other in designs[..<index] {
        guard let place = common(design, other) else { continue }
        let words = place.words(for: [design.condition, other.condition])
        reader.report(
          Diagnostic(
            .configurationDesignOverlap, at: design.conditionPlace.range,
            message:
              "'\(design.name.text)' and '\(other.name.text)' both hold in \(words); the later one counts",
            notes: notes(other, besides: design)),
          in: design.conditionPlace.file)
        break
      }
    }
  }

  private static func reportGap(in group: DesignGroup, _ reader: inout ConfigurationReader) {
    let conditions = group.designs.map(\.condition)
    let regions = ConditionRegions(conditions)
    guard
      let place = regions.first(where: { place in !conditions.contains { $0.holds(in: place) } })
    else { return }
    reader.report(
      Diagnostic(
        .configurationDesignGap, at: group.name.place.range,
        message: "no design of '\(group.name.text)' holds in \(place.words(for: conditions))",
        notes: [
          Diagnostic.Note(
            "'otherwise' as a condition holds wherever no other design of the group does")
        ]),
      in: group.name.place.file)
  }

  private static func reportClashes(
    of group: DesignGroup, with other: DesignGroup, _ reader: inout ConfigurationReader
  ) {
    for design in group.designs {
      let settings = settings(of: design)
      guard !settings.isEmpty else { continue }
      for other in other.designs {
        let others = Self.settings(of: other)
        guard
          let clash = settings.keys.sorted().first(where: { key in
            others[key].map { $0 != settings[key] } ?? false
          }), let place = common(design, other)
        else { continue }
        let words = place.words(for: [design.condition, other.condition])
        reader.report(
          Diagnostic(
            .configurationDesignOverlap, at: design.conditionPlace.range,
            message:
              "'\(design.name.text)' and '\(other.name.text)' both hold in \(words), and say different things "
              + "of \(clash); the later one counts", notes: notes(other, besides: design)),
          in: design.conditionPlace.file)
      }
    }
  }

  /// A place where both hold; nil when there is none.
  private static func common(_ one: Design, _ other: Design) -> ConditionPlace? {
    ConditionRegions([one.condition, other.condition]).first {
      one.condition.holds(in: $0) && other.condition.holds(in: $0)
    }
  }

  private static func notes(_ other: Design, besides design: Design) -> [Diagnostic.Note] {
    guard other.conditionPlace.file == design.conditionPlace.file else { return [] }
    return [
      Diagnostic.Note("'\(other.name.text)' is here", range: other.conditionPlace.range)
    ]
  }

  /// What a design says, in words, by what it is about.
  private static func settings(of design: Design) -> [String: String] {
    var result: [String: String] = [:]
    for setting in design.settings {
      for change in setting.changes {
        result["'\(change.name)' of '\(setting.object.text)'"] = "\(change.change)"
      }
    }
    for installation in design.installations {
      result["whether '\(installation.object.text)' is installed"] = "\(installation.isInstalled)"
    }
    for filling in design.fillings {
      result["the slot '\(filling.container.text)'"] =
        "\(filling.document ?? "")#\(filling.scene.text)"
    }
    return result
  }
}
