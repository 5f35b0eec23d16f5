import InterfaceAssets
package import InterfaceSource
public import InterfaceTraits

/// The files with the translations of a document.
///
/// Files are passed as functions that read their bytes; the library itself opens no file.
///
/// ```swift
/// let french = Assets.File(path: "App/fr.lproj/Main.strings") { Array(bytes.prefix($0)) }
/// let localizations = Localizations(files: [french])
/// var options = CompilerOptions()
/// options.languages = [.all]
/// var compiler = Compiler(options: options)
/// let compilation = compiler.compile(file, localizations: localizations)
/// print(localizations.languages, compilation.configurations.map(\.name))
/// ```
public struct Localizations: Sendable {
  /// A file in the folder of a language.
  struct Localized: Sendable {
    let language: LanguageTag
    let file: AssetFile
  }

  /// Strings files.
  private(set) var strings: [Localized] = []
  /// Property lists with plural variants of texts.
  private(set) var stringsDictionaries: [Localized] = []
  /// String catalogs, which contain all languages.
  private(set) var catalogs: [AssetFile] = []
  /// Documents that replace the original in a language.
  private(set) var documents: [Localized] = []
  /// The language of the document itself, if it is in the folder of one.
  let ownLanguage: LanguageTag?

  /// Gathers the translations of a document from a list of files.
  ///
  /// - Parameters:
  ///   - files: Files named like the document with `.strings`, `.stringsdict`, `.storyboard` or
  ///     `.xib` in a folder such as `fr.lproj`, and with `.xcstrings` in any folder; others are
  ///     ignored.
  ///   - documentPath: The path of the document, whose folder may be that of a language; the
  ///     document itself is excluded from the files.
  public init(files: [Assets.File] = [], documentPath: String = "") {
    ownLanguage = Self.language(ofFolderOf: documentPath)
    for file in files.map(\.file) where file.path != documentPath {
      guard let dot = file.path.lastIndex(of: ".") else { continue }
      let kind = file.path[dot...].dropFirst().lowercased()
      if kind == "xcstrings" { catalogs.append(file) }
      guard let language = Self.language(ofFolderOf: file.path) else { continue }
      let localized = Localized(language: language, file: file)
      switch kind {
      case "strings": strings.append(localized)
      case "stringsdict": stringsDictionaries.append(localized)
      case "storyboard", "xib": documents.append(localized)
      default: break
      }
    }
  }

  /// All files.
  private var files: [AssetFile] {
    (strings + stringsDictionaries + documents).map(\.file) + catalogs
  }

  /// Returns the paths of the files that are read for the requested languages.
  ///
  /// - Parameter languages: The languages.
  /// - Returns: The paths, empty if none of the languages has files.
  package func paths(readFor languages: [LanguageRequest]) -> [String] {
    languages == [.base] ? [] : files.map(\.path)
  }

  /// Returns a digest of the names and bytes of all files and of the document's own language.
  ///
  /// - Parameter limit: The maximum number of bytes to read of each file.
  /// - Returns: A digest that is equal for equal texts; folders above those of languages are not
  ///   included.
  package func digest(limit: Int) -> Digest {
    var bytes = Array("\(ownLanguage.map { "\($0)" } ?? "")\n".utf8)
    for file in files {
      let name = file.path.utf8.split(separator: UInt8(ascii: "/")).suffix(2).joined(
        separator: "/".utf8)
      bytes += name
      bytes += "\n\(file.read(limit).map { Digest(of: $0).hexadecimal } ?? "")\n".utf8
    }
    return Digest(of: bytes)
  }

  /// A Boolean value that indicates whether there are no translations.
  public var isEmpty: Bool {
    strings.isEmpty && stringsDictionaries.isEmpty && catalogs.isEmpty && documents.isEmpty
  }

  /// The languages that folders are named for, in byte order; those of string catalogs, which are
  /// not read yet, are not included.
  public var languages: [LanguageTag] {
    let all =
      (strings + stringsDictionaries + documents).map(\.language) + [ownLanguage].compactMap(\.self)
    return Set(all).sorted { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) }
  }

  /// Reads the string catalogs and returns their languages.
  ///
  /// - Parameter limit: The maximum number of bytes to read of each file.
  /// - Returns: The languages in byte order, and whether all catalogs could be read.
  package func catalogLanguages(limit: Int) -> (languages: [LanguageTag], areComplete: Bool) {
    let read = catalogs.map { file in
      StringCatalog(reading: SourceFile(path: file.path, bytes: file.read(limit) ?? []))
    }
    let all = Set(read.flatMap { $0.tables.keys.compactMap { LanguageTag($0) } })
    return (
      all.sorted { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) },
      read.allSatisfy { !$0.diagnostics.contains { $0.severity == .error } }
    )
  }

  /// Returns the language of the folder of a file, such as `fr.lproj`, or `nil` for any other
  /// folder.
  static func language(ofFolderOf path: String) -> LanguageTag? {
    let bytes = path.utf8
    func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") }
    guard let separator = bytes.lastIndex(where: isSeparator),
      let last = bytes[..<separator].lastIndex(where: { !isSeparator($0) })
    else { return nil }
    let first = bytes[...last].lastIndex(where: isSeparator).map { bytes.index(after: $0) }
    let folder = path[(first ?? bytes.startIndex)...last]
    guard folder.utf8.count > 6, folder.lowercased().hasSuffix(".lproj") else { return nil }
    let tag = LanguageTag(String(folder.dropLast(6)))
    return tag?.language == "mul" ? nil : tag
  }
}
