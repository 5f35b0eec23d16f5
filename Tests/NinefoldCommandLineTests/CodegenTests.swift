import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `ninefold codegen`.
@Suite struct CodegenTests {
  private let shop = Fixtures.url("codegen/Shop").path

  @Test func namesAndLayoutsOfAProject() throws {
    let run = ToolRun(["codegen", shop, "--layouts"])
    #expect(run.status == .clean, "\(run.error)")
    #expect(
      run.error.contains(
        "segues of ShelfViewController have the same name in Swift: 'show basket' becomes "
          + "showBasket, 'show-basket' becomes showBasket2"))
    try expectGolden(Array(run.output.utf8), at: "codegen/Shop.swift")
  }

  @Test func publicNamesWithoutLayouts() throws {
    let run = ToolRun(["codegen", shop, "--access", "public", "--name", "Shop"])
    #expect(run.status == .clean, "\(run.error)")
    try expectGolden(Array(run.output.utf8), at: "codegen/Shop.public.swift")
  }

  @Test func outputIsIndependentOfOrderAndWorkers() {
    let files = ["Main.storyboard", "Badge.xib"].map { shop + "/" + $0 }
    let options = ["--layouts", "--sizes", "400x700..402x702"]
    let one = ToolRun(["codegen"] + options + ["--jobs", "1"] + files)
    let two = ToolRun(["codegen"] + options + ["--jobs", "3"] + files.reversed())
    #expect(one.output == two.output)
    #expect(one.output.contains("enum Layouts {"))
  }

  @Test func unchangedFilesAreNotRewritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Out/Interface.swift")
    func write(_ options: [String] = []) throws -> Date? {
      let run = ToolRun(["codegen", shop, "-o", path] + options)
      #expect(run.status == .clean, "\(run.error)")
      #expect(run.output.hasSuffix(" to '\(path)'\n"))
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    _ = try write()
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(try write() == old)
    #expect(try write(["--name", "Other"]) != old)
  }

  /// Nothing in a document, whatever its contents, terminates a literal or a comment.
  @Test func hostileTextsAreEscaped() throws {
    let hostile = [
      "&quot;; fatalError() //", "\\(exit(1))", "a&#10;b&#13;c", "`", "*/ }", "&#x202E;x&#x2028;",
      "\\",
      "&quot;&quot;&quot;", "#&quot;", "🎉",
    ]
    let views = hostile.enumerated().map { number, text in
      """
      <view contentMode="scaleToFill" restorationIdentifier="\(text)" id="\(text)\(number)" \
      customClass="\(text)" customModule="\(text)" userLabel="\(text)"><rect key="frame" x="0.0" y="0.0" \
      width="10" height="\(number)"/></view>
      """
    }
    let folder = try TemporaryFolder()
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\(views.joined())</objects></document>
      """
    let path = try folder.write(xib, to: "a \"b\".xib")
    let run = ToolRun([
      "codegen", path, "--layouts", "--sizes", "400x700..402x702", "--findings", "ignore",
    ])
    #expect(run.status == .clean, "\(run.error)")
    for line in run.output.split(separator: "\n") where !line.contains("///") {
      // Outside of literals, only the generator's own words remain.
      let code = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "")
      #expect(!code.contains("exit(") && !code.contains("fatalError()"), "\(line)")
      #expect(!code.contains("\""), "\(line)")
    }
    for line in run.output.split(whereSeparator: \.isNewline) {
      #expect(!line.contains("fatalError()") || line.contains("\\\"; ") || line.contains("///"))
    }
    #expect(run.output.unicodeScalars.allSatisfy { $0.value != 0x202E && $0.value != 0x2028 })
  }

  @Test(arguments: [
    (["--name", "1st"], "1st"), (["--name", "class"], "class"), (["--name", "Scene"], "Scene"),
    (["--access", "pubic"], "public"), (["--sizes", "320x320..800x800"], "--layouts"),
    (["-"], "codegen needs file names"), (["--layouts", "--sizes", "800x800..320x320"], "--sizes"),
  ])
  func usageErrorsAreReported(arguments: [String], message: String) {
    let run = ToolRun(["codegen", shop] + arguments)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
  }

  /// The names in the document would be missing from the code.
  @Test func brokenDocumentsLeaveTheCodeUnchanged() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("<document", to: "Broken.xib")
    let pointer = try folder.write(OmissionTests.pointer, to: "Pointer.xib")
    let output = folder.path("Interface.swift")
    _ = ToolRun(["codegen", shop, "-o", output])
    let code = try #require(folder.text("Interface.swift"))
    for operands in [[broken], [broken, shop], [pointer, shop]] {
      for options in [[], ["-o", output], ["-o", output, "--findings", "ignore"]] {
        let run = ToolRun(["codegen"] + operands + options)
        #expect(run.status == .findings, "\(operands) \(options)")
        #expect(run.output == "")
      }
    }
    #expect(folder.text("Interface.swift") == code)
    // A document with other errors has all its names.
    let faulty = ToolRun(["codegen", try folder.write(Sample.faulty, to: "Faulty.xib")])
    #expect(faulty.status == .findings)
    #expect(faulty.output.contains("Faulty"))
  }

  @Test func documentsForOtherSystemsAreSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write(OmissionTests.mac, to: "App/Mac.xib")
    try folder.write(Sample.xib(), to: "App/Phone.xib")
    let output = folder.path("Interface.swift")
    let run = ToolRun(["codegen", folder.path("App"), "-o", output])
    #expect(run.status == .clean)
    #expect(run.output == "wrote code for 1 document to '\(output)'\n")
    let code = folder.text("Interface.swift")
    #expect(code?.contains("Phone") == true)
    #expect(code?.contains("Mac") == false)
  }

  /// The commands of the page, with the fixture in place of its app, and the names in its examples.
  @Test func documentedExamplesAreCorrect() throws {
    let page = try String(
      contentsOf: Fixtures.top.appending(path: "docs/guide/codegen.md"), encoding: .utf8)
    let golden = try String(contentsOf: Fixtures.url("codegen/Shop.swift"), encoding: .utf8)
    let folder = try TemporaryFolder()
    var count = 0
    for line in page.split(separator: "\n") where line.hasPrefix("    ninefold codegen ") {
      count += 1
      let words = line.split(separator: " ").dropFirst().map { word in
        switch word {
        case "App": shop
        case "App/Assets.xcassets": shop + "/Assets.xcassets"
        case "Main.storyboard": shop + "/Main.storyboard"
        case "Sources/App/Interface.swift": folder.path("\(count)/Interface.swift")
        default: String(word)
        }
      }
      let isLong = words.contains("--layouts")
      let run = ToolRun(words + (isLong ? ["--sizes", "400x700..402x702"] : []))
      #expect(run.status == .clean, "\(line): \(run.error)")
      let code = folder.text("\(count)/Interface.swift") ?? run.output
      #expect(code.contains("static let shelf = Scene("), "\(line)")
    }
    #expect(count == 3)
    let examples = page.matches(of: #/Interface\.[\w.]+/#).map { $0.0.split(separator: ".") }
    #expect(examples.count > 5)
    for parts in examples {
      for part in parts
      where !["identifier", "swift", "instantiate", "tap", "frames"].contains(part) {
        let declarations = ["enum", "struct", "let", "var"].map { "\($0) \(part)" }
        #expect(declarations.contains { golden.contains($0) }, "\(parts)")
      }
    }
  }
}
