package import InterfaceSource

/// A file that the result of a compilation depends on.
///
/// ```swift
/// for dependency in compilation.dependencies where dependency.kind == .image {
///   print(dependency.path)
/// }
/// ```
public struct Dependency: Hashable, Sendable {
  /// The role of a file in a compilation.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The document itself.
    case document
    /// A `.ninefold.yml` file.
    case configuration
    /// A file of translations, or a document that replaces the original in a language.
    case strings
    /// A font file that names and text were looked up in.
    case font
    /// The `Contents.json` of an image or color that was looked up.
    case catalog
    /// A variant of an image that was looked up.
    case image
  }

  /// The path, as it was passed in.
  public var path: String
  /// The role of the file.
  public var kind: Kind

  /// Creates a dependency.
  public init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

extension Compilation {
  /// The files that the result depends on, without duplicates: the document first, the others
  /// grouped by kind.
  ///
  /// Files of catalogs are listed if their names were looked up and
  /// `CompilerOptions.recordsDependencies` is set. A new catalog, or a new set in one, changes the
  /// result only if a name was not found or if the new catalog is now the nearest with that name.
  public var dependencies: [Dependency] {
    Dependency.all(
      document: file.path, configurations: input.configuration?.files.map(\.path) ?? [],
      localizations: input.localizations.paths(readFor: input.options.languages),
      assets: assets, lookups: lookups)
  }

  /// The names that the document looked up in its assets, empty unless the options request
  /// recording.
  package var lookups: AssetLookups { laidOut?.lookups ?? AssetLookups() }

  /// The assets that the document can refer to.
  var assets: Assets { input.assets }

  /// Returns a digest of the assets' answers to the lookups of the compilation.
  package func lookupDigest(_ digests: inout AssetLookupDigests) -> Digest {
    digests.digest(of: lookups, in: assets)
  }

  /// Whether font files that the text needs could not be read.
  package var hasFontFailures: Bool { assets.fonts.hasFailures }
}

extension Dependency {
  /// Returns the dependencies of a compilation with files at these paths that performs these
  /// lookups.
  package static func all(
    document: String, configurations: [String], localizations: [String], assets: Assets,
    lookups: AssetLookups
  ) -> [Dependency] {
    var files = [Dependency(path: document, kind: .document)]
    files += configurations.map { Dependency(path: $0, kind: .configuration) }
    files += localizations.map { Dependency(path: $0, kind: .strings) }
    files += assets.fonts.paths.map { Dependency(path: $0, kind: .font) }
    files += assets.files(for: lookups)
    var seen: Set<PathKey> = []
    return files.filter { seen.insert(PathKey($0.path)).inserted }
  }
}
