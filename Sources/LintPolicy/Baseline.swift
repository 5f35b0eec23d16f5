package import Reporting
import ConfigurationReading
import InterfaceEmission
import Ninefold
package import InterfaceSource
import StructuredData
package import NinefoldProject

/// The findings of a baseline: the number of each, by a key that does not change when documents are
/// edited.
package struct Baseline: Sendable {
  /// A key's findings.
  package struct Entry: Sendable {
    /// The number of findings.
    package var count: Int
    /// The message of the first finding when the file was written, for readers of the file.
    package var message: String

    /// Returns whether a finding of the rule at the object is probably one of them, although the
    /// message may be worded differently: whether one message quotes all names of the other.
    fileprivate func describes(_ finding: Diagnostic) -> Bool {
      let old = Set(FindingKey.quotedNames(in: message))
      let new = Set(FindingKey.quotedNames(in: finding.message))
      return old.isSubset(of: new) || new.isSubset(of: old)
    }
  }

  /// The entries of each key: one, or several if the key has no digest.
  ///
  /// The findings of the latter are recognized by the names that their messages quote.
  private var entries: [FindingKey: [Entry]] = [:]

  /// Whether it contains findings without a digest, as files of version 1 do.
  package var isOutdated: Bool { entries.keys.contains { $0.about.isEmpty } }

  /// Creates an empty baseline.
  package init() {}

  /// The number of findings.
  package var count: Int { entries.values.joined().reduce(0) { $0 + $1.count } }

  package mutating func add(_ finding: Diagnostic, path: String) {
    add(Entry(count: 1, message: finding.message), for: FindingKey(finding, path: path))
  }

  private mutating func add(_ entry: Entry, for key: FindingKey) {
    if key.about.isEmpty || entries[key] == nil {
      entries[key, default: []].append(entry)
    } else {
      entries[key]?[0].count += entry.count
    }
  }

  /// Removes a finding.
  ///
  /// Returns `false` if the baseline does not contain it.
  package mutating func remove(_ finding: Diagnostic, path: String) -> Bool {
    let key = FindingKey(finding, path: path)
    for key in [key, key.general] {
      let index = entries[key]?.firstIndex {
        $0.count > 0 && (!key.about.isEmpty || $0.describes(finding))
      }
      guard let index else { continue }
      entries[key]?[index].count -= 1
      return true
    }
    return false
  }

  /// Adds all findings of another baseline.
  package mutating func add(_ other: Baseline) {
    for (key, list) in other.entries {
      for entry in list { add(entry, for: key) }
    }
  }

  /// Returns the findings in the files that satisfy a predicate.
  package func filter(_ isIncluded: (_ path: String) -> Bool) -> Baseline {
    var result = Baseline()
    var verdicts: [PathKey: Bool] = [:]
    for (key, list) in entries {
      let remaining = list.filter { $0.count > 0 }
      guard !remaining.isEmpty else { continue }
      let path = PathKey(key.path)
      let verdict = verdicts[path] ?? isIncluded(key.path)
      verdicts[path] = verdict
      if verdict { result.entries[key] = remaining }
    }
    return result
  }

  // MARK: Files

  /// Reads a baseline.
  ///
  /// Rules may have the names that they had when the file was written. The digests of version 1
  /// depended on the wording of messages, so its findings are recognized by their rule, object and
  /// quoted names.
  package init(reading file: SourceFile) throws(EnvironmentError) {
    let document = StructuredDocument(json: file)
    guard let root = document.root else {
      throw .noBaseline(
        path: file.path, reason: document.diagnostics.last?.message ?? "it cannot be read")
    }
    guard let version = root["version"]?.number, version == 1 || version == 2 else {
      throw .noBaseline(path: file.path, reason: "its version is neither 1 nor 2")
    }
    guard let list = root["findings"]?.array else {
      throw .noBaseline(path: file.path, reason: "it has no 'findings' list")
    }
    for value in list {
      guard let path = value["path"]?.string, let rule = value["rule"]?.string else {
        let line = file.location(of: value.range.start).line
        throw .noBaseline(
          path: file.path,
          reason: "the finding at line \(line) has no 'path' or 'rule'")
      }
      let key = FindingKey(
        path: path, rule: RuleTable.all[rule]?.id ?? rule, scene: value["scene"]?.string ?? "",
        object: value["object"]?.string ?? "",
        about: version == 1 ? "" : value["about"]?.string ?? "")
      let count = value["count"]?.number.flatMap { Int(exactly: $0) } ?? 1
      let message = value["message"]?.string ?? ""
      add(Entry(count: min(max(count, 0), 1_000_000), message: message), for: key)
    }
  }

  /// The bytes of the file: one finding per line, in byte order of the keys.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    let listed: [(key: FindingKey, entry: Entry)] = entries.flatMap { key, list in
      list.filter { $0.count > 0 }.map { (key, $0) }
    }
    let sorted = listed.sorted {
      $0.key == $1.key ? $0.entry.message < $1.entry.message : $0.key < $1.key
    }
    writer.object(.lines) { writer in
      writer.member("version", 2)
      writer.array("findings", .lines) { writer in
        for (key, entry) in sorted {
          writer.object { member in
            member.member("path", key.path)
            member.member("rule", key.rule)
            if !key.scene.isEmpty { member.member("scene", key.scene) }
            if !key.object.isEmpty { member.member("object", key.object) }
            if !key.about.isEmpty { member.member("about", key.about) }
            if entry.count > 1 { member.member("count", entry.count) }
            member.member("message", entry.message)
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension [FileReport] {
  /// Moves findings to the baselined ones if a baseline, whose paths are relative to a folder,
  /// contains them.
  package mutating func moveToBaseline(
    in folder: String, _ isInBaseline: (FileReport.Entry, _ path: String) -> Bool
  ) {
    for index in indices {
      let path = Path.relative(RealPath.of(self[index].path), to: folder)
      self[index].moveToBaseline { isInBaseline($0, path) }
    }
  }
}

extension FileReport {
  /// Moves findings to the baselined ones if they satisfy a predicate, except those that mean that
  /// the document is broken.
  fileprivate mutating func moveToBaseline(_ isInBaseline: (Entry) -> Bool) {
    var remaining: [Entry] = []
    for entry in entries {
      if !entry.isMandatory, isInBaseline(entry) {
        baselined.append(entry)
      } else {
        remaining.append(entry)
      }
    }
    entries = remaining
  }
}
