import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `ninefold compare`, from the documents to the page.
@Suite struct CompareTests {
  private static func label(
    _ text: String, x: Int = 10, id: String = "aaa-bb-ccc", more: String = ""
  ) -> String {
    """
    <subviews><label opaque="NO" text="\(text)" fixedFrame="YES" id="\(id)"\(more)>
    <rect key="frame" x="\(x)" y="20" width="200" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    """
  }

  private static func image(_ name: String) -> String {
    """
    <subviews><imageView fixedFrame="YES" image="\(name)" id="aaa-bb-ccc">
    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></imageView></subviews>
    """
  }

  /// Two folders with one document each.
  private func pair(_ old: String, _ new: String, name: String = "A.xib") throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(extra: old), to: "old/\(name)")
    try folder.write(Sample.xib(extra: new), to: "new/\(name)")
    return folder
  }

  private func compare(_ folder: TemporaryFolder, _ options: String...) -> ToolRun {
    let path = folder.url.path
    return ToolRun(["compare", "\(path)/old", "\(path)/new"] + options)
  }

  @Test func changedObjectsAreReportedWithTheirConfigurations() throws {
    let folder = try pair(Self.label("Hello"), Self.label("Bye", x: 14))
    let run = compare(folder)
    #expect(run.status == .findings)
    #expect(run.error == "")
    #expect(
      run.output == """
        A.xib
          scene 'v'
            label "Bye" (aaa-bb-ccc)
              moved 10 20 -> 14 20, everywhere
              text 'Hello' -> 'Bye', everywhere
        1 document of 1 changed: 1 object moved; 1 text changed

        """)
  }

  @Test func spellingVersionsAndIDsAreNotReported() throws {
    let folder = try pair(Self.label("Hello"), Self.label("Hello", id: "ddd-ee-fff"))
    let run = compare(folder)
    #expect(run.status == .clean)
    #expect(run.output == "nothing changed in 1 document\n")
  }

  @Test func exitStatusCanDependOnKindsOfChanges() throws {
    let folder = try pair(Self.label("Hello"), Self.label("Bye"))
    #expect(compare(folder, "--fail-on", "moved").status == .clean)
    #expect(compare(folder, "--fail-on", "moved", "--fail-on", "text").status == .findings)
    let wrong = compare(folder, "--fail-on", "texts")
    #expect(wrong.status == .failure)
    #expect(wrong.error.contains("text"))
  }

  /// Comparing layout files gives the same result as comparing documents, except for the appearance of images and
  /// colors.
  @Test func foldersOfLayoutsAreCompared() throws {
    let folder = try pair(Self.label("Hello"), Self.label("Bye", x: 14))
    let path = folder.url.path
    for side in ["old", "new"] {
      #expect(
        ToolRun(["compile", "\(path)/\(side)", "-o", "\(path)/l\(side)"]).status == .clean)
    }
    let documents = compare(folder)
    let layouts = ToolRun(["compare", "\(path)/lold", "\(path)/lnew"])
    #expect(layouts.output == documents.output)
    try folder.write("{\"format\": 1}", to: "lnew/B.xib.layout.json")
    try folder.write("{", to: "lold/B.xib.layout.json")
    try folder.write("{", to: "lnew/C.xib.layout.json")
    try folder.write("{", to: "lold/D.xib.layout.json")
    try folder.write("{}", to: "lold/E.xib.layout.json")
    try folder.write("{}", to: "lnew/E.xib.layout.json")
    let broken = ToolRun(["compare", "\(path)/lold", "\(path)/lnew"])
    #expect(broken.status == .failure)
    #expect(broken.error.contains("cannot read layouts from 'B.xib'"))
    let reason = "it is not a layout file that 'ninefold compile' wrote"
    #expect(
      broken.output.hasSuffix(
        """
        not compared: B.xib: \(reason)
        not compared: C.xib: \(reason) (after)
        not compared: D.xib: \(reason) (before)
        not compared: E.xib: \(reason)
        1 document of 1 changed: 1 object moved; 1 text changed; 4 documents not compared

        """), "\(broken.output)")
  }

  /// Documents that cannot be read are reported with the reason, on either side.
  @Test func documentsThatCannotBeReadAreNotCompared() throws {
    let folder = try pair(Self.label("Hello"), Self.label("Bye"))
    let fine = Sample.xib(extra: Self.label("Hello"))
    try folder.write(OmissionTests.pointer, to: "old/Before.xib")
    try folder.write(fine, to: "new/Before.xib")
    try folder.write(fine, to: "old/After.xib")
    try folder.write("<document", to: "new/After.xib")
    try folder.write(OmissionTests.pointer, to: "old/Both.xib")
    try folder.write("<document", to: "new/Both.xib")
    try folder.write(OmissionTests.mac, to: "old/Mac.xib")
    try folder.write(OmissionTests.mac, to: "new/Mac.xib")
    try folder.write(OmissionTests.pointer, to: "old/Gone.xib")
    try folder.write(OmissionTests.pointer, to: "new/New.xib")
    let pointer = "the file is a Git LFS pointer, not the document itself"
    let truncated = "the file ends in the middle of the document"
    let run = compare(folder)
    #expect(run.status == .failure)
    #expect(
      run.output == """
        A.xib
          scene 'v'
            label "Bye" (aaa-bb-ccc)
              text 'Hello' -> 'Bye', everywhere
        not compared: After.xib: \(truncated) (after)
        not compared: Before.xib: \(pointer) (before)
        not compared: Both.xib: \(pointer) (before), \(truncated) (after)
        not compared: Gone.xib: \(pointer) (before)
        not compared: New.xib: \(pointer) (after)
        1 document of 2 changed: 1 text changed; 5 documents not compared

        """)
    // Standard error contains the locations of the errors.
    let path = folder.url.path
    #expect(run.error.contains("\(path)/new/After.xib:1:10: error: \(truncated)"))
    #expect(!run.error.contains("macOS"))

    let json = compare(folder, "--format", "json")
    #expect(json.status == .failure)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let unread = try #require(root["notCompared"] as? [[String: String]])
    #expect(unread.count == 5)
    #expect(unread.first == ["path": "After.xib", "after": truncated])
    #expect(unread[2] == ["path": "Both.xib", "before": pointer, "after": truncated])

    let markdown = compare(folder, "--format", "markdown").output
    #expect(markdown.contains("\nNot compared:\n\n- After.xib: \(truncated) (after)\n"))
    let page = compare(folder, "--format", "html").output
    #expect(page.contains("<h2>Not compared</h2>"))
    #expect(page.contains("<li><bdi>After.xib</bdi>: \(truncated) (after)</li>"))
  }

  /// Layout files contain connections and what constraints have in all configurations.
  @Test func connectionsAndConstraintsInLayoutFilesAreCompared() throws {
    func view(_ priority: Int, _ property: String) -> String {
      """
      <subviews><label text="Sign" id="aaa-bb-ccc"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints><constraint firstAttribute="width" constant="9" priority="\(priority)" id="c-1"/>
      </constraints><connections><outlet property="\(property)" destination="v" id="o-1"/>
      </connections></label></subviews>
      """
    }
    let folder = try pair(view(1000, "shed"), view(999, "barn"))
    for side in ["old", "new"] {
      let run = ToolRun(["compile", folder.path("\(side)"), "-o", folder.path("out/\(side)")])
      #expect(run.status == .clean)
    }
    let run = ToolRun(["compare", folder.path("out/old"), folder.path("out/new")])
    #expect(run.output.contains("priority 1000 -> 999, everywhere"), "\(run.output)")
    #expect(run.output.contains("outlet barn added: 'v', everywhere"))
    #expect(run.output.contains("outlet shed removed, was 'v', everywhere"))
    #expect(run.status == .findings)
  }

  @Test func notComparedSectionIsOmittedIfEmpty() throws {
    let folder = try pair(Self.label("Hello"), Self.label("Hello"))
    #expect(compare(folder, "--format", "json").output.contains("\"notCompared\": []"))
    for format in ["text", "markdown", "html"] {
      #expect(!compare(folder, "--format", format).output.lowercased().contains("not compared"))
    }
  }

  @Test func unreadableDocumentIsNotCompared() throws {
    let folder = try pair(Self.label("Hello"), Self.label("Bye"))
    let pointer = try folder.write(OmissionTests.pointer, to: "old/P.xib")
    for (old, new, side) in [
      (pointer, folder.path("new/A.xib"), "A.xib: the file is a Git LFS pointer"),
      (folder.path("old/A.xib"), pointer, "P.xib: the file is a Git LFS pointer"),
    ] {
      let run = ToolRun(["compare", old, new])
      #expect(run.status == .failure)
      #expect(run.output.hasPrefix("not compared: \(side)"), "\(run.output)")
      #expect(run.output.hasSuffix("\n1 document not compared\n"), "\(run.output)")
    }
  }

  /// In folders, names matter regardless of the number of documents.
  @Test func foldersOfOneDocumentEachAreComparedByPaths() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(extra: Self.label("Hello")), to: "new/A.xib")
    try folder.write(OmissionTests.pointer, to: "old/M.xib")
    let run = compare(folder)
    #expect(run.status == .failure)
    #expect(
      run.output == """
        A.xib: added
        not compared: M.xib: the file is a Git LFS pointer, not the document itself (before)
        1 document of 1 changed: 1 added; 1 document not compared

        """)
    try folder.write(OmissionTests.mac, to: "old/M.xib")
    #expect(
      compare(folder).output == """
        A.xib: added
        M.xib: removed
        2 documents of 2 changed: 1 added and 1 removed

        """)
    try folder.write(Sample.xib("other", extra: Self.label("Bye")), to: "old/M.xib")
    #expect(compare(folder).output.hasPrefix("A.xib: added\nM.xib: removed\n"))
    let pair = ToolRun(["compare", folder.path("old/M.xib"), folder.path("new/A.xib")])
    #expect(!pair.output.contains("A.xib: added"), "\(pair.output)")
    // The same is true of layout files.
    for side in ["old", "new"] {
      _ = ToolRun(["compile", folder.path(side), "-o", folder.path("l\(side)")])
    }
    let layouts = ToolRun(["compare", folder.path("lold"), folder.path("lnew")])
    #expect(layouts.output == compare(folder).output)
    let files = ToolRun([
      "compare", folder.path("lold/M.xib.layout.json"), folder.path("lnew/A.xib.layout.json"),
    ])
    #expect(files.output == pair.output)
  }

  /// Either side has an object that could correspond to it.
  @Test(arguments: ["A.xib", "A.xib.layout.json"])
  func brokenLinkIsNotCompared(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "A.xib")
    let layout = ToolRun(["compile", folder.path("A.xib")]).output
    try folder.write(name == "A.xib" ? Sample.xib() : layout, to: "one/\(name)")
    try FileManager.default.createDirectory(
      atPath: folder.path("other"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("other/\(name)"), withDestinationPath: "nowhere")
    for (sides, side) in [(["one", "other"], "after"), (["other", "one"], "before")] {
      let run = ToolRun(["compare"] + sides.map(folder.path))
      #expect(run.status == .failure)
      #expect(
        run.output == """
          not compared: A.xib: it cannot be read: it is a broken symbolic link (\(side))
          1 document not compared

          """)
    }
  }

  @Test func unreadableDocumentsOfARevisionAreNotCompared() throws {
    let folder = try TemporaryFolder()
    try folder.write("<document", to: "App/A.xib")
    try folder.write(OmissionTests.mac, to: "App/M.xib")
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "a")
    try folder.write(Sample.xib(extra: Self.label("Hello")), to: "App/A.xib")
    let run = ToolRun(["compare", folder.url.path, "--since", "HEAD"])
    #expect(run.status == .failure)
    #expect(
      run.output == """
        not compared: App/A.xib: the file ends in the middle of the document (before)
        nothing changed in 1 document; 1 document not compared

        """)
    #expect(run.error.contains("HEAD:App/A.xib:1:10: error: the file ends"))
  }

  @Test func foldersWithoutDocumentsAreOneError() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    let run = ToolRun(["compare", path, path])
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.error.matches(of: #/\n/#).count == 1, "\(run.error)")
    try folder.write(Sample.xib(), to: "good/A.xib")
    try folder.write("", to: "empty/read.me")
    for sides in [["good", "empty"], ["empty", "good"]] {
      for format in ["text", "json", "markdown", "html"] {
        let run = ToolRun(["compare"] + sides.map(folder.path) + ["--format", format])
        #expect(run.status == .failure)
        #expect(run.output == "")
        #expect(run.error.matches(of: #/\n/#).count == 1, "\(run.error)")
      }
    }
    let added = ToolRun([
      "compare", folder.path("empty"), folder.path("good"), "--allow-empty",
    ])
    #expect(added.output.hasPrefix("A.xib: added\n"))
    try FileManager.default.removeItem(atPath: folder.path("good"))
    let allowed = ToolRun(["compare", path, path, "--allow-empty"])
    #expect(allowed.status == .clean)
    #expect(allowed.output == "nothing changed in 0 documents\n")
  }

  @Test func addedRemovedAndRenamedDocumentsAreReported() throws {
    let folder = try pair(Self.label("Hello"), Self.label("Hello"), name: "Same.xib")
    try folder.write(Sample.xib("one-aa-aaa", extra: Self.label("A")), to: "old/Before.xib")
    try folder.write(Sample.xib("one-aa-aaa", extra: Self.label("B")), to: "new/Sub/After.xib")
    try folder.write(Sample.xib("two-aa-aaa", extra: Self.label("C", id: "c")), to: "old/Gone.xib")
    let run = compare(folder)
    #expect(
      run.output == """
        Gone.xib: removed
        Sub/After.xib (was Before.xib)
          scene 'one-aa-aaa'
            label "B" (aaa-bb-ccc)
              text 'A' -> 'B', everywhere
        2 documents of 3 changed: 1 removed; 1 text changed

        """)
  }

  /// Colors are printed for people; programs get the values of layout files.
  @Test(arguments: [
    (
      #"red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      "#ff8040"
    ),
    (
      #"red="1" green="0.5" blue="0.25" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#,
      "#ff804080"
    ),
    (
      #"white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      "#333333"
    ),
    (
      #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      "#ff0000 in displayP3"
    ),
    (#"systemColor="systemRedColor""#, "'systemRedColor'"), (#"name="Ink""#, "'Ink'"),
  ])
  func colorsAreDescribedReadably(color: String, words: String) throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(
      Sample.xib(extra: #"<color key="backgroundColor" systemColor="labelColor"/>"#),
      to: "Old/A.xib")
    let new = try folder.write(
      Sample.xib(extra: "<color key=\"backgroundColor\" \(color)/>"), to: "New/A.xib")
    let run = ToolRun(["compare", old, new])
    #expect(
      run.output.contains("background color 'labelColor' -> \(words), everywhere"),
      "\(run.output)")
    #expect(
      ToolRun(["compare", old, new, "--format", "json"]).output.contains(
        #""from": "{\"systemColor\": \"labelColor\"}""#))
  }

  /// Values that people would read as equal are printed in full.
  @Test func colorsInDifferentColorSpacesAreDistinguished() throws {
    let folder = try TemporaryFolder()
    func compared(_ components: String, _ old: String, _ new: String) throws -> String {
      let paths = try [("Old", old), ("New", new)].map { side, space in
        try folder.write(
          Sample.xib(
            extra:
              #"<color key="backgroundColor" \#(components) alpha="1" colorSpace="custom" customColorSpace="\#(space)"/>"#
          ), to: "\(side)/A.xib")
      }
      return ToolRun(["compare"] + paths).output
    }
    let red = try compared(#"red="1" green="0" blue="0""#, "sRGB", "displayP3")
    #expect(red.contains("background color #ff0000 -> #ff0000 in displayP3,"), "\(red)")
    // The components of both mean the same gray.
    let gray = try compared(#"white="0.5""#, "calibratedWhite", "genericGamma22GrayColorSpace")
    #expect(gray == "nothing changed in 1 document\n")
  }

  @Test func removedColorIsDescribedAsNone() throws {
    let red =
      #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let folder = try pair(red, #"<nil key="backgroundColor"/>"#)
    let run = compare(folder)
    #expect(
      run.output.contains("background color #ff0000 -> none, everywhere"), "\(run.output)")
  }

  /// The document is byte-identical; the image that it shows is not.
  @Test func changedImageFilesAndNamedColorsAreReported() throws {
    let folder = try TemporaryFolder()
    let contents =
      #"{"images": [{"idiom": "universal", "filename": "a.png"}], "info": {"version": 1}}"#
    func color(_ red: String) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}], "info": {"version": 1}}
      """
    }
    for (side, byte, red) in [("old", "a", "0.0"), ("new", "b", "1.0")] {
      try folder.write(
        Sample.xib(
          extra: Self.image("Star") + #"<color key="backgroundColor" name="Ink"/>"#),
        to: "\(side)/A.xib")
      try folder.write(contents, to: "\(side)/A.xcassets/Star.imageset/Contents.json")
      try folder.write(byte, to: "\(side)/A.xcassets/Star.imageset/a.png")
      try folder.write(color(red), to: "\(side)/A.xcassets/Ink.colorset/Contents.json")
    }
    let run = compare(folder)
    #expect(run.output.contains("background color 'Ink #000000' -> 'Ink #ff0000', everywhere"))
    #expect(run.output.contains("image file 'Star.imageset/a.png xxh128:"))
    #expect(run.status == .findings)
  }

  @Test func revisionIsTheOldSide() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(extra: Self.label("Hello")), to: "App/A.xib")
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "a")
    let same = ToolRun(["compare", folder.url.path, "--since", "HEAD"])
    #expect(same.output == "nothing changed in 1 document\n")
    try folder.write(Sample.xib(extra: Self.label("Bye")), to: "App/A.xib")
    try folder.write(Sample.xib("n", extra: Self.label("New", id: "m")), to: "App/B.xib")
    for operand in [folder.url.path, folder.url.path + "/App"] {
      let run = ToolRun(["compare", operand, "--since", "HEAD"])
      #expect(run.output.contains("App/A.xib\n") && run.output.contains("App/B.xib: added\n"))
      #expect(run.status == .findings)
    }
  }

  /// Contents of documents are untrusted.
  @Test(arguments: ["text", "markdown", "html", "json"])
  func hostileTextsAreEscaped(format: String) throws {
    let text = "&lt;script&gt;alert(1)&lt;/script&gt; | `x` @all &#x202E;![a](https://e.org)"
    let folder = try pair(Self.label("A"), Self.label(text))
    let run = compare(folder, "--format", format)
    if format != "json", format != "text" { #expect(!run.output.contains("<script")) }
    if format != "json" { #expect(!run.output.unicodeScalars.contains("\u{202E}")) }
    if format == "markdown" { #expect(!run.output.contains("@all") && !run.output.contains("![")) }
  }

  /// The page has a picture of each side, and nothing that runs or is fetched.
  @Test func pageIsSelfContained() throws {
    let folder = try pair(Self.label("A"), Self.label("B"))
    let run = compare(folder, "--format", "html", "--cell", "canvas", "--cell", "wC-hR")
    #expect(run.output.contains("default-src 'none'; style-src 'unsafe-inline'; img-src data:"))
    #expect(run.output.components(separatedBy: "data:image/svg+xml;base64,").count == 5)
    #expect(!run.output.contains("<script"))
    #expect(!run.output.contains("http://") && !run.output.contains("https://"))
  }

  @Test func outputIsIndependentOfTheNumberOfWorkers() throws {
    let folder = try pair(Self.label("A"), Self.label("B"))
    for number in 0..<20 {
      try folder.write(Sample.xib("x\(number)", extra: Self.label("A")), to: "old/X\(number).xib")
      try folder.write(Sample.xib("x\(number)", extra: Self.label("C")), to: "new/X\(number).xib")
    }
    let one = compare(folder, "--format", "json", "-j", "1")
    let many = compare(folder, "--format", "json", "-j", "7")
    #expect(one.output == many.output)
  }
}
