import InterfaceSource

/// The targets that a SwiftPM manifest declares.
package struct PackageTargets: Sendable {
  /// A target.
  package struct Target: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The paths of the folders that may contain its files, relative to the manifest's folder: its
    /// `path`, or the conventional ones.
    package var folders: [String]
    /// The paths that it excludes, relative to its folder.
    package var excluded: [String] = []
  }

  /// The targets with files of their own, in the order of the manifest.
  package private(set) var targets: [Target] = []
  /// Whether all targets are written as literals.
  ///
  /// If not, others may exist.
  package private(set) var isComplete = true
  /// Whether the version of the tools in the first line is one that bundles resources, 5.3 or later.
  package let bundlesResources: Bool
  /// Reads a manifest.
  package init(reading bytes: [UInt8]) {
    bundlesResources = Self.toolsBundleResources(bytes)
    guard bytes.count < Int32.max else {
      isComplete = false
      return
    }
    let lexer = SourceLexer(bytes, .swift)
    let tokens = TokenList(bytes: bytes, tokens: lexer.tokens, language: .swift)
    var texts: [Int: String] = [:]
    for string in lexer.strings {
      guard let token = string.token, string.isEnded, string.parts.count == 1 else { continue }
      let part = string.parts[0]
      texts[token] = String(decoding: bytes[Int(part.start)..<Int(part.end)], as: UTF8.self)
    }
    var index = 0
    while index < tokens.count {
      guard tokens.isMark(index, "."), tokens.isName(index + 1), tokens.isMark(index + 2, "("),
        let close = tokens.partner(index + 2)
      else {
        index += 1
        continue
      }
      switch tokens.text(index + 1) {
      case "target", "executableTarget", "macro": read(index + 2, close, tokens, texts)
      case "testTarget": read(index + 2, close, tokens, texts, isTest: true)
      default:
        index += 3
        continue
      }
      // Targets among the arguments are dependencies.
      index = close + 1
    }
    if isComplete, targets.count == 1, targets[0].folders.count > 1 {
      targets[0].folders += Self.sourceFolders
    }
  }

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// Reads a target from its arguments between two parentheses.
  private mutating func read(
    _ open: Int, _ close: Int, _ tokens: TokenList, _ texts: [Int: String], isTest: Bool = false
  ) {
    guard let name = Self.argument("name", open, close, tokens), let text = texts[name],
      tokens.isMark(name + 1, ",") || name + 1 == close
    else {
      isComplete = false
      return
    }
    var folders = ((isTest ? ["Tests"] : []) + Self.sourceFolders).map { $0 + "/" + text }
    if let path = Self.argument("path", open, close, tokens) {
      guard let own = texts[path], tokens.isMark(path + 1, ",") || path + 1 == close else {
        isComplete = false
        return
      }
      folders = [own]
    }
    var target = Target(name: text, folders: folders)
    if let list = Self.argument("exclude", open, close, tokens) {
      guard tokens.isMark(list, "["), let end = tokens.partner(list) else {
        isComplete = false
        return
      }
      target.excluded = (list..<end).compactMap { texts[$0] }
    }
    targets.append(target)
  }

  /// Returns the index of the first token of an argument, or `nil` if there is none.
  private static func argument(
    _ label: String, _ open: Int, _ close: Int, _ tokens: TokenList
  ) -> Int? {
    var index = open + 1
    while index < close {
      if tokens.isName(index), tokens.isMark(index + 1, ":"), tokens.text(index) == label {
        return index + 2
      }
      index = (tokens.partner(index) ?? index) + 1
    }
    return nil
  }

  /// Returns whether `swift-tools-version` is 5.3 or later.
  private static func toolsBundleResources(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    guard let colon = line.lastIndex(of: ":"), line.contains("swift-tools-version") else {
      return false
    }
    let numbers = line[colon...].dropFirst().split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    guard let major = numbers.first else { return false }
    return (major, numbers.count > 1 ? numbers[1] : 0) >= (5, 3)
  }
}
