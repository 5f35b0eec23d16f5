public import InterfaceSource

/// A small text that has the problem of a `DiagnosticKind`, and the same text corrected.
///
/// The examples are in the archives in `Fixtures/diagnostics`, which `swift run regenerate` embeds
/// into the program.
///
/// ```swift
/// for example in DiagnosticKind.named("duplicate-id")?.examples ?? [] {
///   print(example.triggering, example.corrected, separator: "\n\n")
/// }
/// ```
public struct DiagnosticExample: Hashable, Sendable {
  /// The context of the texts.
  public enum Setting: Hashable, Sendable {
    /// A whole document.
    case document
    /// The content of `<scenes>` in a storyboard.
    case scenes
    /// The content of `<objects>` in a xib.
    case objects
    /// The content of the root view of a xib; the id of the view is `root`.
    case view
    /// The `Contents.json` of a folder in an asset catalog that also contains the other files; an
    /// empty text means that the folder has no `Contents.json`.
    case catalog(folder: String, files: [String])
    /// A `.strings` file.
    case strings
    /// An `.xcstrings` file.
    case stringCatalog
    /// A configuration file, `.ninefold.yml`.
    case configuration
    /// A property list.
    case propertyList
    /// A file of a project with other files: documents, sources, property lists, files of catalogs,
    /// fonts.
    case project(path: String, others: [File])
  }

  /// Another file that belongs to an example.
  ///
  /// ```swift
  /// let source = DiagnosticExample.File("Page.swift", "class Page {}")
  /// print(source.path)
  /// ```
  public struct File: Hashable, Sendable {
    /// The path relative to the project's folder.
    public let path: String
    /// The text of the file.
    public let text: String

    /// Creates a file.
    public init(_ path: String, _ text: String = "") {
      self.path = path
      self.text = text
    }
  }

  /// The context of the texts.
  public let setting: Setting
  /// The text with the problem, with `↓` before the reported location if that is in the text.
  public let triggering: String
  /// The corrected text.
  public let corrected: String
  /// The text of the `.ninefold.yml` that applies to both texts, empty if there is none.
  public let configuration: String
  /// The sources of the app that both texts belong to, with their paths.
  public let sources: [File]
  /// The id of the kind and the name of the text with the problem in its archive, such as
  /// `empty-outlet/1-bad.view.xml`, for use in tests.
  package let path: String

  /// The text with the problem without the mark, and the UTF-8 offset of the mark, or `nil` if
  /// there is no mark.
  package var unmarked: (text: String, offset: Int?) {
    guard let mark = triggering.unicodeScalars.firstIndex(of: "↓") else { return (triggering, nil) }
    var text = triggering
    text.unicodeScalars.remove(at: mark)
    return (text, triggering.utf8.distance(from: triggering.startIndex, to: mark))
  }

  /// Whether the texts can be printed: they are short and contain no control characters.
  package var isPrintable: Bool {
    [triggering, corrected].allSatisfy { text in
      text.utf8.count <= 2000
        && text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }
    }
  }
}

extension DiagnosticKind {
  /// Texts that have the problem, each with its corrected version; a test checks them.
  public var examples: [DiagnosticExample] { ExampleArchive.embedded[id] }
}
