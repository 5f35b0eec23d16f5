public import InterfaceSource

/// A small text that has the fault of a `DiagnosticKind`, and the same text mended.
///
/// Examples are in the archives of `Fixtures/diagnostics`, which `swift run regenerate` puts into the program.
///
/// ```swift
/// for example in DiagnosticKind.named("duplicate-id")?.examples ?? [] {
///   print(example.triggering, example.mended, separator: "\n\n")
/// }
/// ```
public struct DiagnosticExample: Hashable, Sendable {
  /// What the texts are a part of.
  public enum Setting: Hashable, Sendable {
    /// A whole document.
    case document
    /// What stands inside `<scenes>` of a storyboard.
    case scenes
    /// What stands inside `<objects>` of a xib.
    case objects
    /// What stands inside the root view of a xib; the view's id is `root`.
    case view
    /// The `Contents.json` of a folder in an asset catalog, which also holds the other files; an empty
    /// text means that the folder has none.
    case catalog(folder: String, files: [String])
    /// A `.strings` file.
    case strings
    /// An `.xcstrings` file.
    case stringCatalog
    /// A configuration file, `.ninefold.yml`.
    case configuration
    /// A property list.
    case propertyList
    /// A file of a project that has others beside it: documents, sources, property lists, files of catalogs, fonts.
    case project(path: String, others: [File])
  }

  /// A file that stands beside the one of an example.
  ///
  /// ```swift
  /// let source = DiagnosticExample.File("Page.swift", "class Page {}")
  /// print(source.path)
  /// ```
  public struct File: Hashable, Sendable {
    /// The path from the project's folder on.
    public let path: String
    /// What is in it.
    public let text: String

    /// Creates a file.
    public init(_ path: String, _ text: String = "") {
      self.path = path
      self.text = text
    }
  }

  /// What the texts are a part of.
  public let setting: Setting
  /// The faulty text, with `↓` before the place that is reported where that is a place in the text.
  public let triggering: String
  /// The text without the fault.
  public let mended: String
  /// What a configuration says of both texts: the text of a `.ninefold.yml`, empty for nothing.
  public let configuration: String
  /// The sources of the app that both texts belong to, by their paths.
  public let sources: [File]
  /// The id of the kind and the name of the faulty text in its archive, such as `empty-outlet/1-bad.view.xml`, for tests to name.
  package let path: String

  /// The faulty text without the mark, and the UTF-8 offset where the mark stood; nil without a mark.
  package var unmarked: (text: String, offset: Int?) {
    guard let mark = triggering.unicodeScalars.firstIndex(of: "↓") else { return (triggering, nil) }
    var text = triggering
    text.unicodeScalars.remove(at: mark)
    return (text, triggering.utf8.distance(from: triggering.startIndex, to: mark))
  }

  /// Whether the texts can be shown to a person: they are short and hold no control characters.
  package var isPrintable: Bool {
    [triggering, mended].allSatisfy { text in
      text.utf8.count <= 2000
        && text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }
    }
  }
}

extension DiagnosticKind {
  /// Texts that have the fault, each with its mended twin; a test runs them.
  public var examples: [DiagnosticExample] { ExampleArchive.embedded[id] }
}
