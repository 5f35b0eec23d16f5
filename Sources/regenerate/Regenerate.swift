import Ninefold
import NinefoldCommandLine
import Reporting
import SystemCalls

/// Writes every generated file of the package.
///
/// Must be run in the package folder.
@main enum Regenerate {
  static func main() {
    guard let text = read("schemas/vocabulary.txt") else {
      stop("schemas/vocabulary.txt: cannot be read; run this at the top of the package")
    }
    guard let viewClasses = read("schemas/view-classes.txt") else {
      stop("schemas/view-classes.txt: cannot be read")
    }
    let archive = DiagnosticExamplesFile.archive(exampleArchives())
    let documentation = documentationPages(ExampleArchive(archive))
    do {
      let written = [
        GeneratedFile(
          path: DiagnosticExamplesFile.path, text: DiagnosticExamplesFile.text(archive)),
        GeneratedFile(path: ExamplesFile.path, text: ExamplesFile.text(declarations())),
      ]
      let files = try GeneratedFile.all(vocabulary: text, viewClasses: viewClasses) + written
      for file in files { update(file.path, with: file.text) }
      for page in documentation { update(page.path, with: page.text) }
    } catch {
      stop(error.description)
    }
    for folder in [CommandPages.folder, RulePages.folder] {
      let pages = files(in: folder, ending: ".md")
      for path in DocumentationPage.stale(pages, among: documentation) {
        guard unlink(path) == 0 else { stop("\(path): cannot be removed") }
        print("removed \(path)")
      }
    }
  }

  /// Returns the pages of the documentation that are generated.
  private static func documentationPages(_ examples: ExampleArchive) -> [DocumentationPage] {
    guard let hits = read(RulePages.hitsPath) else { stop("\(RulePages.hitsPath): cannot be read") }
    guard let precision = read(RulePages.precisionPath) else {
      stop("\(RulePages.precisionPath): cannot be read")
    }
    let tables = files(in: FactsPage.folder, ending: ".swift").compactMap { path in
      FactReader.table(in: read(path) ?? "", path: path)
    }
    return CommandPages.pages(Tool.references, summary: Tool.summary, statuses: Tool.statuses)
      + RulePages.pages(hits: hits, precision: precision, examples: examples)
      + [
        DocumentationPage(path: EditorRulesPage.path, text: EditorRulesPage.text),
        .generated(FactsPage.path, FactsPage.text(tables)),
      ]
  }

  /// Returns the archives with the examples of kinds, by id.
  private static func exampleArchives() -> [String: String] {
    let folder = DiagnosticExamplesFile.folder
    let ending = DiagnosticExamplesFile.ending
    let archives = files(in: folder, ending: ending).map { path in
      (String(path.dropFirst(folder.utf8.count + 1).dropLast(ending.utf8.count)), read(path) ?? "")
    }
    return Dictionary(uniqueKeysWithValues: archives)
  }

  /// Returns the public declarations of the library.
  private static func declarations() -> [DocumentedDeclaration] {
    ExamplesFile.folders.flatMap { files(in: $0, ending: ".swift") }.flatMap { path in
      DocumentationReader.declarations(in: read(path) ?? "", path: path)
    } + [DocumentationReader.page(read(ExamplesFile.page) ?? "", path: ExamplesFile.page)]
  }

  /// Returns the files in a folder and its subfolders whose names have a suffix.
  private static func files(in folder: String, ending: String) -> [String] {
    guard let stream = opendir(folder) else { stop("\(folder): cannot be listed") }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      if entry.pointee.d_type == UInt8(DT_DIR) {
        paths += files(in: "\(folder)/\(name)", ending: ending)
      } else if name.hasSuffix(ending) {
        paths.append("\(folder)/\(name)")
      }
    }
    return paths
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a file unless it has the text already.
  private static func update(_ path: String, with text: String) {
    guard read(path) != text else { return }
    guard save(text, to: path) else { stop("\(path): cannot be written") }
    print("wrote \(path)")
  }

  private static func save(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count
  }

  private static func stop(_ message: String) -> Never {
    let bytes = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(2)
  }
}
