import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// The effects of configuration files on the findings of `lint`.
@Suite struct LintPolicyTests {
  /// A xib with one warning: the type of a font is misspelled.
  private static let unwise = Sample.xib(
    extra: """

                      <subviews>
                          <label text="Document" fixedFrame="YES" id="lbl-on-e01">
                              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                              <fontDescription key="fontDescription" type="boldSytem" pointSize="17"/>
                          </label>
                      </subviews>
      """)

  private func folder(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(configuration, to: ".ninefold.yml")
    try folder.write(Self.unwise, to: "A/D.xib")
    return folder
  }

  private func lint(_ folder: TemporaryFolder, _ options: [String] = []) -> ToolRun {
    ToolRun(["lint", folder.url.path, "--cell", "canvas", "--reporter", "xcode"] + options)
  }

  @Test func findingsAreReportedWithoutALintSection() throws {
    let run = lint(try folder(""))
    #expect(run.output.contains("D.xib:"))
    #expect(run.output.contains(": warning: "))
    #expect(run.output.contains("[unknown-value]"))
    #expect(run.status == .clean)
  }

  @Test func rulesCanBeDisabledEverywhereAndInPaths() throws {
    for text in [
      "lint: {disabled: unknown-value}", "lint: {only: ambiguous}",
      "lint: {paths: [{in: A, disabled: unknown-value}]}",
      "lint: {paths: [{in: '*/D.xib', disabled: unknown-value}]}", "lint: {excluded: A}",
      "lint: {included: B}",
    ] {
      let run = lint(try folder(text))
      #expect(run.output == "", "\(text)")
      #expect(run.error == "", "\(text)")
    }
    let run = lint(try folder("lint: {paths: [{in: B, disabled: unknown-value}]}"))
    #expect(run.output.contains("[unknown-value]"))
  }

  @Test func configuredSeverityAffectsTheExitStatus() throws {
    let folder = try folder("lint: {severity: {unknown-value: error}}")
    #expect(lint(folder).status == .findings)
    #expect(lint(folder).output.contains(": error: "))
    let lenient = lint(folder, ["--lenient"])
    #expect(lenient.status == .clean)
    #expect(lenient.output.contains(": warning: "))
    #expect(lint(folder, ["--lenient", "--strict"]).status == .failure)
  }

  @Test func brokenDocumentFindingsAreAlwaysReported() throws {
    let folder = try folder(
      """
      lint:
        disabled: [duplicate-id]
        suppress:
        - {path: '**', rule: duplicate-id, reason: why not}
      """)
    try folder.write(Sample.faulty, to: "A/D.xib")
    let run = lint(folder, ["--lenient"])
    #expect(run.status == .findings)
    #expect(run.output.contains("error: ") && run.output.contains("[duplicate-id]"))
    #expect(run.output.contains(".ninefold.yml:2:14: warning: "))
    #expect(run.output.contains(".ninefold.yml:4:24: warning: "))
    #expect(run.output.matches(of: #/\[configuration-mandatory-rule\]/#).count == 2)
  }

  @Test func suppressionsApplyAndUnusedOnesAreReported() throws {
    let folder = try folder(
      """
      lint:
        suppress:
        - {object: lbl-on-e01, rule: unknown-value, reason: so be it}
      """)
    let run = lint(folder)
    #expect(run.output == "")
    // Once the document is fixed, the suppression is unused; for a document that was not linted, this is unknown.
    try folder.write(
      Self.unwise.replacingOccurrences(of: "boldSytem", with: "boldSystem"), to: "A/D.xib")
    try folder.write(Sample.xib("other"), to: "B/E.xib")
    let mended = lint(folder)
    #expect(
      mended.output.contains(".ninefold.yml:3:6: note: this suppression matches no findings"))
    #expect(mended.status == .clean)
    let other = ToolRun(["lint", folder.path("B"), "--cell", "canvas", "--reporter", "xcode"])
    #expect(other.output == "")
    let off = try #require(folder.text(".ninefold.yml")).replacingOccurrences(
      of: "lint:\n", with: "lint:\n  disabled: configuration-unused-suppression\n")
    try folder.write(off, to: ".ninefold.yml")
    #expect(lint(folder).output == "")
  }

  @Test func suppressionsOfDeletedScenesAreReported() throws {
    let folder = try folder(
      """
      lint:
        suppress:
        - {path: A/D.xib, scene: gone, rule: ambiguous-layout, reason: so be it}
        - {path: [A/D.xib, B/E.xib], object: gone-too, rule: ambiguous-layout, reason: so be it}
      """)
    try folder.write(Sample.xib(), to: "A/D.xib")
    try folder.write(Sample.xib("other"), to: "B/E.xib")
    func reportedUnmatched(_ names: String...) -> [String] {
      let run = ToolRun(
        ["lint", "--cell", "canvas", "--reporter", "xcode"] + names.map { folder.path($0) })
      return ["gone", "gone-too"].filter {
        run.output.contains("this suppression refers to '\($0)', which does not exist")
      }
    }
    #expect(reportedUnmatched("A/D.xib") == ["gone"])
    #expect(reportedUnmatched("A") == ["gone"])
    #expect(reportedUnmatched("B/E.xib") == [])
    #expect(reportedUnmatched("A/D.xib", "B/E.xib") == ["gone", "gone-too"])
    #expect(reportedUnmatched("") == ["gone", "gone-too"])
  }

  @Test func pathsApplyToFindingsInCatalogs() throws {
    let folder = try folder("lint: {excluded: A/D.xib}")
    try folder.write("{", to: "A/Assets.xcassets/Contents.json")
    try folder.write("{", to: "Pods/X/Assets.xcassets/Contents.json")
    let run = lint(folder)
    #expect(run.output.matches(of: #/\[json-syntax\]/#).count == 1, "\(run.output)")
    try folder.write(
      "lint: {paths: [{in: '**/*.xcassets', severity: {json-syntax: note}}]}", to: ".ninefold.yml")
    #expect(lint(folder).output.contains("Contents.json:1:2: note: "))
  }

  @Test func ruleTableShowsTheEffectiveSettings() throws {
    let folder = try folder("lint: {disabled: ambiguous, severity: {unknown-value: error}}")
    let run = ToolRun(["lint", "--rules", folder.path("A")])
    #expect(run.status == .clean)
    #expect(
      run.output.contains(#/\nambiguous-layout +warning +layout +off +yes +- +ambiguous\S* +/#))
    #expect(run.output.contains(#/\nunknown-value +error +document +on +- +- +- +/#))
    #expect(
      run.output.contains(
        #/\nduplicate-id +error +references +always +- +- +doc_duplicate_id,duplicate_id +/#))
    #expect(
      run.output.contains(#/\nunknown-segue-in-code +error +classes +on +- +documents,sources +/#))
    #expect(ToolRun(["lint", "--rules", "--no-config"]).status == .clean)
    #expect(ToolRun(["lint", "--rules", folder.path("none")]).status == .failure)
  }

  @Test func ruleTableEndsWithWhatRulesRead() throws {
    let folder = try folder("lint: {}")
    try folder.write("", to: ".git/HEAD")
    try folder.write("class Page {}", to: "Page.swift")
    try folder.write("pod 'Kit'", to: "Podfile")
    let run = ToolRun(["lint", "--rules", folder.url.path])
    #expect(
      run.output.contains(
        "\nsources: 1 found\n  not read: Podfile, the pods that this requires are not installed\n"),
      "\(run.output.suffix(600))")
    #expect(
      run.output.hasSuffix("\n  not read: Podfile, the pods that this requires are not installed\n")
    )
    #expect(run.output.contains(#/\ndocuments: [1-9]\d* found\n/#))
    #expect(!ToolRun(["lint", "--rules", "--no-config"]).output.contains(" found\n"))
  }

  @Test func printedConfigurationIsEquivalent() throws {
    let folder = try folder(
      """
      lint:
        disabled: [ambiguous, variation-order]
        severity: {unknown-value: error}
        options: {unlisted-base-class: {classes: [{element-class: "x: \\"y\\"", base-classes: [a, b]}]}}
        deployment-target: "15.0"
        devices: [iPhone SE, ipad9_7]
        locales: [ar]
        all-sources: true
        suppress:
        - {object: lbl-on-e01, rule: unknown-value, reason: "so\\nbe it"}
        - {path: B, rule: unknown-value, reason: elsewhere}
      """)
    try folder.write("lint: {enabled: variation-order, excluded: E.xib}", to: "A/.ninefold.yml")
    try folder.write(Sample.xib(), to: "A/E.xib")
    func printed(_ path: String, _ options: [String] = []) -> String {
      let run = ToolRun(["lint", "--print-config", folder.path(path)] + options)
      #expect(run.status == .clean && run.error.isEmpty, "\(run.error)")
      return run.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
        .joined(separator: "\n")
    }
    for name in ["A/D.xib", "A/E.xib", "A", "B.xib"] {
      try folder.write(Sample.xib(), to: "B.xib")
      let text = printed(name)
      let copy = try TemporaryFolder()
      let file = try copy.write(text, to: "copy.yml")
      #expect(printed(name, ["--config", file]) == text)
    }
    let text = printed("A/E.xib")
    #expect(text.contains("  excluded:\n  - \"**\""))
    #expect(
      text.contains("  disabled:\n  - ambiguous-layout\n  severity:\n    unknown-value: error"))
    #expect(
      text.contains(
        #"unlisted-base-class: {classes: [{element-class: "x: \"y\"", base-classes: [a, b]}]}"#))
    #expect(text.contains("  devices:\n  - \"iPhone SE\"\n  - \"ipad9_7\""))
    #expect(text.contains(#"reason: "so\nbe it"}"#))
    #expect(!text.contains("elsewhere"))
    #expect(printed("A/D.xib", ["--no-config"]) == "lint: {}")
  }

  @Test func explainAcceptsSeveralIDsAndSuggestsNearMisses() {
    let run = ToolRun(["explain", "duplicate-id", "ambiguous", "duplicate_id"])
    #expect(run.status == .clean)
    #expect(run.output.hasPrefix("duplicate-id (error)\n"))
    #expect(run.output.contains("\n\nambiguous-layout (warning)\n"))
    #expect(run.output.matches(of: #/duplicate-id \(error\)/#).count == 1)
    let miss = ToolRun(["explain", "duplicate-id", "dangling-referense"])
    #expect(miss.status == .failure)
    #expect(miss.output == "")
    #expect(miss.error.contains("did you mean 'dangling-reference'?"))
  }

  @Test func ibLinterConfigurationIsTheFallback() throws {
    let folder = try folder("views: []\n")
    try folder.write(
      """
      enabled_rules:
        - relative_to_margin
        - custom_class_nam
      disabled_rules: [ambiguous, no_such_rule]
      excluded: [Carthage, A/D.xib]
      reporter: json
      view_as_device_rule: {device_id: retina4_7}
      use_base_class_rule:
        - element_class: UIViewController
      """, to: ".iblinter.yml")
    let run = lint(folder)
    #expect(!run.output.contains("[unknown-value]"))
    #expect(
      run.output.contains(
        ".iblinter.yml:3:5: note: Ninefold has no rules 'custom_class_nam', 'no_such_rule'"))
    #expect(
      run.output.contains(
        ".iblinter.yml:6:1: note: 'reporter' has no effect: use --reporter, as in '--reporter xcode'"
      ))
    #expect(run.output.split(separator: "\n").count == 2, "\(run.output)")
    let printed = ToolRun(["lint", "--print-config", folder.path("A/D.xib")])
    #expect(printed.output.contains("  disabled:\n  - ambiguous-layout\n"))
    #expect(printed.output.contains("  enabled:\n  - relative-to-margin\n"))
    #expect(printed.output.contains("  excluded:\n"))
    let compiled = ToolRun(
      ["compile", folder.path("A/D.xib"), "--cell", "canvas", "-o", folder.path("Out")])
    #expect(!compiled.error.contains("iblinter"))
    try folder.write("lint: {}\n", to: "A/.ninefold.yml")
    #expect(lint(folder).output.contains("[unknown-value]"))
  }

  @Test func ibLinterOptionsApplyToRules() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      enabled_rules: [use_base_class, view_as_device]
      use_base_class_rule:
      - element_class: UIView
        base_classes: [Base]
      view_as_device_rule: {device_id: retina4_0}
      """, to: ".iblinter.yml")
    try folder.write(Sample.xib(), to: "A.xib")
    let run = lint(folder)
    #expect(run.output.contains("it must be one of 'Base'"))
    #expect(run.output.contains("retina4_0"))
    let table = ToolRun(["lint", "--rules", folder.url.path])
    #expect(table.output.contains("device=retina4_0"))
  }

  @Test func deploymentTargetOptionIsApplied() throws {
    let folder = try folder("lint: {deployment-target: \"9.0\"}")
    #expect(lint(folder, ["--minimum-deployment-target", "x"]).status == .failure)
    #expect(lint(folder, ["--minimum-deployment-target", "15.0"]).status == .clean)
  }
}
