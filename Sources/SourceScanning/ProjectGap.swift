/// A part of a project that could not be looked into: what rules miss elsewhere may be in it.
package struct ProjectGap: Hashable, Sendable {
  /// Why nobody looked into it.
  package enum Reason: Error, Hashable, Sendable {
    /// The system does not let the file or folder be read, or it is larger than the limit.
    case unreadable
    /// More types stand in each other than are read.
    case nesting
    /// The file stands for one that Git LFS keeps elsewhere.
    case pointer
    /// The folder of a submodule is empty.
    case submodule
    /// The file asks for pods, and there is no folder of pods.
    case pods
    /// The file asks for Carthage's dependencies, and there is no folder of them.
    case carthage
    /// The project asks for Swift packages of these names, and no checkouts of them are in it.
    case packages([String])
  }

  /// What may be in the part.
  package struct Contents: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let documents = Contents(rawValue: 1)
    package static let sources = Contents(rawValue: 2)
    package static let propertyLists = Contents(rawValue: 4)
    package static let assets = Contents(rawValue: 8)
    package static let fonts = Contents(rawValue: 16)
    package static let texts = Contents(rawValue: 32)
    package static let everything: Contents = [
      .documents, .sources, .propertyLists, .assets, .fonts, .texts,
    ]
  }

  /// The path from the project's folder on: of the part itself, or of a file that asks for it.
  package var path: String
  package let reason: Reason
  package let contents: Contents

  package init(_ path: String, _ reason: Reason, holding contents: Contents) {
    self.path = path
    self.reason = reason
    self.contents = contents
  }

  /// Whether the part belongs to other people's code, which knows nothing of the app's own.
  package var isDependency: Bool {
    switch reason {
    case .pods, .carthage, .packages: true
    case .unreadable, .nesting, .pointer, .submodule: VendoredFolders.contain(path)
    }
  }

  /// What is said of the path: lower case, no full stop.
  package var message: String {
    switch reason {
    case .unreadable: "this cannot be read"
    case .nesting: "types are nested more than \(SourceDeclarations.depthLimit) levels deep here"
    case .pointer: "this is a Git LFS pointer, not the file itself"
    case .submodule: "this submodule is not checked out"
    case .pods: "the pods that this names are not installed"
    case .carthage: "the dependencies that this names are not checked out"
    case .packages(let names):
      "\(names.count) Swift package\(names.count == 1 ? " of the project is" : "s of the project are")"
        + " not checked out: \(Self.listed(names))"
    }
  }

  /// How many names are listed.
  private static let mostNames = 3

  /// Such as `A, B, C and 2 more`.
  private static func listed(_ names: [String]) -> String {
    let rest = names.count - mostNames
    return names.prefix(mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
