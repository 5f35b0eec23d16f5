import InterfaceSource
import StructuredData

/// IBLinter's configuration, as far as it applies here.
///
/// Source: IBLinter's README, "Configuration".
extension LintSection {
  /// The name of IBLinter's configuration file.
  package static let foreignFileName = ".iblinter.yml"

  /// Returns whether a file is IBLinter's configuration, judging by its name.
  static func isForeign(_ file: SourceFile) -> Bool {
    let name = foreignFileName.utf8
    guard file.path.utf8.suffix(name.count).elementsEqual(name) else { return false }
    let before = file.path.utf8.dropLast(name.count).last
    return before == nil || before == UInt8(ascii: "/")
  }

  /// Reads the contents of IBLinter's file: its rules by their names, the paths, and options.
  ///
  /// Notes name its other settings, which have no effect.
  mutating func readForeign(_ root: StructuredValue, _ reader: inout ConfigurationReader) {
    var layer = LintLayer(file: reader.file)
    var selection = Selection(file: reader.file, included: nil, excluded: [])
    var unknown: [(name: String, range: SourceRange)] = []
    var unused: [(message: String, range: SourceRange)] = []
    func rules(
      _ value: StructuredValue, allowsMandatory: Bool, _ reader: inout ConfigurationReader
    ) -> [LintLayer.RuleName] {
      reader.names(value, "the name of a rule").compactMap { name in
        if let table = reader.ruleTable, table[name.text] == nil {
          unknown.append((name.text, name.location.range))
          return nil
        }
        return reader.rule(name.text, at: name.location.range, allowsMandatory: allowsMandatory)
      }
    }
    for member in root.members ?? [] where !member.value.isNull {
      switch member.name {
      case "enabled_rules": layer.enabled = rules(member.value, allowsMandatory: true, &reader)
      case "disabled_rules": layer.disabled = rules(member.value, allowsMandatory: false, &reader)
      case "included": selection.included = reader.patterns(member.value)
      case "excluded": selection.excluded = reader.patterns(member.value)
      case "reporter":
        unused.append(
          ("'reporter' has no effect: use --reporter, as in '--reporter xcode'", member.nameRange))
      case "ignore_cache":
        unused.append(("'ignore_cache' has no effect: there is no cache", member.nameRange))
      case "disable_when_building_for_ib":
        unused.append(
          (
            "'disable_when_building_for_ib' has no effect: let the build phase skip Ninefold",
            member.nameRange
          ))
      default:
        guard member.name.utf8.count > 5, member.name.utf8.suffix(5).elementsEqual("_rule".utf8)
        else { continue }
        let name = String(decoding: member.name.utf8.dropLast(5), as: UTF8.self)
        let rule = reader.ruleTable.map { $0[name]?.id } ?? name
        guard let rule else { continue }
        // Some options have members, some are lists.
        layer.options += (member.value.members ?? [member]).compactMap {
          reader.option($0, of: rule, isForeign: true)
        }
      }
    }
    append(layer, selection)
    for (message, range) in unused {
      reader.report(
        Diagnostic(.configurationUnknownName, severity: .note, at: range, message: message),
        in: reader.file)
    }
    guard let first = unknown.first else { return }
    let names = unknown.map { "'\($0.name)'" }.joined(separator: ", ")
    reader.report(
      Diagnostic(
        .configurationUnknownName, severity: .note, at: first.range,
        message: unknown.count == 1
          ? "Ninefold has no rule \(names)" : "Ninefold has no rules \(names)"),
      in: reader.file)
  }
}
