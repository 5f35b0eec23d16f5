import InterfaceTraits
import PlatformFacts
import Testing

@Suite struct SystemTableTests {
  @Test func latestRowUpToTheVersionApplies() {
    let table: BySystem<Int> = [7: 1, 11: 2, 26: 3]
    let values = [6, 7, 10, 11, 18, 26, 30].map { table.value(for: SystemVersion($0)) }
    #expect(values == [1, 1, 1, 2, 2, 3, 3])
    #expect(table.first { $0 == 2 } == SystemVersion(11))
    #expect(table.first { $0 == 4 } == nil)
  }

  @Test func knownSystemsAreSorted() {
    #expect(SystemVersion.known == SystemVersion.known.sorted())
    #expect(SystemVersion.known.first == .oldest)
    #expect(SystemVersion.known.last == .newest)
    #expect(SystemVersion(nearestTo: 1) == .oldest)
    #expect(SystemVersion(nearestTo: 99) == .newest)
    #expect(SystemVersion.firstWithSizeClasses == SystemVersion(8))
  }

  @Test func behaviorFollowsTheSystem() {
    #expect(!SystemVersion(12).hasDarkStyle(.phone))
    #expect(SystemVersion(12).hasDarkStyle(.tv))
    #expect(SystemVersion(13).hasDarkStyle(nil))
    #expect(!SystemVersion(13).hasSplitViewColumns)
    #expect(SystemVersion(26).reportsShownColumns)
  }

  @Test func appearancesAreEqualBetweenUnchangedVersions() {
    #expect(AppearanceSet(SystemVersion(13)) == AppearanceSet(SystemVersion(18)))
    #expect(AppearanceSet(.newest) != AppearanceSet(SystemVersion(18)))
  }
}
