/// A small text that has the fault of a `DiagnosticKind`, and the same text mended.
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

  /// A source of the app that the document belongs to.
  ///
  /// ```swift
  /// let sources = DiagnosticKind.named("missing-outlet")?.examples.flatMap(\.sources) ?? []
  /// for source in sources { print(source.path, source.text.utf8.count) }
  /// ```
  public struct Source: Hashable, Sendable {
    /// The path from the top of the project, with the extension of its language.
    public let path: String
    /// The text.
    public let text: String

    /// Declares a source.
    package init(_ path: String, _ text: String) {
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
  /// The sources of the app that both texts belong to.
  public let sources: [Source]
  /// The file that declares the example, as `#fileID` spells it, for tests to name.
  package let fileID: String
  /// The line of the declaration.
  package let line: Int

  /// Declares an example.
  ///
  /// - Parameters:
  ///   - setting: What the texts are a part of.
  ///   - triggering: The faulty text, with `↓` before the place that is reported.
  ///   - mended: The text without the fault.
  ///   - configuration: The text of a `.ninefold.yml` that holds for both.
  ///   - sources: The sources of the app that both belong to.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  package init(
    _ setting: Setting, _ triggering: String, mended: String, configuration: String = "",
    sources: [Source] = [], fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.setting = setting
    self.triggering = triggering
    self.mended = mended
    self.configuration = configuration
    self.sources = sources
    self.fileID = "\(fileID)"
    self.line = Int(line)
  }

  /// The faulty text without the mark, and the UTF-8 offset where the mark stood; nil without a mark.
  package var unmarked: (text: String, offset: Int?) {
    let bytes = Array(triggering.utf8)
    let mark = Array("↓".utf8)
    guard
      let offset = bytes.indices.first(where: { bytes[$0...].starts(with: mark) })
    else { return (triggering, nil) }
    let text = bytes[..<offset] + bytes[(offset + mark.count)...]
    return (String(decoding: text, as: UTF8.self), offset)
  }

  /// Whether the texts can be shown to a person: they are short and hold no control characters.
  package var isPrintable: Bool {
    [triggering, mended].allSatisfy { text in
      text.utf8.count <= 2000
        && text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }
    }
  }
}
