import Foundation
import InterfaceSource
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Reporting

/// The output of each reporter for a run whose texts are all hostile.
@Suite struct ReporterGoldenTests {
  private static let extensions: [Reporter: String] = [
    .json: "json", .sarif: "sarif", .checkstyle: "checkstyle.xml", .junit: "junit.xml",
    .codeclimate: "codeclimate.json", .gitlab: "gitlab.json", .sonarqube: "sonarqube.json",
    .markdown: "md", .html: "html", .csv: "csv",
  ]

  @Test(arguments: Reporter.allCases) func hostileText(reporter: Reporter) throws {
    let suffix = Self.extensions[reporter] ?? "\(reporter.rawValue).txt"
    try expectGolden(reporter.bytes(HostileRun.run), at: "reporters/hostile.\(suffix)")
  }

  /// No control character, and no command to a build system except GitHub's own.
  @Test(arguments: Reporter.allCases) func reportsContainNoControlSequences(reporter: Reporter) {
    let text = String(decoding: reporter.bytes(HostileRun.run), as: UTF8.self)
    let breaks: Set<Unicode.Scalar> = reporter == .csv ? ["\n", "\r"] : ["\n"]
    let controls = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && !breaks.contains($0)
    }
    #expect(controls.isEmpty)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map({
      String(decoding: $0, as: UTF8.self)
    }) {
      let isCommand = line.drop { $0 == " " }.hasPrefix("::")
      #expect(isCommand == (reporter == .github), "\(line)")
      // JSON is for programs and contains the text unchanged.
      guard text.first != "[", text.first != "{" else { continue }
      #expect(!line.contains("##[") && !line.contains("##vso["), "\(line)")
      #expect(!line.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) }, "\(line)")
    }
  }

  @Test(arguments: [Reporter.json, .sarif, .codeclimate, .gitlab, .sonarqube])
  func jsonParsesAndContainsTheText(reporter: Reporter) throws {
    let value = try JSONSerialization.jsonObject(with: Data(reporter.bytes(HostileRun.run)))
    var texts: [String] = []
    func collect(_ value: Any) {
      if let text = value as? String { texts.append(text) }
      (value as? [Any])?.forEach(collect)
      (value as? [String: Any])?.values.forEach(collect)
    }
    collect(value)
    let hostile = "the value is \(HostileRun.text)"
    let expected = reporter == .sarif ? SARIFReport.message(hostile) : hostile
    #expect(texts.contains { $0.unicodeScalars.starts(with: expected.unicodeScalars) })
    #expect(texts.contains { $0.contains("(everywhere)") } == (reporter != .json))
  }

  private final class Elements: NSObject, XMLParserDelegate {
    var found: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      found.append((name, attributes))
    }
  }

  private func elements(_ reporter: Reporter) -> [(name: String, attributes: [String: String])] {
    let parser = XMLParser(data: Data(reporter.bytes(HostileRun.run)))
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return elements.found
  }

  /// Characters that XML cannot represent are written in words; the others survive the round trip.
  private let readText = HostileRun.text.replacing("\u{1B}", with: "\\u{1B}")
    .replacing("\u{0}", with: "\\u{0}").replacing("\u{FFFE}", with: "\\u{FFFE}")

  @Test func checkstyleParses() {
    let found = elements(.checkstyle)
    #expect(found.map(\.name) == ["checkstyle", "file", "error", "error", "error", "error"])
    #expect(
      found[1].attributes["name"] == HostileRun.path.replacing("\u{1B}", with: "\\u{1B}"))
    let errors = found.dropFirst(2).map(\.attributes)
    #expect(errors.map { $0["severity"] } == ["info", "warning", "error", "warning"])
    #expect(errors.last?["message"] == "the value is \(readText) (everywhere)")
    #expect(errors.last?["source"] == "ninefold.wrong")
    // After nine characters of two, three and four bytes, the last of which is two code units.
    #expect(errors.last?["column"] == "35")
  }

  @Test func junitParses() {
    let found = elements(.junit)
    let suites = found.filter { $0.name == "testsuite" }.map(\.attributes)
    #expect(suites.map { $0["tests"] } == ["4", "1"])
    #expect(suites.map { $0["failures"] } == ["3", "0"])
    #expect(found.count { $0.name == "testcase" } == 5)
    #expect(found.count { $0.name == "failure" } == 3)
    #expect(found.count { $0.name == "system-out" } == 1)
    #expect(
      found.contains { $0.attributes["message"] == "the value is \(readText) (everywhere)" })
  }

  @Test func csvParsesAndHasNoFormulas() {
    var rows: [[String]] = [[]]
    var cell = ""
    var isQuoted = false
    var rest = String(decoding: Reporter.csv.bytes(HostileRun.run), as: UTF8.self)
      .unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where isQuoted && rest.first == "\"":
        rest.removeFirst()
        cell += "\""
      case "\"": isQuoted.toggle()
      case "," where !isQuoted, "\r" where !isQuoted:
        rows[rows.count - 1].append(cell)
        cell = ""
        if scalar == "\r", rest.popFirst() == "\n" { rows.append([]) }
      default: cell.unicodeScalars.append(scalar)
      }
    }
    #expect(rows.popLast() == [])
    #expect(rows.count == 5)
    #expect(rows.allSatisfy { $0.count == 9 })
    #expect(rows.joined().allSatisfy { !"=+-@".contains($0.first ?? " ") })
    #expect(rows.last?[8] == "canvas wCompact-hRegular wRegular-hRegular")
  }

  /// A spreadsheet that separates cells by semicolons finds none inside a cell.
  @Test func cellsWithSemicolonsAreQuoted() {
    let file = LintRun(
      reports: [
        FileReport(HostileRun.formulas, in: .init(path: "a;=cmd()", bytes: []))
      ], documents: [])
    let lines = String(decoding: Reporter.csv.bytes(file), as: UTF8.self).split(separator: "\r\n")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("\"a;=cmd()\",") })
  }

  @Test func formulasAreEscaped() {
    let file = LintRun(
      reports: [
        FileReport(
          HostileRun.formulas, in: .init(path: "=1", bytes: []))
      ], documents: [])
    let lines = String(decoding: Reporter.csv.bytes(file), as: UTF8.self).split(separator: "\r\n")
    #expect(lines.dropFirst().map { $0.prefix { $0 != "," } } == ["'=1", "'=1", "'=1", "'=1"])
    #expect(
      lines.dropFirst().map { $0.split(separator: ",")[5] } == [
        "'=cmd()", "' +1", "'-1", "'@sum",
      ])
  }
}
