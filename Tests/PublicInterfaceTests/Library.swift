import Foundation
import Ninefold

/// The fixtures, read as a program outside this package would read them.
enum Library {
  /// The package's folder of fixtures.
  static let fixtures = URL(filePath: #filePath).appending(path: "../../../Fixtures").standardized

  /// The file at a path below the fixtures.
  static func file(_ path: String) throws -> SourceFile {
    let data = try Data(contentsOf: fixtures.appending(path: path))
    return SourceFile(path: path, bytes: [UInt8](data))
  }

  /// The document of the fixture of results, compiled.
  static func order(_ configurations: [ConfigurationRequest] = [.canvas]) throws -> Compilation {
    var compiler = Compiler(options: CompilerOptions(configurations: configurations))
    return compiler.compile(try file("results/Order.storyboard"))
  }

  /// The documents in folders of the fixtures and below them, sorted.
  static func documents(in folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let top = fixtures.appending(path: folder).path
      let all = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
      return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        .map { "\(folder)/\($0)" }
    }.sorted()
  }

  /// The asset catalog at a path below the fixtures.
  static func catalog(_ path: String) -> Assets.Catalog {
    let top = fixtures.appending(path: path)
    let all =
      FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    return Assets.Catalog(
      path: path,
      files: all.sorted().map { name in
        Assets.File(path: name) { limit in
          let data = try? Data(contentsOf: top.appending(path: name))
          return data.map { [UInt8]($0.prefix(limit)) }
        }
      })
  }
}
