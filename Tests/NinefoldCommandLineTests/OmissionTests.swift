import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Lint's output about files that it did not examine.
@Suite struct OmissionTests {
  static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
        <objects>
            <textField id="t-1"><textFieldCell key="cell" title="Hello" id="c-1"/></textField>
        </objects>
    </document>

    """
  static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:0000000000000000000000000000000000000000000000000000000000000000
    size 1000

    """
  /// A document of a class with one outlet, which is connected.
  static let page = Sample.xib("v").replacingOccurrences(
    of: "<objects>",
    with: """
      <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Page">
                  <connections><outlet property="view" destination="v" id="o-1"/></connections>
              </placeholder>
      """)
  /// A storyboard with a segue that has an identifier.
  static let segue = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES" initialViewController="one">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="s-1"><objects>
                <viewController id="one" sceneMemberID="viewController">
                    <connections><segue destination="two" kind="show" identifier="Other" id="seg"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s-2"><objects>
                <viewController id="two" sceneMemberID="viewController"/>
            </objects></scene>
        </scenes>
    </document>

    """
  static let source = """
    import UIKit

    class Page: UIViewController {
      @IBOutlet weak var titleLabel: UILabel!
      func open() { performSegue(withIdentifier: "Next", sender: nil) }
    }
    """

  private func lint(_ folder: TemporaryFolder, _ options: [String] = []) -> ToolRun {
    ToolRun(["lint", folder.url.path, "--cell", "canvas"] + options)
  }

  @Test func documentsOfOtherSystemsAreCountedAsSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.mac, to: "A.xib")
    try folder.write(Self.mac, to: "B.xib")
    try folder.write(Self.pointer, to: "C.xib")
    try folder.write(Sample.xib(), to: "D.xib")
    let run = lint(folder)
    #expect(run.status == .clean)
    #expect(
      run.output
        == "no findings in 1 document; 3 skipped: 2 for macOS, 1 not fetched by Git LFS\n")
    #expect(lint(folder, ["--jobs", "3"]).output == run.output)
    #expect(lint(folder, ["--quiet"]).output == "")
    // A report that has no field for it leaves it to standard error.
    let xcode = lint(folder, ["--reporter", "xcode"])
    #expect(xcode.output == "")
    #expect(
      xcode.error
        == "ninefold: warning: 3 skipped: 2 for macOS, 1 not fetched by Git LFS\n")
    #expect(lint(folder, ["--reporter", "xcode", "-q"]).error == "")
  }

  @Test func folderWithoutDocumentsIsAnErrorUnlessAllowed() throws {
    let folder = try TemporaryFolder()
    for reporter in ["text", "markdown", "summary"] {
      let run = lint(folder, ["--reporter", reporter])
      #expect(run.status == .failure)
      #expect(run.output == "")
      #expect(
        run.error
          == "ninefold: error: '\(folder.url.path)' contains no .storyboard or .xib files; use --allow-empty to allow this\n"
      )
    }
    #expect(lint(folder, ["--reporter", "json"]).output == "[]\n")
    #expect(lint(folder, ["--allow-empty"]).output == "no findings in 0 documents\n")
    try folder.write("", to: ".git/HEAD")
    try folder.write("*.xib\n", to: ".gitignore")
    try folder.write(Sample.xib(), to: "A.xib")
    let ignored = lint(folder)
    #expect(ignored.status == .failure)
    #expect(ignored.output == "")
  }

  @Test func machineReadableReportsListSkippedDocuments() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.mac, to: "A.xib")
    let json = lint(folder, ["--reporter", "json"])
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(array.count == 1)
    #expect(array.first?["file"] as? String == path)
    #expect(array.first?["level"] as? String == "note")
    #expect(array.first?["rule"] as? String == "unsupported-runtime")
    let sarif = lint(folder, ["--reporter", "sarif"])
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.count == 1)
    #expect(notes.first?["level"] as? String == "note")
    #expect(
      lint(folder, ["--reporter", "junit"]).output.contains(
        "<skipped message=\"the document is for macOS and is skipped\"/>"))
    // Files without findings because they were not examined are a separate suite.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Gone.xib"), withDestinationPath: "nowhere")
    let junit = lint(folder, ["--reporter", "junit"]).output
    #expect(junit.contains("<testsuites name=\"ninefold lint\" tests=\"2\""), "\(junit)")
    #expect(
      junit.contains(
        """
          <testsuite name="\(folder.path("Gone.xib"))" tests="1" failures="0" errors="0">
            <testcase name="not checked" classname="\(folder.path("Gone.xib"))">\
        <skipped message="the document cannot be read"/></testcase>
          </testsuite>

        """), "\(junit)")
    try FileManager.default.removeItem(atPath: folder.path("Gone.xib"))
    // If everything was examined, nothing is reported.
    try folder.write(Sample.xib(), to: "A.xib")
    #expect(!lint(folder, ["--reporter", "sarif"]).output.contains("invocations"))
    #expect(lint(folder, ["--reporter", "json"]).output == "[]\n")
  }

  @Test func skippedOperandIsReported() throws {
    let folder = try TemporaryFolder()
    let mac = ToolRun(["lint", try folder.write(Self.mac, to: "A.xib")])
    #expect(mac.status == .clean)
    #expect(mac.output.contains("[unsupported-runtime]"))
    #expect(mac.output.hasSuffix("\n1 note in 1 file; 1 skipped: 1 for macOS\n"), "\(mac.output)")
    let twice = ToolRun(["lint", folder.url.path, folder.path("A.xib")])
    #expect(twice.output.hasSuffix("; 1 skipped: 1 for macOS\n"), "\(twice.output)")
    let path = try folder.write(Self.pointer, to: "B.xib")
    let pointer = ToolRun(["lint", path])
    #expect(pointer.status == .findings)
    #expect(pointer.output.contains("[git-lfs-pointer]"))
    let json = ToolRun(["lint", path, "--reporter", "json"])
    #expect(json.output.matches(of: #/"rule"/#).count == 1)
  }

  @Test func unreadableDocumentsTurnFindingsIntoNotes() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.page, to: "Page.xib")
    try folder.write(Self.source, to: "Page.swift")
    try folder.write(
      "lint: {enabled: [unused-outlet], severity: {unused-outlet: error}}\n",
      to: ".ninefold.yml")
    try folder.write(Self.segue, to: "Other.storyboard")
    let whole = lint(folder, ["--reporter", "xcode"])
    #expect(
      whole.output.contains("Page.swift:4:22: error: no document connects"), "\(whole.output)")
    #expect(whole.output.contains(": error: the project has no segue 'Next'"))
    // A pod cannot refer to the app's classes, and a xib has no segues.
    try folder.write(Self.pointer, to: "Pods/Some/Cell.xib")
    let vendored = lint(folder, ["--reporter", "xcode"])
    #expect(vendored.output.contains("Page.swift:4:22: error: no document connects"))
    #expect(vendored.output.contains(": error: the project has no segue 'Next'"))
    try folder.write(Self.pointer, to: "Some/Cell.xib")
    try folder.write(Self.pointer, to: "Some/Main.storyboard")
    let run = lint(folder, ["--reporter", "xcode"])
    #expect(run.status == .clean)
    #expect(run.output.contains("Page.swift:4:22: note: no document connects"), "\(run.output)")
    #expect(run.output.contains(": note: the project has no segue 'Next'"))
    #expect(
      run.output.contains(
        "\(folder.path("Some/Cell.xib")): note: this is a Git LFS pointer, not the file itself, so the finding is uncertain"
      ))
    // Findings in the baseline still match, with and without the file.
    let file = folder.path("known.json")
    _ = lint(folder, ["--write-baseline", file])
    try FileManager.default.removeItem(atPath: folder.path("Some"))
    #expect(lint(folder, ["--reporter", "xcode", "--baseline", file]).output == "")
  }

  @Test func unreadableSourcesTurnFindingsIntoNotes() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    let page = Self.page.replacingOccurrences(
      of: "customClass=\"Page\"",
      with: "customClass=\"Pgae\" customModule=\"App\" customModuleProvider=\"target\"")
    try folder.write(page, to: "Page.xib")
    try folder.write(Self.source, to: "Page.swift")
    #expect(lint(folder).output.contains(": warning: no source of the project declares the class"))
    try folder.write(Self.pointer, to: "More.swift")
    let run = lint(folder)
    #expect(run.output.contains(": note: no source of the project declares the class 'Pgae'"))
    #expect(run.output.contains("More.swift: note: this is a Git LFS pointer"))
    #expect(
      run.output.contains(
        "not checked: '\(folder.path("More.swift"))' (this is a Git LFS pointer"),
      "\(run.output)")
    try folder.write("lint: {disabled: [skipped-input]}\n", to: ".ninefold.yml")
    #expect(!lint(folder).output.contains("not checked"))
  }

  @Test func emptySubmodulesTurnFindingsIntoNotes() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Sample.xib(), to: "App/A.xib")
    try folder.write(
      "<plist version=\"1.0\"><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>",
      to: "App/Info.plist")
    #expect(lint(folder).output.contains(": warning: UILaunchStoryboardName names 'Launch'"))
    try folder.write(
      "[submodule \"core\"]\n\tpath = external/core\n\turl = ../core.git\n", to: ".gitmodules")
    try folder.write("", to: "external/core/.keep")
    let run = lint(folder)
    #expect(run.output.contains(": note: UILaunchStoryboardName names 'Launch'"), "\(run.output)")
    #expect(run.output.contains("external/core: note: this submodule is not checked out"))
    #expect(run.output.contains("not checked: '\(folder.path("external/core"))'"))
    try folder.write(Sample.xib(), to: "external/core/Launch.xib")
    #expect(lint(folder).output == "no findings in 2 documents\n")
    // A path that leads out of the project does not count.
    try folder.write("[submodule \"a\"]\npath = ../../nothing\n", to: ".gitmodules")
    #expect(lint(folder).output == "no findings in 2 documents\n")
  }

  @Test func propertyListWithoutDocumentsNamesAMissingStoryboard() throws {
    let folder = try TemporaryFolder()
    for text in [
      "<key>UIMainStoryboardFile</key><string>Main</string>",
      "<key>UILaunchStoryboardName</key><string>Main</string>",
      "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>",
    ] {
      try folder.write("<plist version=\"1.0\"><dict>\(text)</dict></plist>", to: "Info.plist")
      let run = lint(folder)
      #expect(run.status == .failure)
      #expect(run.output.contains("names 'Main', but the project has no such storyboard"))
      #expect(run.error.contains("no .storyboard or .xib file"))
      #expect(lint(folder, ["--allow-empty"]).status == .clean)
    }
  }

  @Test func ibtoolFailsOnSkippedDocuments() throws {
    let folder = try TemporaryFolder()
    let mac = try folder.write(Self.mac, to: "A.xib")
    let file = folder.path("A.strings")
    for flags in [
      ["--export-strings-file", file], ["--generate-strings-file", file], ["--localizable-strings"],
      ["--objects"], ["--all"], ["--errors", "--warnings", "--notices"],
    ] {
      let run = ToolRun(["ibtool", "--output-format", "human-readable-text"] + flags + [mac])
      #expect(run.status == .findings, "\(flags)")
      #expect(
        run.output.contains("\(mac): error: the document cannot be processed (it is for macOS)"),
        "\(run.output)")
    }
    #expect(folder.text("A.strings") == nil)
    // Findings that require only the elements are known.
    #expect(ToolRun(["ibtool", "--hierarchy", "--connections", mac]).status == .clean)
    let unknown = try folder.write("<document type=\"x\"/>", to: "B.xib")
    #expect(ToolRun(["ibtool", "--export-strings-file", file, unknown]).status == .findings)
    #expect(folder.text("A.strings") == nil)
  }

  @Test func suppressionsOfDeletedFilesAreReported() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "App/A.xib")
    try folder.write(
      """
      lint:
        suppress:
          - {rule: ambiguous-layout, path: App/Old.xib, reason: it was so}
          - {rule: ambiguous-layout, object: gone-id, reason: it was so}
          - {rule: ambiguous-layout, path: App/A.xib, object: gone-too, reason: it was so}
          - {rule: ambiguous-layout, path: "App/*.xib", reason: it may be so}
          - {rule: ambiguous-layout, path: "**/B.xib", reason: it was so}
          - {rule: ambiguous-layout, path: "App/*.storyboard", reason: it was so}
          - {rule: ambiguous-layout, path: [Views/*.xib, "App/O?d.xib"], reason: it was so}
          - {rule: ambiguous-layout, path: "Pods/**/*.xib", reason: it is not checked}

      """, to: ".ninefold.yml")
    try folder.write(Sample.xib(), to: "Pods/Some/C.xib")
    let run = lint(folder, ["--reporter", "xcode"])
    #expect(run.status == .clean)
    let told = run.output.split(separator: "\n").filter { $0.contains("[configuration-unused") }
    #expect(told.count == 7, "\(run.output)")
    #expect(run.output.contains(":3:"))
    for pattern in ["**/B.xib", "App/*.storyboard", "Views/*.xib', 'App/O?d.xib"] {
      #expect(
        run.output.contains("this suppression refers to '\(pattern)', which does not exist"),
        "\(run.output)")
    }
    #expect(run.output.contains("this suppression refers to 'App/Old.xib', which does not exist"))
    #expect(run.output.contains("this suppression refers to 'gone-id', which does not exist"))
    #expect(run.output.contains("this suppression refers to 'gone-too', which does not exist"))
    // Nothing is known about files that were not examined.
    let part = ToolRun(["lint", folder.path("App/A.xib"), "--reporter", "xcode"])
    #expect(!part.output.contains("'gone-id'"), "\(part.output)")
    #expect(!part.output.contains(".storyboard'"), "\(part.output)")
    #expect(!part.output.contains("B.xib"), "\(part.output)")
  }
}
