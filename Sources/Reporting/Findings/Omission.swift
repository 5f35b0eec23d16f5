package import InterfaceSource
package import Ninefold
package import SourceScanning

/// Something that `lint` was asked to look into, or needed, and did not look into.
package struct Omission: Sendable {
  /// Why a document that a folder holds was skipped.
  package enum Skip: Hashable, Sendable {
    /// It is for a system whose documents are not read.
    case system(String)
    /// It is a Git LFS pointer.
    case pointer
    /// The system does not let it be read.
    case unreadable

    /// Such as `for macOS`.
    package var words: String {
      switch self {
      case .system(let name): "for \(name)"
      case .pointer: "not fetched by Git LFS"
      case .unreadable: "not readable"
      }
    }

    /// Such as `3 skipped: 2 for macOS, 1 not fetched by Git LFS`; nil where nothing was skipped.
    package static func words(_ skips: [Skip]) -> String? {
      guard !skips.isEmpty else { return nil }
      let counts: [String: Int] = skips.reduce(into: [:]) { $0[$1.words, default: 0] += 1 }
      let reasons = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.value) \($0.key)" }
      return "\(skips.count) skipped: \(reasons.joined(separator: ", "))"
    }
  }

  /// The path as the user gave it.
  package var path: String
  /// What is said of it.
  package var finding: Diagnostic
  /// Why a document was skipped; nil for parts of the project besides.
  var skip: Skip?

  /// A document that was skipped; nil for one that was looked into.
  package init?(_ compilation: Compilation) {
    let system = compilation.foreignSystem
    let kind: DiagnosticKind.ID = system == nil ? "git-lfs-pointer" : "unsupported-runtime"
    guard let finding = compilation.diagnostics.first(where: { $0.id == kind }) else { return nil }
    path = compilation.file.path
    self.finding = finding
    self.finding.severity = .note
    skip = system.map { .system($0) } ?? .pointer
  }

  /// A document that could not be read.
  package init(unreadable path: String) {
    self.init(path, "this cannot be read")
    skip = .unreadable
  }

  /// A part of a project that could not be looked into.
  package init(_ gap: ProjectGap, at path: String) { self.init(path, gap.message) }

  /// A part of a project that was not looked into, and why.
  package init(_ path: String, _ message: String) {
    self.path = path
    finding = Diagnostic(.notLookedInto, at: .start, message: message)
  }

  /// The kinds of findings by which documents are skipped that a folder holds.
  package static let kinds: Set<DiagnosticKind.ID> = ["git-lfs-pointer", "unsupported-runtime"]
}
