import InterfaceSource
import Testing

@testable import InterfaceLayout

/// How findings of several configurations are joined.
@Suite struct FindingGroupTests {
  private func member(
    _ place: Int32, _ components: Set<Ambiguity.Component>
  ) -> AmbiguityGroup.Member {
    AmbiguityGroup.Member(
      range: SourceRange(start: place, end: place + 1), id: nil, name: "view",
      components: components, isSilenced: false, isHidden: false, mayHaveOwnExtent: false)
  }

  @Test func groupsJoinTheFirstThatSharesAView() {
    var groups = AmbiguityGroups()
    groups.add(AmbiguityGroup([member(5, [.x])], configurations: ["a"]))
    groups.add(AmbiguityGroup([member(9, [.x]), member(7, [.x])], configurations: ["a"]))
    groups.add(AmbiguityGroup([member(1, [.x])], configurations: ["a"]))
    // Of the second group and, from then on, of the first one only.
    groups.add(
      AmbiguityGroup(
        [member(9, [.y]), member(5, [.width]), member(3, [.x])], configurations: ["b"])
    )
    groups.add(AmbiguityGroup([member(9, [.height])], configurations: ["b", "c"]))
    let all = groups.all
    #expect(all.map { $0.members.map(\.range.start) } == [[3, 5, 9], [7, 9], [1]])
    #expect(all.map(\.configurations) == [["a", "b", "c"], ["a"], ["a"]])
    #expect(all[0].members.map(\.components) == [[.x], [.x, .width], [.y, .height]])
    #expect(all[1].members.map(\.components) == [[.x], [.x]])
  }
}
