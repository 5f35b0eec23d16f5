import InterfaceAssets
package import InterfaceSource
public import InterfaceTraits

/// The files that hold a document's texts in other languages.
///
/// Files are handed in as functions that fetch their bytes: nothing here opens a file.
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
  /// Property lists of texts that vary by number.
  private(set) var stringsDictionaries: [Localized] = []
  /// String catalogs, which hold all languages.
  private(set) var catalogs: [AssetFile] = []
  /// Documents that are shown instead in a language.
  private(set) var documents: [Localized] = []
  /// The language of the document itself, where it is in the folder of one.
  let ownLanguage: LanguageTag?

  /// Gathers files.
  ///
  /// - Parameters:
  ///   - files: Files named like the document with `.strings`, `.stringsdict`, `.storyboard` or `.xib` in a folder
  ///     such as `fr.lproj`, and with `.xcstrings` in any folder; others are left out.
  ///   - documentPath: The path of the document, whose folder may be that of a language; it is left out of the files.
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

  /// The paths of the files that are read where some languages are asked for.
  ///
  /// - Parameter languages: The languages.
  /// - Returns: The paths; none without a language that has files.
  package func paths(readFor languages: [LanguageRequest]) -> [String] {
    languages == [.base] ? [] : files.map(\.path)
  }

  /// A digest of the names and bytes of all files, and of the language of the document itself.
  ///
  /// - Parameter limit: How many bytes of each are read at most.
  /// - Returns: Equal digests for equal texts; folders above those of languages do not count.
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

  /// Whether there are no other texts.
  public var isEmpty: Bool {
    strings.isEmpty && stringsDictionaries.isEmpty && catalogs.isEmpty && documents.isEmpty
  }

  /// The languages that folders are named by, in byte order; those of string catalogs, which are not read yet, are not
  /// among them.
  public var languages: [LanguageTag] {
    let all =
      (strings + stringsDictionaries + documents).map(\.language) + [ownLanguage].compactMap(\.self)
    return Set(all).sorted { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) }
  }

  /// The languages of the string catalogs, which are read for it.
  ///
  /// - Parameter limit: How many bytes of each are read at most.
  /// - Returns: The languages in byte order, and whether all catalogs could be read.
  package func catalogLanguages(limit: Int) -> (languages: [LanguageTag], areWhole: Bool) {
    let read = catalogs.map { file in
      StringCatalog(reading: SourceFile(path: file.path, bytes: file.read(limit) ?? []))
    }
    let all = Set(read.flatMap { $0.tables.keys.compactMap { LanguageTag($0) } })
    return (
      all.sorted { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) },
      read.allSatisfy { !$0.diagnostics.contains { $0.severity == .error } }
    )
  }

  /// The language of the folder `fr.lproj` or the like that a file is in; nil for another folder.
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
