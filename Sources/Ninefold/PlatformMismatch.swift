import InterfaceModel
import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// A document that is laid out on a device of another platform.
enum PlatformMismatch {
  /// The kinds that this type reports.
  static let kinds: [DiagnosticKind] = [.platformMismatch]

  /// Returns a finding about a document that is laid out on devices, none of which runs its platform,
  /// or `nil`.
  static func finding(
    about document: Document, in configurations: [Configuration]
  ) -> Diagnostic? {
    let isForTelevision = document.runtime == .tvOS
    let windows = configurations.filter { !$0.isCanvas && $0.windowIdiom != nil }
    guard let name = windows.first?.configurationName,
      windows.allSatisfy({ ($0.windowIdiom == .tv) != isForTelevision })
    else { return nil }
    return Diagnostic(
      .platformMismatch, at: document.range,
      message: isForTelevision
        ? "the document is for tvOS, but '\(name)' is not Apple TV"
        : "the document is for iOS, but '\(name)' is Apple TV",
      notes: [
        Diagnostic.Note(
          isForTelevision
            ? "use '--device appleTV' for this document"
            : "use an iPhone or iPad from 'ninefold devices' for this document")
      ])
  }
}

extension DiagnosticKind {
  fileprivate static let platformMismatch = DiagnosticKind(
    "platform-mismatch", .warning, .layout,
    summary: "A document is laid out on a device of another platform.",
    rationale:
      "Documents for tvOS run only on Apple TV, and documents for iOS never do, so the layout does "
      + "not occur in an app. Fonts, controls and margins differ between the platforms.",
    remedy: "Select a device of the document's platform.")
}
