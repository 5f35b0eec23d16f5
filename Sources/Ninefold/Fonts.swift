public import InterfaceSource
import TextMeasurement

/// The font files that texts are measured with; fonts without a file are measured by tables.
///
/// Files are handed in as functions that fetch their bytes, and are read when the first text needs a font: nothing here opens a file.
/// Hand the same value in for all documents that see the same files, so that each is read once.
///
/// ```swift
/// let lato = Fonts.File(path: "Fonts/Lato-Regular.ttf") { limit in Array(bytes.prefix(limit)) }
/// let fonts = Fonts(bundled: [lato])
/// var compiler = Compiler()
/// let compilation = compiler.compile(file, assets: Assets().with(fonts: fonts))
/// print(compilation.diagnostics.count, fonts.findings.count)
/// ```
public struct Fonts: Sendable {
  /// A font file with a function that fetches its bytes: TrueType, OpenType or a collection of such.
  ///
  /// ```swift
  /// let lato = Fonts.File(path: "Fonts/Lato-Regular.ttf") { limit in Array(bytes.prefix(limit)) }
  /// print(lato.path)
  /// ```
  public struct File: Sendable {
    /// The path.
    public let path: String
    let read: @Sendable (_ limit: Int) -> [UInt8]?

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: The path, which findings name.
    ///   - read: Fetches at most the given number of bytes from the start of the file; nil when it cannot be read.
    public init(path: String, read: @escaping @Sendable (_ limit: Int) -> [UInt8]?) {
      self.path = path
      self.read = read
    }

    var source: FontSource {
      FontSource(path: path) { [read] in read(FontLimits.standard.byteCount + 1) }
    }
  }

  /// The files that a person gave; nil when there are none.
  private let given: FontLibrary?
  /// All files; nil when there are none.
  let library: FontLibrary?

  /// Gathers fonts; of two of one name the one in the earlier file counts, and one that was given before one that is bundled.
  ///
  /// - Parameters:
  ///   - given: Files that a person gave, for all documents. Where these hold the system font, texts in it are measured with them.
  ///   - bundled: Files that an app bundles.
  ///   - bundledNames: The names, without folders, of the files that the app's `UIAppFonts` lists; nil when it is not known, so
  ///     that all of `bundled` count.
  public init(given: [File] = [], bundled: [File] = [], bundledNames: Set<String>? = nil) {
    self.given =
      given.isEmpty ? nil : FontLibrary(given.map(\.source), mayHaveSystemFont: true)
    library = Self.library(given: self.given, bundled: bundled, bundledNames: bundledNames)
  }

  private init(given: FontLibrary?, library: FontLibrary?) {
    self.given = given
    self.library = library
  }

  /// The same given files with others that an app bundles, as in `init(given:bundled:bundledNames:)`.
  public func with(bundled: [File], bundledNames: Set<String>? = nil) -> Fonts {
    Fonts(
      given: given,
      library: Self.library(given: given, bundled: bundled, bundledNames: bundledNames))
  }

  private static func library(
    given: FontLibrary?, bundled: [File], bundledNames names: Set<String>?
  ) -> FontLibrary? {
    let sources = bundled.map(\.source).filter { source in
      names.map { $0.contains(source.fileName) } ?? true
    }
    return sources.isEmpty ? given : FontLibrary(sources, after: given)
  }

  /// The paths of all files, those that were given first.
  public var paths: [String] { library?.paths ?? [] }

  /// A digest of the bytes of all files, which are read for it once; that of nothing without files.
  package var digest: Digest { library?.digest ?? Digest(of: []) }

  /// Whether files that texts needed could not be read.
  package var hasFailures: Bool { library.map { !$0.failures.isEmpty } ?? false }

  /// Whether there are no files at all.
  public var isEmpty: Bool { library == nil }

  /// Reads the given files now, rather than when a text needs them.
  ///
  /// - Returns: What is wrong with them, file by file, as errors: a person meant them to be fonts.
  public func readGiven() -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    guard let given else { return [] }
    _ = given.readAll()
    return Self.findings(of: given, severity: .error)
  }

  /// What is wrong with bundled files, file by file, as far as texts needed them.
  public var findings: [(file: SourceFile, diagnostics: [Diagnostic])] {
    guard let library, library != given else { return [] }
    return Self.findings(of: library, severity: .warning)
  }

  private static func findings(
    of library: FontLibrary, severity: Diagnostic.Severity
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    library.failures.map { failure in
      let file = SourceFile(path: failure.path, bytes: failure.bytes)
      let fault = failure.fault ?? .unreadable
      return (file, [.malformedFont(fault, severity: severity)])
    }
  }
}
