package import InterfaceSource
package import Ninefold
package import SourceScanning

/// An input of `lint` that was not examined.
package struct Omission: Sendable {
  /// The reason why a document in a folder was skipped.
  package enum Skip: Hashable, Sendable {
    /// The document is for a system whose documents are not supported.
    case system(String)
    /// The document is a Git LFS pointer.
    case pointer
    /// The system does not permit reading the document.
    case unreadable

    /// A text such as `for macOS`.
    package var summary: String {
      switch self {
      case .system(let name): "for \(name)"
      case .pointer: "not fetched by Git LFS"
      case .unreadable: "not readable"
      }
    }

    /// Returns a text such as `3 skipped: 2 for macOS, 1 not fetched by Git LFS`, or `nil` if
    /// nothing was skipped.
    package static func summary(_ skips: [Skip]) -> String? {
      guard !skips.isEmpty else { return nil }
      let counts: [String: Int] = skips.reduce(into: [:]) { $0[$1.summary, default: 0] += 1 }
      let reasons = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.value) \($0.key)" }
      return "\(skips.count) skipped: \(reasons.joined(separator: ", "))"
    }
  }

  /// The path as the user passed it.
  package var path: String
  /// The finding about the omission.
  package var finding: Diagnostic
  /// The reason why a document was skipped, or `nil` for other parts of the project.
  var skip: Skip?

  /// Creates the omission of a skipped document, or returns `nil` if the document was examined.
  package init?(_ compilation: Compilation) {
    let system = compilation.foreignSystem
    let kind: DiagnosticKind.ID = system == nil ? "git-lfs-pointer" : "unsupported-runtime"
    guard let finding = compilation.diagnostics.first(where: { $0.id == kind }) else { return nil }
    path = compilation.file.path
    self.finding = finding
    self.finding.severity = .note
    skip = system.map { .system($0) } ?? .pointer
  }

  /// Creates the omission of a document that could not be read.
  package init(unreadable path: String) {
    self.init(path, "the document cannot be read")
    skip = .unreadable
  }

  /// Creates the omission of a part of a project that could not be examined.
  package init(_ gap: ProjectGap, at path: String) { self.init(path, gap.message) }

  /// Creates the omission of a part of a project, with a reason.
  package init(_ path: String, _ message: String) {
    self.path = path
    finding = Diagnostic(.skippedInput, at: .start, message: message)
  }

  /// The kinds of findings that cause documents in a folder to be skipped.
  package static let kinds: Set<DiagnosticKind.ID> = ["git-lfs-pointer", "unsupported-runtime"]
}
