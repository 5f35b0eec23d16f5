import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Statements that lint does not make, because it does not see their subject or because no device
/// shows it.
@Suite struct LintScopeTests {
  @Test func subfoldersUseTheImagesOfTheProject() throws {
    let folder = try TemporaryFolder()
    let xib = Sample.xib(extra: "").replacingOccurrences(
      of: "</objects>",
      with: "</objects><resources><image name=\"Star\" width=\"10\" height=\"10\"/></resources>")
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    for image in ["A.xcassets/Star", "Feature/B.xcassets/Moon"] {
      try folder.write("{}", to: "\(image).imageset/Contents.json")
    }
    try folder.write(xib, to: "Feature/W.xib")
    let rules = ["--reporter", "xcode", "--cell", "canvas"]
    let part = ToolRun(["lint", folder.path("Feature")] + rules)
    #expect(!part.output.contains("missing-image"), "\(part.output)")
    // The same folder as its own project is complete.
    try folder.write("// swift-tools-version: 6.0", to: "Feature/Package.swift")
    let whole = ToolRun(["lint", folder.path("Feature")] + rules)
    #expect(whole.output.contains("[missing-image]"), "\(whole.output)")
  }

  @Test func findingsInUnusedConfigurationsAreNotes() throws {
    let folder = try TemporaryFolder()
    let xib = Sample.xib(
      extra: """

        <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="20" y="20" width="40" height="40"/>
                <constraints>
                    <constraint firstAttribute="width" constant="40" id="w-1"/>
                    <constraint firstAttribute="width" constant="50" id="w-2"/>
                    <constraint firstAttribute="height" constant="40" id="h-1"/>
                </constraints>
                <variation key="default">
                    <mask key="constraints">
                        <exclude reference="w-2"/>
                    </mask>
                </variation>
                <variation key="heightClass=compact">
                    <mask key="constraints">
                        <include reference="w-2"/>
                    </mask>
                </variation>
            </view>
        </subviews>
        """)
    try folder.write(xib, to: "Both.xib")
    try folder.write(xib, to: "Box~ipad.xib")
    // An app that rotates.
    try folder.write(
      """
      <plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>
      """, to: "Info.plist")
    let run = ToolRun(["lint", "--reporter", "xcode", folder.url.path])
    let lines = run.output.split(separator: "\n").filter {
      $0.contains("[conflicting-constraints]")
    }
    #expect(lines.count == 2, "\(run.output)")
    #expect(
      lines.first?.contains("Both.xib") == true && lines.first?.contains(": warning: ") == true)
    #expect(lines.last?.contains(": note: ") == true)
  }

  @Test func configurationErrorsCannotBeDisabled() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(extra: ""), to: "D.xib")
    try folder.write("lint: {only: [duplicate-constrain], typo: 1}", to: ".ninefold.yml")
    let run = ToolRun(["lint", "--reporter", "xcode", folder.url.path])
    #expect(run.status == .findings)
    #expect(run.output.contains("duplicate-constrain"), "\(run.output)")
    #expect(run.output.contains("[configuration-unknown-key]"), "\(run.output)")
  }

  @Test func malformedStringsSuppressMissingTranslations() throws {
    let folder = try TemporaryFolder()
    try folder.write("lint: {enabled: [missing-translation]}", to: ".ninefold.yml")
    try folder.write(Sample.xib(extra: ""), to: "D.xib")
    try folder.write("\"a\" = \"A\";\n\"b\" = \"B\";\n", to: "en.lproj/Texts.strings")
    try folder.write("\"a\" = \"A\"\n", to: "fr.lproj/Texts.strings")
    let damaged = ToolRun(["lint", "--reporter", "xcode", folder.url.path])
    #expect(!damaged.output.contains("missing-translation"), "\(damaged.output)")
    try folder.write("\"a\" = \"A\";\n", to: "fr.lproj/Texts.strings")
    let whole = ToolRun(["lint", "--reporter", "xcode", folder.url.path])
    #expect(whole.output.contains("'b' is missing in 'fr'"), "\(whole.output)")
  }
}
