/// A part of a project that could not be examined: objects that rules miss elsewhere may be in it.
package struct ProjectGap: Hashable, Sendable {
  /// The reason for which the part was not examined.
  package enum Reason: Error, Hashable, Sendable {
    /// The system does not permit reading the file or folder, or it exceeds the limit.
    case unreadable
    /// Types are nested too deeply.
    case nesting
    /// The file is a pointer to one that Git LFS stores elsewhere.
    case pointer
    /// The folder of a submodule is empty.
    case submodule
    /// The file requires pods, and there is no folder of pods.
    case pods
    /// The file requires Carthage's dependencies, and there is no folder of them.
    case carthage
    /// The project requires Swift packages with these names, and contains no checkouts of them.
    case packages([String])
  }

  /// The possible contents of the part.
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

  /// The path relative to the project's folder: of the part itself, or of a file that refers to it.
  package var path: String
  package let reason: Reason
  package let contents: Contents

  package init(_ path: String, _ reason: Reason, holding contents: Contents) {
    self.path = path
    self.reason = reason
    self.contents = contents
  }

  /// Whether the part is third-party code, which does not refer to the app's own.
  package var isDependency: Bool {
    switch reason {
    case .pods, .carthage, .packages: true
    case .unreadable, .nesting, .pointer, .submodule: VendoredFolders.contain(path)
    }
  }

  /// Whether the part may contain images and colors of the app's own bundle.
  ///
  /// Those of Swift packages and of Carthage's frameworks are in other bundles. CocoaPods copies some
  /// into the app.
  package var mayHoldAssetsOfApp: Bool {
    switch reason {
    case .carthage, .packages: false
    case .unreadable, .nesting, .pointer, .submodule, .pods: contents.contains(.assets)
    }
  }

  /// The message about the path: lower case, no full stop.
  package var message: String {
    switch reason {
    case .unreadable: "this cannot be read"
    case .nesting: "types are nested more than \(SourceDeclarations.depthLimit) levels deep here"
    case .pointer: "this is a Git LFS pointer, not the file itself"
    case .submodule: "this submodule is not checked out"
    case .pods: "the pods that this requires are not installed"
    case .carthage: "the dependencies that this requires are not checked out"
    case .packages(let names):
      "\(names.count) Swift package\(names.count == 1 ? " of the project is" : "s of the project are")"
        + " not checked out: \(Self.listed(names))"
    }
  }

  /// The maximum number of listed names.
  private static let mostNames = 3

  /// Returns a list of names such as `A, B, C and 2 more`.
  private static func listed(_ names: [String]) -> String {
    let rest = names.count - mostNames
    return names.prefix(mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
