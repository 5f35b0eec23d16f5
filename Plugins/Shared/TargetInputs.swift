import Foundation
import PackagePlugin

/// The files of a target that determine layouts: its documents, asset catalogs, fonts and texts, and a `.ninefold.yml` in its folder.
struct TargetInputs {
  /// The storyboards and xibs.
  let documents: [URL]
  private let catalogs: [URL]
  private let fonts: [URL]
  private let configuration: URL?
  /// The files in catalogs, and those with texts.
  private let others: [URL]

  init(target: any SourceModuleTarget) throws {
    let folder = target.directoryURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
      .filter {
        !$0.hasDirectoryPath
          && (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
      }
    documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
    catalogs = Set(files.compactMap(Self.catalog)).sorted { $0.path < $1.path }
    fonts = files.filter { ["ttf", "otf", "ttc", "otc"].contains($0.pathExtension) }
    configuration = files.first { $0 == folder.appending(path: ".ninefold.yml") }
    others = files.filter {
      Self.catalog($0) != nil || ["strings", "stringsdict", "xcstrings"].contains($0.pathExtension)
    }
  }

  /// The options that name the files; nothing else has an effect.
  var options: [String] {
    ["--isolated"] + catalogs.flatMap { ["--assets", $0.path] }
      + fonts.flatMap { ["--fonts", $0.path] }
      + (configuration.map { ["--config", $0.path] } ?? [])
  }

  /// All files but the documents.
  var shared: [URL] { catalogs + others + fonts + (configuration.map { [$0] } ?? []) }

  /// Returns the asset catalog that contains a file.
  private static func catalog(_ file: URL) -> URL? {
    guard let range = file.path.range(of: ".xcassets/") else { return nil }
    return URL(filePath: String(file.path[..<range.lowerBound]) + ".xcassets")
  }
}
