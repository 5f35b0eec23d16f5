/// The fix-its of a file's findings that may be applied without confirmation and do not affect each
/// other.
///
/// A fix-it that affects an earlier one is omitted: it is found again in the file after the others
/// were applied.
///
/// ```swift
/// let fixes = SafeFixIts(of: compilation.diagnostics)
/// if let fixed = file.applying(fixes.edits) { print(fixes.count, fixed.bytes.count) }
/// ```
public struct SafeFixIts: Hashable, Sendable {
  /// The replacements, which do not overlap.
  public private(set) var edits: [SourceEdit] = []
  /// The number of fixed findings, some of which have the same fix-it.
  public private(set) var count = 0

  /// Selects the fix-its, with earlier ones in the file first.
  ///
  /// - Parameter diagnostics: The findings of one file; the first safe fix-it of each is used.
  public init(of diagnostics: [Diagnostic]) {
    var candidates: [(edits: [SourceEdit], start: Int32)] = []
    for diagnostic in diagnostics {
      guard let edits = diagnostic.safeFixIt?.edits, let start = edits.map(\.range.start).min()
      else { continue }
      candidates.append((edits, start))
    }
    // Fix-its with equal starts keep the order of the findings.
    let order = candidates.indices.sorted {
      (candidates[$0].start, $0) < (candidates[$1].start, $1)
    }
    var known: Set<[SourceEdit]> = []
    var end: Int32?
    for index in order {
      let candidate = candidates[index].edits
      if known.contains(candidate) {
        count += 1
        continue
      }
      // Nearly always each fix-it begins after all previous ones.
      guard
        end.map({ candidates[index].start > $0 }) ?? true
          || !candidate.contains(where: { edit in edits.contains { $0.touches(edit) } })
      else { continue }
      edits += candidate
      for edit in candidate { end = max(end ?? edit.range.end, edit.range.end) }
      known.insert(candidate)
      count += 1
    }
  }
}

extension Diagnostic {
  /// The first fix-it that may be applied without confirmation, or `nil` if there is none.
  package var safeFixIt: FixIt? { fixIts.first { $0.isSafe } }
}

extension SourceEdit {
  /// Returns whether two edits cannot be applied together, or only in a certain order.
  fileprivate func touches(_ other: SourceEdit) -> Bool {
    range.start <= other.range.end && other.range.start <= range.end
  }
}
