import ConfigurationReading
import InterfaceSource
import InterfaceTraits
import StructuredData
import Testing

struct LintSectionTests {
  private static let rules = RuleTable([
    kind("ambiguous-layout", .warning, .layout).aliased("ambiguous"),
    kind("variation-order", .warning, .variations),
    kind("tiny-target", .note, .layout).optIn.configured(
      by:
        DiagnosticKind.Option("side", .number(0...100), standard: .number(44), ""),
      DiagnosticKind.Option("kinds", .texts, standard: .texts([]), "", aliases: ["kind_list"]),
      DiagnosticKind.Option("strict", .truth, standard: .truth(false), ""),
      DiagnosticKind.Option("by", .choice(["area", "side"]), standard: .text("side"), ""),
      DiagnosticKind.Option("sets", .groups(keys: ["name", "of"]), standard: .groups([]), "")),
    kind("duplicate-id", .error, .references),
  ])

  private static func kind(
    _ id: String, _ severity: Diagnostic.Severity, _ category: DiagnosticKind.Category
  ) -> DiagnosticKind {
    DiagnosticKind(id, severity, category, summary: "", rationale: "", remedy: "")
  }

  private func read(_ texts: [String]) -> ConfigurationSections {
    ConfigurationSections(
      reading: texts.enumerated().map {
        SourceFile(path: "\($0.offset).yml", bytes: Array($0.element.utf8))
      }, rules: Self.rules)
  }

  private func policy(_ texts: [String], _ paths: [String]) -> LintPolicy {
    let sections = read(texts)
    #expect(sections.diagnostics.flatMap { $0 }.isEmpty)
    return LintPolicy(sections[LintSection.self], paths: paths)
  }

  private func isOn(_ policy: LintPolicy) -> [String] {
    Self.rules.rules.filter { policy.isOn($0) }.map(\.id)
  }

  @Test(arguments: [
    ("lint: {disable: []}", "configuration-unknown-key", 7, "did you mean 'disabled'?"),
    ("lint: {disabled: [ambigous]}", "configuration-unknown-name", 18, "did you mean 'ambiguous'?"),
    (
      "lint: {disabled: [a-name]}", "configuration-unknown-name", 18,
      "'ninefold lint --rules' lists all rules"
    ),
    ("lint: {disabled: [duplicate-id]}", "configuration-mandatory-rule", 18, nil),
    ("lint: {severity: {duplicate-id: note}}", "configuration-mandatory-rule", 18, nil),
    (
      "lint: {severity: {ambiguous: warn}}", "configuration-unknown-name", 29,
      "expected one of 'note', 'warning', 'error'"
    ),
    (
      "lint: {enabled: ambiguous, disabled: ambiguous-layout}", "configuration-invalid-value", 37,
      "it is enabled here"
    ),
    (
      "lint: {severity: {ambiguous: note, ambiguous-layout: error}}", "configuration-invalid-value",
      35, "it is here"
    ),
    (
      "lint: {options: {tiny-target: {sid: 1}}}", "configuration-unknown-key", 31,
      "did you mean 'side'?"
    ),
    ("lint: {options: {ambiguous: {side: 1}}}", "configuration-unknown-key", 29, nil),
    ("lint: {options: {tiny-target: {side: 101}}}", "configuration-invalid-value", 37, nil),
    ("lint: {options: {tiny-target: {strict: 1}}}", "configuration-invalid-value", 39, nil),
    (
      "lint: {options: {tiny-target: {by: are}}}", "configuration-unknown-name", 35,
      "did you mean 'area'?"
    ),
    (
      "lint: {options: {tiny-target: {sets: [{of: a}]}}}", "configuration-invalid-value", 39, nil
    ),
    ("lint: {deployment-target: new}", "configuration-invalid-value", 26, nil),
    ("lint: {all-sources: 1}", "configuration-invalid-value", 20, nil),
    ("lint: {paths: [{disabled: ambiguous}]}", "configuration-invalid-value", 16, nil),
    (
      "lint: {suppress: [{object: a, rule: ambiguous}]}", "configuration-invalid-value", 19, nil
    ),
    (
      "lint: {suppress: [{object: a, rule: ambiguous, reason: \" \"}]}",
      "configuration-invalid-value", 19, nil
    ),
    ("lint: {suppress: [{object: a, reason: b}]}", "configuration-invalid-value", 19, nil),
    (
      "lint: {suppress: [{rule: ambiguous, reason: b}]}", "configuration-invalid-value", 19,
      "to disable a rule everywhere, use 'disabled'"
    ),
    (
      "lint: {suppress: [{object: a, rule: duplicate-id, reason: b}]}",
      "configuration-mandatory-rule", 36, nil
    ),
  ])
  func `errors are reported at their position`(
    text: String, id: String, start: Int32, note: String?
  ) throws {
    let found = read([text]).diagnostics[0]
    try #require(found.count == 1, "\(found)")
    #expect(found[0].id == id)
    #expect(found[0].range.start == start)
    #expect(found[0].notes.first?.message == note)
  }

  @Test func `rules report unless they are opt-in`() {
    #expect(isOn(policy([], [])) == ["ambiguous-layout", "variation-order", "duplicate-id"])
    #expect(
      isOn(policy(["lint: {enabled: tiny-target, disabled: [ambiguous]}"], ["a.xib"]))
        == ["variation-order", "tiny-target", "duplicate-id"])
    #expect(
      isOn(policy(["lint: {only: tiny-target}"], ["a.xib"])) == ["tiny-target", "duplicate-id"])
  }

  @Test func `the nearest file wins, other settings are inherited`() {
    let outer = "lint: {disabled: [ambiguous, variation-order], severity: {tiny-target: error}}"
    let inner = "lint: {enabled: ambiguous}"
    let both = policy([outer, inner], ["A/a.xib", "a.xib"])
    #expect(isOn(both) == ["ambiguous-layout", "duplicate-id"])
    #expect(both.severity(of: "tiny-target") == .error)
    let only = policy([outer, "lint: {only: [variation-order]}"], ["A/a.xib", "a.xib"])
    #expect(isOn(only) == ["variation-order", "duplicate-id"])
  }

  @Test func `paths are relative to the folder of their file`() {
    let ambiguous = Self.rules.rules[0]
    let outer = "lint: {paths: [{in: [Old, '*.xib'], disabled: ambiguous}]}"
    #expect(!policy([outer], ["Old/A/a.xib"]).isOn(ambiguous))
    #expect(!policy([outer], ["a.xib"]).isOn(ambiguous))
    #expect(policy([outer], ["A/a.xib"]).isOn(ambiguous))
    let inner = "lint: {paths: [{in: '*.xib', enabled: ambiguous}]}"
    #expect(policy([outer, inner], ["Old/a.xib", "a.xib"]).isOn(ambiguous))
  }

  @Test func `the nearest setting includes or excludes documents`() {
    let outer = "lint: {included: [App], excluded: ['**/Old']}"
    #expect(policy([outer], ["App/a.xib"]).isIncluded)
    #expect(!policy([outer], ["Other/a.xib"]).isIncluded)
    #expect(!policy([outer], ["App/X/Old/a.xib"]).isIncluded)
    #expect(
      policy([outer, "lint: {included: '**'}"], ["App/Old/a.xib", "a.xib"]).isIncluded)
  }

  @Test func `the nearest value of each option wins`() {
    let outer = "lint: {options: {tiny-target: {side: 44, kinds: [a, b]}}}"
    let inner = "lint: {options: {tiny-target: {side: 24}}}"
    let options = policy([outer, inner], ["A/a.xib", "a.xib"]).options(of: "tiny-target")
    #expect(options.map(\.member.name) == ["kinds", "side"])
    #expect(options.map(\.member.value.number) == [nil, 24])
    #expect(options.map(\.location.file) == [0, 1])
  }

  @Test func `options have the values of their types`() {
    let text = """
      lint: {options: {tiny-target: {side: 24.5, kind_list: a, strict: true, by: area,
        sets: [{name: x, of: [1, y]}, {name: z}]}}}
      """
    let values = policy([text], ["a.xib"]).optionValues["tiny-target"]
    #expect(
      values == [
        "side": .number(24.5), "kinds": .texts(["a"]), "strict": .truth(true), "by": .text("area"),
        "sets": .groups([["name": ["x"], "of": ["1", "y"]], ["name": ["z"]]]),
      ])
  }

  private func finding(
    _ id: String, _ category: DiagnosticKind.Category, severity: Diagnostic.Severity,
    object: String? = nil, scene: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      Self.kind(id, severity, category), at: .start, message: "",
      object: object.map { ObjectID($0) }
    ).located(inScene: scene)
  }

  @Test
  func `findings of broken documents cannot be disabled or suppressed`() {
    let policy = policy(
      [
        """
        lint:
          enabled: tiny-target
          severity: {tiny-target: error}
          disabled: variation-order
          suppress:
          - {object: [x, y], scene: s, rule: ambiguous, reason: a}
          - {path: 'Old/*', rule: ambiguous, reason: b}
        """
      ], ["a.xib"])
    #expect(
      policy.verdict(on: finding("tiny-target", .layout, severity: .note)) == .reported(.error))
    #expect(policy.verdict(on: finding("variation-order", .variations, severity: .warning)) == .off)
    #expect(
      policy.verdict(on: finding("variation-order", .variations, severity: .error))
        == .reported(.error))
    func ambiguous(_ object: String?, _ scene: String?) -> LintPolicy.Verdict {
      policy.verdict(
        on: finding(
          "ambiguous-layout", .layout, severity: .warning, object: object, scene: scene))
    }
    #expect(ambiguous("y", "s") == .suppressed(Handle(0)))
    #expect(ambiguous("y", "t") == .reported(.warning))
    #expect(ambiguous("z", "s") == .reported(.warning))
    #expect(ambiguous(nil, "s") == .reported(.warning))
    #expect(policy.applicableSuppressions == [Handle(0)])
  }
}
