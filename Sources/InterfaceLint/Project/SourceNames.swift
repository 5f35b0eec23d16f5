import InterfaceSource
import SourceScanning

/// Compares the names that code looks up with those that exist.
struct SourceNames {
  /// The kind of the findings.
  let kind: DiagnosticKind
  /// The object in one word, for suggestions.
  let noun: String
  /// The existing names, with the places that define them if they are in documents.
  let names: [String: Place?]
  /// The names in byte order.
  private let sorted: [String]
  private var nearest = NearestNames(limit: 100)
  /// The similar names that were found.
  private var similar: [String: String?] = [:]
  /// The names that were reported, by source.
  private var reported: Set<Report> = []

  /// A place in a document that defines a name.
  struct Place {
    let path: String
    let range: SourceRange
  }

  private struct Report: Hashable {
    let path: String
    let name: String
  }

  init(_ kind: DiagnosticKind, _ noun: String, among names: [String: Place?]) {
    self.kind = kind
    self.noun = noun
    self.names = names
    sorted = names.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  init(_ kind: DiagnosticKind, _ noun: String, among names: Set<String>) {
    self.init(kind, noun, among: Dictionary(uniqueKeysWithValues: names.map { ($0, nil) }))
  }

  /// Reports a name that does not exist, once per source.
  ///
  /// - Parameters:
  ///   - use: The name, with the path of its source.
  ///   - severity: The severity, or `nil` for the default of the kind.
  ///   - message: The problem.
  ///   - gaps: The parts that could not be examined and may contain such a name. Pods and packages
  ///     count only if no existing name is similar: a similar name is what was meant.
  ///   - findings: The findings to append to.
  mutating func report(
    _ use: DeclarationIndex.Use, severity: Diagnostic.Severity? = nil, _ message: String,
    unless gaps: [ProjectGap], _ findings: inout ProjectFindings
  ) {
    guard reported.insert(Report(path: use.path, name: use.use.name)).inserted else { return }
    let name = use.use.name
    let similar = self.similar(to: name)
    var notes: [Diagnostic.Note] = []
    if let similar {
      let place = names[similar] ?? nil
      notes = [
        Diagnostic.Note(
          "did you mean the \(noun) '\(similar)'?", range: place?.range, path: place?.path)
      ]
    }
    findings[use.path].report(
      kind, severity: severity, at: use.use.range, message, notes: notes,
      fixIts: similar.flatMap { fixIt(use.use, $0) } ?? [],
      unless: gaps.filter { similar == nil || !$0.isDependency })
  }

  /// Returns the existing name that is similar to another, or `nil` if there is none or too many
  /// were searched for.
  mutating func similar(to name: String) -> String? {
    if let known = similar[name] { return known }
    let found = nearest.nearest(to: name, among: sorted)
    similar[name] = .some(found)
    return found
  }

  /// Returns the fix-it that writes another name in code, which must contain the name itself.
  private func fixIt(_ use: NameReference, _ name: String) -> [Diagnostic.FixIt]? {
    guard case .text(let written) = use.value, written == use.name,
      use.range.end - use.range.start == written.utf8.count,
      name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C })
    else { return nil }
    return [
      Diagnostic.FixIt(
        "write '\(name)'", edits: [SourceEdit(range: use.range, replacement: Array(name.utf8))])
    ]
  }
}

extension NameReference {
  /// The severity of a finding that the name does not exist: an error if the app ends.
  var severity: Diagnostic.Severity { isRequired ? .error : .warning }
}

extension SourceNames {
  /// Returns the names by which code may load an image file: with and without extension, without
  /// scale and device.
  static func names(ofImage path: String) -> Set<String> {
    let file = path.split(separator: "/").last.map { String($0) } ?? path
    guard let dot = file.lastIndex(of: ".") else { return [file] }
    let ending = file[dot...]
    var base = file[..<dot]
    for device in ["~iphone", "~ipad", "~tv"] where base.hasSuffix(device) {
      base = base.dropLast(device.count)
    }
    for scale in ["@2x", "@3x"] where base.hasSuffix(scale) { base = base.dropLast(scale.count) }
    return [file, String(base), String(base + ending)]
  }
}

extension LintedProject {
  /// The names that the project's own code looks up, with the paths of their sources; those of a
  /// project of which only some files are known are left out.
  var namesInCode: [DeclarationIndex.Use] {
    guard isComplete, let sources else { return [] }
    return sources.uses.filter { !$0.use.name.isEmpty && !VendoredFolders.contain($0.path) }
  }

  /// Returns the identifiers of a kind in documents, with their first places.
  func places(
    _ identifiers: (DocumentNames) -> [String: SourceRange],
    in documents: [DocumentNames]? = nil
  ) -> [String: SourceNames.Place?] {
    var places: [String: SourceNames.Place?] = [:]
    for document in documents ?? self.documents {
      for (name, range) in identifiers(document) where places[name] == nil {
        places[name] = SourceNames.Place(path: document.path, range: range)
      }
    }
    return places
  }

  /// Returns the scenes whose controllers are of a class or of one of its subclasses, by class, with
  /// the paths of their documents.
  var scenesByClass: [String: [(path: String, scene: DocumentNames.Scene)]] {
    guard let sources else { return [:] }
    var scenes: [String: [(path: String, scene: DocumentNames.Scene)]] = [:]
    var ancestors: [String: [String]] = [:]
    for document in documents {
      for scene in document.scenes {
        let names =
          ancestors[scene.className]
          ?? sources.lineage(of: scene.className)?.classes.map(\.name) ?? [scene.className]
        ancestors[scene.className] = names
        for name in names { scenes[name, default: []].append((document.path, scene)) }
      }
    }
    return scenes
  }

  /// Returns the pods and packages that could not be examined and may contain the documents of a
  /// source: those with documents in the app's own bundle, or all of them for sources that use other
  /// bundles.
  func dependencyGaps(for path: String) -> [ProjectGap] {
    let usesOthers = sources?.sourcesWithOtherBundles.contains(path) ?? false
    return gaps(.documents).filter { gap in
      guard gap.isDependency, gap.contents.contains(.sources) else { return false }
      switch gap.reason {
      case .packages, .carthage: return usesOthers
      default: return true
      }
    }
  }
}
