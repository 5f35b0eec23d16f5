import ConfigurationReading
import EditorCanvas
import InterfaceAssets
import InterfaceComposition
import InterfaceLayout
import InterfaceLint
import InterfaceReading
public import InterfaceSource
import InterfaceXML
import StructuredData
import TextMeasurement

extension DiagnosticKind {
  /// Every kind of finding, grouped by category, in byte order of their ids within a category.
  ///
  /// ```swift
  /// for kind in DiagnosticKind.all where kind.category == .layout {
  ///   print(kind.id, kind.summary)
  /// }
  /// ```
  public static let all: [DiagnosticKind] = {
    let kinds =
      ofFindings + ofXML + ofDecoding + ofValidation + ofCanvas + ofLayout + ofComposition
      + rules + ofAssets
      + ofJSON
      + ofFonts + ofLocalization + ofLanguages + PlatformMismatch.kinds + ofPropertyLists
      + ofApplicationInformation + ofYAML + ofConfiguration
    return Category.allCases.flatMap { category in
      kinds.filter { $0.category == category }.sorted { $0.id < $1.id }
    }
  }()

  /// The rules of `lint`, which report content that is legal and loads but does not do what was
  /// meant.
  ///
  /// Unlike other kinds, they are checked only by `Compiler.lint(_:rules:)`.
  public static let rules: [DiagnosticKind] = RuleRegistry.all.map { $0.kind }

  /// Returns the kind with an id, or `nil` if there is none.
  public static func named(_ id: String) -> DiagnosticKind? { all.first { $0.id == id } }
}
