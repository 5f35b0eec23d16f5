/// What generated code is called, and who may see it.
///
/// ```swift
/// let options = CodeOptions(access: .public, name: "Screens")
/// print(CodeFile(of: [compilation], options: options).bytes.count)
/// ```
public struct CodeOptions: Hashable, Sendable {
  /// Who may see generated code.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    /// The module.
    case `internal`
    /// The package.
    case `package`
    /// Everybody.
    case `public`
  }

  /// Who may see it.
  public var access: Access
  /// The name of the enum around everything.
  public var name: String

  /// Creates options.
  ///
  /// - Parameters:
  ///   - access: Who may see the code.
  ///   - name: The name of the enum around everything; one that `isName`.
  public init(access: Access = .internal, name: String = "Interface") {
    self.access = access
    self.name = name
  }

  /// Whether a text can be the name of the enum: Latin letters, digits and underscores, no digit first, no keyword and no name of a
  /// type that the code uses.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it can.
  public static func isName(_ text: String) -> Bool {
    SwiftIdentifier.isPlain(text) && !reservedTypes.contains(text)
  }

  /// The names of types that code inside of the enum means.
  static let reservedTypes: Set<String> = [
    "Accessibility", "Array", "Bool", "Boxes", "Bundle", "Canvas", "Color", "Components", "Double",
    "Equatable",
    "Float", "Frame", "Hashable", "Image", "Int", "Nib", "NSCoder", "Optional", "Reusable", "Scene",
    "Scenes", "Segue", "Segues", "Sendable", "String", "Swift", "UIKit", "Window",
  ]

  /// The words before a declaration.
  var prefix: String { access == .internal ? "" : access.rawValue + " " }

  /// The names that no enum inside may have.
  var reserved: Set<String> { Self.reservedTypes.union([name]) }
}
