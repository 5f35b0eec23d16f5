public import InterfaceSource
import TextMeasurement

/// The font files that text is measured with; fonts without a file are measured with built-in
/// tables.
///
/// Files are passed as functions that read their bytes, and are read when the first text needs a
/// font; the library itself opens no file. Pass the same value for all documents that use the same
/// files, so that each file is read once.
///
/// ```swift
/// let lato = Fonts.File(path: "Fonts/Lato-Regular.ttf") { limit in Array(bytes.prefix(limit)) }
/// let fonts = Fonts(bundled: [lato])
/// var compiler = Compiler()
/// let compilation = compiler.compile(file, assets: Assets().with(fonts: fonts))
/// print(compilation.diagnostics.count, fonts.findings.count)
/// ```
public struct Fonts: Sendable {
  /// A font file (TrueType, OpenType or a collection) and a function that reads its bytes.
  ///
  /// ```swift
  /// let lato = Fonts.File(path: "Fonts/Lato-Regular.ttf") { limit in Array(bytes.prefix(limit)) }
  /// print(lato.path)
  /// ```
  public struct File: Sendable {
    /// The path of the file.
    public let path: String
    let read: @Sendable (_ limit: Int) -> [UInt8]?

    /// Creates a file from its path and a function that reads it.
    ///
    /// - Parameters:
    ///   - path: The path that findings report.
    ///   - read: A function that returns at most the given number of bytes from the start of the
    ///     file, or `nil` if the file cannot be read.
    public init(path: String, read: @escaping @Sendable (_ limit: Int) -> [UInt8]?) {
      self.path = path
      self.read = read
    }

    var source: FontSource {
      FontSource(path: path) { [read] in read(FontLimits.standard.byteCount + 1) }
    }
  }

  /// The files given by the user, or `nil` if there are none.
  private let specified: FontLibrary?
  /// All files, or `nil` if there are none.
  let library: FontLibrary?

  /// Gathers fonts; if two have the same name, given files take precedence over bundled ones, and
  /// earlier files over later ones.
  ///
  /// - Parameters:
  ///   - specified: The files given by the user, for all documents. If they contain the system font,
  ///     text in it is measured with them.
  ///   - bundled: The files that the app bundles.
  ///   - bundledNames: The names, without folders, of the files that the app's `UIAppFonts` lists,
  ///     or `nil` if the list is unknown, so that all of `bundled` are used.
  public init(specified: [File] = [], bundled: [File] = [], bundledNames: Set<String>? = nil) {
    self.specified =
      specified.isEmpty ? nil : FontLibrary(specified.map(\.source), mayHaveSystemFont: true)
    library = Self.library(specified: self.specified, bundled: bundled, bundledNames: bundledNames)
  }

  private init(specified: FontLibrary?, library: FontLibrary?) {
    self.specified = specified
    self.library = library
  }

  /// Returns the same given files with other bundled files, as in
  /// `init(specified:bundled:bundledNames:)`.
  public func with(bundled: [File], bundledNames: Set<String>? = nil) -> Fonts {
    Fonts(
      specified: specified,
      library: Self.library(specified: specified, bundled: bundled, bundledNames: bundledNames))
  }

  private static func library(
    specified: FontLibrary?, bundled: [File], bundledNames names: Set<String>?
  ) -> FontLibrary? {
    let sources = bundled.map(\.source).filter { source in
      names.map { $0.contains(source.fileName) } ?? true
    }
    return sources.isEmpty ? specified : FontLibrary(sources, after: specified)
  }

  /// The paths of all files, the given ones first.
  public var paths: [String] { library?.paths ?? [] }

  /// A digest of the bytes of all files, each of which is read once for it, or of no bytes if there
  /// are no files.
  package var digest: Digest { library?.digest ?? Digest(of: []) }

  /// Whether files that text needs could not be read.
  package var hasFailures: Bool { library.map { !$0.failures.isEmpty } ?? false }

  /// A Boolean value that indicates whether there are no files.
  public var isEmpty: Bool { library == nil }

  /// Reads the given files immediately instead of when text first needs them.
  ///
  /// - Returns: The problems of the files, file by file. They are errors because the user passed
  ///   the files as fonts.
  public func readSpecified() -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    guard let specified else { return [] }
    _ = specified.readAll()
    return Self.findings(of: specified, severity: .error)
  }

  /// The problems of the bundled files that text needed so far, file by file.
  public var findings: [(file: SourceFile, diagnostics: [Diagnostic])] {
    guard let library, library != specified else { return [] }
    return Self.findings(of: library, severity: .warning)
  }

  private static func findings(
    of library: FontLibrary, severity: Diagnostic.Severity
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    library.failures.map { failure in
      let file = SourceFile(path: failure.path, bytes: failure.bytes)
      // A file that the user names must be a font.
      if severity < .error, GitLFSPointer.isPointer(failure.bytes) {
        return (file, [.pointerFont])
      }
      let fault = failure.fault ?? .unreadable
      return (file, [.malformedFont(fault, severity: severity)])
    }
  }
}
