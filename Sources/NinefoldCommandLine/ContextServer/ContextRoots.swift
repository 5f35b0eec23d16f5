import ContextProtocol
import LanguageServer
import NinefoldProject
import StructuredData

/// The folders in which a client's tools may work.
struct ContextRoots: Sendable {
  /// A folder as it is named, and its real path.
  private struct Root: Sendable {
    let path: String
    let real: String

    init(_ path: String) {
      self.path = path
      real = RealPath.of(path)
    }
  }

  /// The folders of the server.
  private let own: [Root]
  /// The folders that the client and the server have in common.
  private var common: [Root]

  /// Creates the roots of a server, all of which the client may use.
  ///
  /// - Parameter paths: The paths of the folders; the empty one is the current folder.
  init(_ paths: [String]) {
    own = paths.map { Root($0) }
    common = own
  }

  /// The real paths of the folders.
  var folders: [String] { common.map(\.real) }

  /// Restricts the folders to those of the client.
  ///
  /// - Parameter list: The result of `roots/list`, or `nil` if the client has none: then the folders
  ///   are those of the server.
  mutating func restrict(to list: StructuredValue?) {
    guard let roots = list?["roots"]?.array else {
      common = own
      return
    }
    var both: [Root] = []
    for root in roots.compactMap({ $0["uri"]?.string }).compactMap(DocumentURI.path).map(Root.init)
    {
      if own.contains(where: { RealPath.isPath(root.real, at: $0.real) }) {
        both.append(root)
      } else {
        both += own.filter { RealPath.isPath($0.real, at: root.real) }
      }
    }
    common = both
  }

  /// Returns the path of a file for a command.
  ///
  /// - Parameter path: An absolute path, or one that is relative to a root.
  /// - Returns: The path.
  /// - Throws: An error if the path, or what a link in it leads to, is outside of the roots.
  func path(_ path: String) throws(ToolFailure) -> String {
    guard !path.isEmpty else { throw ToolFailure("a path is empty") }
    let candidates =
      path.utf8.first == UInt8(ascii: "/")
      ? [path] : common.map { Path.join($0.path, path) }
    let allowed = candidates.filter { candidate in
      let real = RealPath.resolvingParent(candidate)
      // A path through a folder that is not there could lead anywhere.
      guard !Path.parts(real).contains("..") else { return false }
      return common.contains { RealPath.isPath(real, at: $0.real) }
    }
    guard let first = allowed.first else {
      guard !common.isEmpty else {
        throw ToolFailure(
          "there are no roots: the folders of the client are outside of those that 'ninefold mcp "
            + "--root' names, or of its current folder")
      }
      let roots = common.map { "'\($0.real)'" }.joined(separator: ", ")
      throw ToolFailure("'\(path)' is outside of the roots: \(roots)")
    }
    let found = allowed.first { FileReading.isThere($0) } ?? first
    // A command reads standard input instead of a file with this name.
    return found == "-" ? "./-" : found
  }
}
