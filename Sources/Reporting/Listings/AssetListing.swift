package import InterfaceAssets
import InterfaceEmission
import InterfaceSource
import StructuredData

/// The variants of assets chosen in each configuration, as text or JSON.
package enum AssetListing {
  /// A catalog with the variants that its sets choose.
  package typealias Survey = (path: String, survey: AssetSurvey)

  // MARK: Text

  /// Returns a paragraph for each set: its variants in each group of configurations, the chosen one
  /// marked and first.
  package static func text(_ surveys: [Survey], environments: [String]) -> String {
    var lines: [String] = []
    for (path, survey) in surveys {
      lines.append(path)
      for entry in survey.entries {
        lines.append("  \(entry.set.asset.kind.rawValue) \(entry.set.asset.name)")
        for group in entry.groups { lines += text(group, of: entry.set, environments) }
      }
    }
    return lines.map { PrintedText.line($0) + "\n" }.joined()
  }

  private static func text(
    _ group: AssetSurvey.Group, of set: VariantSet, _ environments: [String]
  ) -> [String] {
    let isEverywhere = group.environments.count == environments.count && environments.count > 1
    let names = group.environments.map { environments[$0] }.joined(separator: ", ")
    var lines = ["    " + (isEverywhere ? "everywhere" : "in " + names)]
    var isServed = false
    for (variant, verdict) in zip(set.variants, group.verdicts) where verdict != .empty {
      isServed = isServed || verdict == .chosen
      let usage = variant.usage.isEmpty ? "" : variant.usage + ", "
      lines.append(
        "      \(verdict == .chosen ? "->" : "  ") \(variant.label ?? "") (\(usage)\(variant.candidate.text)): "
          + phrase(verdict))
    }
    if !isServed { lines.append("      no variant is chosen") }
    return lines
  }

  /// Returns the description of a variant's verdict.
  private static func phrase(_ verdict: VariantVerdict) -> String {
    switch verdict {
    case .chosen: "chosen"
    case .empty: "empty"
    case .missing: "its file is missing"
    case .unknownCondition: "it contains unknown values"
    case .mismatched(let criteria):
      "for another " + criteria.map(\.rawValue).joined(separator: ", ")
    case .outranked(let criterion): "ranks lower by \(criterion.rawValue)"
    case .repeated: "same as the chosen variant, which comes first"
    }
  }

  // MARK: JSON

  /// Returns one object with all catalogs.
  package static func json(_ surveys: [Survey], environments: [String]) -> String {
    var writer = JSONWriter()
    writer.object(.lines) { root in
      root.array("environments", environments) { $0.value($1) }
      root.array("catalogs", surveys, .lines) { writer, survey in
        writer.object(.lines) { catalog in
          catalog.member("path", survey.path)
          catalog.array("sets", survey.survey.entries, .lines) { write($1, environments, to: &$0) }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private static func write(
    _ entry: AssetSurvey.Entry, _ environments: [String], to writer: inout JSONWriter
  ) {
    writer.object(.lines) { set in
      set.member("kind", entry.set.asset.kind.rawValue)
      set.member("name", entry.set.asset.name)
      set.member("path", entry.set.asset.path)
      set.array("variants", entry.set.variants, .lines) { writer, variant in
        writer.object { member in
          member.member("content", variant.label)
          if !variant.usage.isEmpty { member.member("usage", variant.usage) }
          member.member("for", variant.candidate.text)
        }
      }
      set.array("choices", entry.groups, .lines) { writer, group in
        writer.object(.lines) { choice in
          choice.array("environments", group.environments) { $0.value(environments[$1]) }
          choice.array("chosen", group.verdicts.indices.filter { group.verdicts[$0] == .chosen }) {
            $0.value(Double($1))
          }
          choice.array("verdicts", group.verdicts, .lines) { write($1, to: &$0) }
        }
      }
    }
  }

  private static func write(_ verdict: VariantVerdict, to writer: inout JSONWriter) {
    writer.object { member in
      let (name, criteria): (String, [VariantCriterion]) =
        switch verdict {
        case .chosen: ("chosen", [])
        case .empty: ("empty", [])
        case .missing: ("missing", [])
        case .unknownCondition: ("notUnderstood", [])
        case .mismatched(let criteria): ("mismatched", criteria)
        case .outranked(let criterion): ("outranked", [criterion])
        case .repeated: ("repeated", [])
        }
      member.member("verdict", name)
      if !criteria.isEmpty {
        member.array("criteria", criteria) { $0.value($1.rawValue) }
      }
    }
  }
}
