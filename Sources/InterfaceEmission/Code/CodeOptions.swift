/// The name and access level of generated code.
///
/// ```swift
/// let options = CodeOptions(access: .public, name: "Screens")
/// print(CodeFile(of: [compilation], options: options).bytes.count)
/// ```
public struct CodeOptions: Hashable, Sendable {
  /// The access level of generated code.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    /// Visible in the module.
    case `internal`
    /// Visible in the package.
    case `package`
    /// Visible in all modules.
    case `public`
  }

  /// The access level of the declarations.
  public var access: Access
  /// The name of the enum that contains all declarations.
  public var name: String

  /// Creates options.
  ///
  /// - Parameters:
  ///   - access: The access level of the code.
  ///   - name: The name of the enum that contains all declarations. It must satisfy `isName`.
  public init(access: Access = .internal, name: String = "Interface") {
    self.access = access
    self.name = name
  }

  /// Returns whether a text can be the name of the enum: Latin letters, digits and underscores, not
  /// beginning with a digit, and neither a keyword nor the name of a type that the code uses.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether the text is a valid name.
  public static func isName(_ text: String) -> Bool {
    SwiftIdentifier.isPlain(text) && !reservedTypes.contains(text)
  }

  /// The names of types that code inside the enum refers to.
  static let reservedTypes: Set<String> = [
    "Accessibility", "Array", "Bool", "Boxes", "Bundle", "Canvas", "Color", "Components", "Double",
    "Equatable",
    "Float", "Frame", "Hashable", "Image", "Int", "Nib", "NSCoder", "Optional", "Reusable", "Scene",
    "Scenes", "Segue", "Segues", "Sendable", "String", "Swift", "UIKit", "Window",
  ]

  /// The access modifier of a declaration, followed by a space.
  var prefix: String { access == .internal ? "" : access.rawValue + " " }

  /// The names that no nested enum may have.
  var reserved: Set<String> { Self.reservedTypes.union([name]) }
}
