import InterfaceSource
import Testing

@testable import InterfaceLayout

/// Grouping of the findings of several configurations.
@Suite struct FindingGroupTests {
  private func member(
    _ offset: Int32, _ components: Set<Ambiguity.Component>
  ) -> AmbiguityGroup.Member {
    AmbiguityGroup.Member(
      range: SourceRange(start: offset, end: offset + 1), id: nil, name: "view",
      components: components, isSilenced: false, isHidden: false, mayHaveOwnExtent: false)
  }

  private func groups(
    _ all: [(members: [AmbiguityGroup.Member], configurations: [String], isReported: Bool)]
  ) -> [String] {
    var groups = AmbiguityGroups()
    for group in all {
      groups.add(
        AmbiguityGroup(group.members, configurations: group.configurations),
        isReported: group.isReported)
    }
    return groups.all.map { group in
      let members = group.members.map { member in
        let parts = Ambiguity.Component.allCases.filter(member.components.contains).map {
          component in
          component.rawValue
            + (member.partial[component].map { "(\($0.sorted().joined()))" } ?? "")
        }
        return "\(member.range.start) \(parts.joined(separator: "+"))"
      }
      return "\(group.configurations.joined()): \(members.joined(separator: ", "))"
    }
  }

  @Test func groupsThatShareAViewAreJoined() {
    // The third one joins the first two, and the last one finds them joined.
    #expect(
      groups([
        ([member(5, [.x])], ["a"], true), ([member(9, [.x]), member(7, [.x])], ["a"], true),
        ([member(1, [.x])], ["a"], true), ([member(9, [.x]), member(5, [.x])], ["b"], true),
        ([member(7, [.x])], ["b"], true),
      ]) == ["ab: 5 x, 7 x, 9 x", "a: 1 x"])
  }

  @Test func viewsAreGroupedByAmbiguousConfigurations() {
    #expect(
      groups([
        ([member(5, [.x]), member(7, [.x])], ["a"], true),
        ([member(7, [.x]), member(9, [.y])], ["b"], true),
      ]) == ["a: 5 x", "ab: 7 x", "b: 9 y"])
  }

  @Test func partlyAmbiguousComponentsNameTheirConfigurations() {
    #expect(
      groups([
        ([member(5, [.x, .width])], ["a", "b"], true),
        ([member(5, [.width, .height])], ["c"], true),
      ]) == ["abc: 5 x(ab)+width+height(c)"])
  }

  @Test func unreportedMembersCompleteReportedGroups() {
    #expect(
      groups([
        ([member(5, [.x])], ["a"], false), ([member(5, [.x])], ["b"], true),
        ([member(7, [.x])], ["a"], false),
      ]) == ["ab: 5 x"])
  }
}
