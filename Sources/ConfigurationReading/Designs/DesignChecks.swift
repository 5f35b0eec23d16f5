import InterfaceSource

/// Reports designs of a group that overlap, environments without a design of the group, and designs
/// of two groups that set the same property to different values where both are active.
struct DesignChecks {
  /// The maximum number of combinations of environments, conditions and pairs of designs that all
  /// checks of one configuration try.
  ///
  /// Anything beyond is not checked.
  ///
  /// Forty designs in one group take some ten thousand.
  private static let effortLimit = 4_000_000

  /// The number of combinations left.
  private var effort = effortLimit

  static func check(_ groups: [DesignGroup], _ reader: inout ConfigurationReader) {
    var checks = DesignChecks()
    for group in groups where group.designs.count > 1 {
      checks.reportOverlaps(in: group, &reader)
      if !group.designs.contains(where: \.isOtherwise) { checks.reportGap(in: group, &reader) }
    }
    let settings = groups.map { $0.designs.map(Self.settings) }
    for (index, group) in groups.enumerated() {
      for (number, other) in groups[..<index].enumerated() {
        guard checks.effort > 0 else { return }
        checks.reportClashes(of: group, settings[index], with: other, settings[number], &reader)
      }
    }
  }

  private mutating func reportOverlaps(in group: DesignGroup, _ reader: inout ConfigurationReader) {
    let designs = group.designs.filter { !$0.isOtherwise }
    for (index, design) in designs.enumerated() {
      for other in designs[..<index] {
        guard let location = common(design, other) else { continue }
        let description = location.description(for: [design.condition, other.condition])
        reader.report(
          Diagnostic(
            .configurationDesignOverlap, at: design.conditionLocation.range,
            message:
              "'\(design.name.text)' and '\(other.name.text)' both apply to \(description); the later one wins",
            notes: Self.notes(other, besides: design)),
          in: design.conditionLocation.file)
        break
      }
    }
  }

  private mutating func reportGap(in group: DesignGroup, _ reader: inout ConfigurationReader) {
    let conditions = group.designs.map(\.condition)
    let regions = ConditionRegions(conditions)
    effort -= regions.count * group.designs.count
    guard effort > 0,
      let location = regions.first(where: { location in
        !conditions.contains { $0.holds(in: location) }
      })
    else { return }
    reader.report(
      Diagnostic(
        .configurationDesignGap, at: group.name.location.range,
        message:
          "no design of '\(group.name.text)' applies to \(location.description(for: conditions))",
        notes: [
          Diagnostic.Note(
            "the condition 'otherwise' applies wherever no other design of the group does")
        ]),
      in: group.name.location.file)
  }

  private mutating func reportClashes(
    of group: DesignGroup, _ ownValues: [[String: String]], with other: DesignGroup,
    _ otherValues: [[String: String]], _ reader: inout ConfigurationReader
  ) {
    for (design, settings) in zip(group.designs, ownValues) where !settings.isEmpty {
      for (other, others) in zip(other.designs, otherValues) where !others.isEmpty {
        effort -= settings.count
        guard effort > 0,
          let clash = settings.keys.sorted().first(where: { key in
            others[key].map { $0 != settings[key] } ?? false
          }), let location = common(design, other)
        else { continue }
        let description = location.description(for: [design.condition, other.condition])
        reader.report(
          Diagnostic(
            .configurationDesignOverlap, at: design.conditionLocation.range,
            message:
              "'\(design.name.text)' and '\(other.name.text)' both apply to \(description) and "
              + "disagree on \(clash); the later one wins",
            notes: Self.notes(other, besides: design)),
          in: design.conditionLocation.file)
      }
    }
  }

  /// Returns an environment in which two designs are active, or `nil` if there is none.
  private mutating func common(_ one: Design, _ other: Design) -> ConditionEnvironment? {
    guard effort > 0 else { return nil }
    let regions = ConditionRegions([one.condition, other.condition])
    effort -= 50 + regions.count * (one.condition.size + other.condition.size)
    guard effort > 0 else { return nil }
    return regions.first { one.condition.holds(in: $0) && other.condition.holds(in: $0) }
  }

  private static func notes(_ other: Design, besides design: Design) -> [Diagnostic.Note] {
    guard other.conditionLocation.file == design.conditionLocation.file else { return [] }
    return [
      Diagnostic.Note("'\(other.name.text)' is here", range: other.conditionLocation.range)
    ]
  }

  /// Returns the values that a design sets, as texts, by the property that they apply to.
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
