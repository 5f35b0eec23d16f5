/// The paths of a page's documents below the folder that all of them share.
///
/// The page does not contain the part above that folder, so it is the same wherever a project is
/// checked out.
struct PagePaths {
  /// The name of the folder, or `nil` if the documents share none.
  let folderName: String?
  /// The paths below the folder, in the order of the documents.
  let paths: [String]

  init(_ paths: [String]) {
    let parts = paths.map { path in
      path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    }
    var shared = parts.first.map { Array($0.dropLast()) } ?? []
    for path in parts.dropFirst() {
      let folder = path.dropLast()
      let count = zip(shared, folder).prefix { $0 == $1 }.count
      shared = Array(shared.prefix(count))
    }
    // The folder of a language is not the name of anything.
    folderName = shared.last { !$0.hasSuffix(".lproj") && $0 != ".." }.map { String($0) }
    self.paths = parts.map { $0.dropFirst(shared.count).joined(separator: "/") }
  }

  /// A path as a heading: the name of the document, and its folder without that of the development
  /// language.
  struct Heading {
    let name: String
    /// The folder, or empty for a document directly in the shared folder.
    let folder: String

    init(_ path: String) {
      let parts = path.split(separator: "/")
      name = parts.last.map { String($0) } ?? path
      folder = parts.dropLast().filter { $0 != "Base.lproj" }.joined(separator: "/")
    }
  }
}
