package import Reporting
import ConfigurationReading
import InterfaceResolution
package import InterfaceSource
import Ninefold
package import NinefoldProject

extension ConfigurationSelection {
  /// Returns the problems in the files: in themselves, and in their declarations about documents.
  ///
  /// Beyond `limit` findings of one kind in a file, findings are only counted.
  package func reports(
    _ uses: [ConfigurationUsage],
    with others: [(file: SourceFile, diagnostics: [Diagnostic])] = [], limit: Int
  ) -> [FileReport] {
    var files: [(file: SourceFile, diagnostics: [Diagnostic])] = []
    var seen: [PathKey: Int] = [:]
    var reported: [Set<Diagnostic>] = []
    func add(_ diagnostics: [Diagnostic], in file: SourceFile) {
      let key = PathKey(file.path)
      if seen[key] == nil {
        seen[key] = files.count
        files.append((file, []))
        reported.append([])
      }
      guard let index = seen[key] else { return }
      for diagnostic in diagnostics where reported[index].insert(diagnostic).inserted {
        files[index].diagnostics.append(diagnostic)
      }
    }
    for (number, configuration) in all.enumerated() {
      for (file, diagnostics) in configuration.findings { add(diagnostics, in: file) }
      let uses = uses.filter { $0.number == number }.map(\.use)
      for finding in uses.flatMap(\.findings) {
        add([finding.diagnostic], in: configuration.files[finding.file])
      }
    }
    // A file may belong to several configurations: an id exists if any document contains it.
    var matched: [PathKey: Set<SourceRange>] = [:]
    for use in uses {
      for location in use.use.matched {
        let file = all[use.number].files[location.file]
        matched[PathKey(file.path), default: []].insert(location.range)
      }
    }
    var missing: [PathKey: [SourceRange: (OverrideUsage.Missing, SourceFile)]] = [:]
    for use in uses {
      for id in use.use.missing {
        let file = all[use.number].files[id.name.location.file]
        let key = PathKey(file.path)
        let range = id.name.location.range
        guard isComplete(file), matched[key]?.contains(range) != true else { continue }
        if missing[key]?[range]?.0.nearest == nil { missing[key, default: [:]][range] = (id, file) }
      }
    }
    for (id, file) in missing.values.flatMap({ $0.values }) {
      add([.configurationUnmatched(id)], in: file)
    }
    for (file, diagnostics) in others { add(diagnostics, in: file) }
    return files.sorted { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
      .map { file, diagnostics in
        var list = FindingList(limit: limit)
        for diagnostic in diagnostics { list.append(diagnostic) }
        return FileReport(list.diagnostics, in: file)
      }
  }
}

extension Diagnostic {
  fileprivate static func configurationUnmatched(_ id: OverrideUsage.Missing) -> Diagnostic {
    let message =
      switch id.subject {
      case .object: "no document has an object '\(id.name.text)'"
      case .controller: "no storyboard has a view controller '\(id.name.text)'"
      case .controllerClass: "no view controller has the class '\(id.name.text)'"
      }
    return Diagnostic(
      .configurationUnmatched, at: id.name.location.range, message: message,
      notes: id.nearest.map { [Note("did you mean '\($0)'?")] } ?? [])
  }
}
