import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Texts of documents that would move the cursor, change the direction of lines or command a build system.
@Suite struct PrintedTextTests {
  /// A document whose texts all contain an attack; `K` is replaced where `why` accepts ids.
  private static let document: String = {
    let attack =
      "&#x9B;31m&#x85;&#10;::error::x&#10;##vso[task]&#10;##[group]&#x202E;&#x2066;"
      + "&#x200F;&#x61C;&#x2028;&#x2029;&#x7F;&#9;&#13;"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES">
      <objects><view id="root\(attack)" customClass="K\(attack)" userLabel="U\(attack)" odd\
      ="o\(attack)">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews><label text="t\(attack)" id="l\(attack)" userLabel="u\(attack)" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="10" height="10"/><string key="other">s\(attack)</string>
      </label></subviews>
      <constraints>
      <constraint firstItem="l\(attack)" firstAttribute="width" constant="5" id="c\(attack)"/>
      <constraint firstItem="l\(attack)" firstAttribute="width" constant="6" id="d\(attack)" \
      identifier="i\(attack)"/>
      <constraint firstItem="zip\(attack)" firstAttribute="width" constant="6" id="e\(attack)"/>
      </constraints></view></objects></document>

      """
  }()

  private static let id =
    "\u{9B}31m\u{85}\n::error::x\n##vso[task]\n##[group]\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}"
    + "\u{2029}\u{7F}\t\r"

  /// Returns the unsafe characters in printed text.
  private func attacks(in text: String) -> [String] {
    let scalars = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }.filter {
      $0.contains("##[") || $0.contains("##vso[") || $0.drop { $0 == " " }.hasPrefix("::")
    }
    return scalars.map { String($0.value, radix: 16) } + lines.map { String($0) }
  }

  @Test(arguments: [
    ["lint", "-"], ["lint", "-", "--reporter", "xcode"], ["lint", "-", "--reporter", "emoji"],
    ["lint", "-", "--reporter", "junit"], ["lint", "-", "--reporter", "html"],
    ["dump", "-", "--stage", "events"], ["dump", "-", "--stage", "document"],
    ["dump", "-", "--stage", "resolved"], ["dump", "-", "--stage", "constraints"],
    ["dump", "-", "--stage", "layout"], ["why", "-", "l" + id], ["why", "-", "nobody" + id],
    ["explain", id], ["lint", "/nowhere" + id], ["compile", "-", "--odd" + id], [id],
  ])
  func nothingUnsafeIsPrinted(arguments: [String]) {
    let run = ToolRun(arguments, input: Self.document)
    #expect(!(run.output + run.error).isEmpty)
    #expect(attacks(in: run.output).isEmpty)
    #expect(attacks(in: run.error).isEmpty)
    if arguments.count > 2 { #expect((run.output + run.error).contains("\\u{9B}31m")) }
  }

  @Test func pathsAtTheStartOfLinesAreEscaped() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.faulty, to: "##vso[x/##[y.xib")
    let run = ToolRun(["lint", path, "--reporter", "xcode"])
    #expect(run.status == .findings)
    #expect(attacks(in: run.output).isEmpty, "\(run.output)")
    #expect(run.output.contains(#"\u{23}#vso[x/\u{23}#[y.xib:12:"#))
  }

  @Test(arguments: [["lint", "-", "--reporter", "json"], ["compile", "-"]])
  func jsonContainsTheOriginalText(arguments: [String]) throws {
    let run = ToolRun(arguments, input: Self.document)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    var texts: [String] = []
    func collect(_ value: Any) {
      switch value {
      case let text as String: texts.append(text)
      case let array as [Any]: array.forEach(collect)
      case let object as [String: Any]: object.values.forEach(collect)
      default: break
      }
    }
    collect(value)
    // Attribute values contain the characters that character references encode.
    #expect(texts.contains { $0.unicodeScalars.elementsEqual(("l" + Self.id).unicodeScalars) })
    // No control sequence of a terminal is unescaped.
    let controls = run.output.unicodeScalars.filter { 0x7F..<0xA0 ~= $0.value }
    #expect(controls.isEmpty)
  }
}
