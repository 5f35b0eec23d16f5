import EditorCanvas
import Testing

@Suite struct EditorRuleTests {
  @Test func everyRuleHasEvidence() {
    #expect(Set(EditorRule.all.map(\.id)).count == EditorRule.all.count)
    for rule in EditorRule.all {
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.evidence.hasSuffix("."), "\(rule.id)")
      #expect(!rule.versions.isEmpty, "\(rule.id)")
      #expect(rule.isWeak == (rule.projects < 3), "\(rule.id)")
      #expect(rule.projects > 0, "\(rule.id)")
    }
  }

  @Test func rulesApplyInTheirVersionsUnlessExcluded() throws {
    for rule in EditorRule.all {
      let version = max(rule.versions.lowerBound, 1)
      #expect(CanvasBehavior(version).follows(rule), "\(rule.id)")
      #expect(!CanvasBehavior(version, excludedRules: [rule.id]).follows(rule), "\(rule.id)")
      let lean = CanvasBehavior(version, excludedRules: EditorRule.weakIDs)
      #expect(lean.follows(rule) != rule.isWeak, "\(rule.id)")
      if rule.versions.lowerBound > 0 {
        #expect(!CanvasBehavior(rule.versions.lowerBound - 1).follows(rule), "\(rule.id)")
      }
    }
  }
}
