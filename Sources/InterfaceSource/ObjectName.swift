/// The name of an object in messages and comparisons: `label "Sign in" (Aa1-bB-2cC)`.
package enum ObjectName {
  /// The maximum number of characters of a text in a name.
  private static let longest = 40

  /// Returns the name of an object.
  ///
  /// - Parameters:
  ///   - element: The kind of the object, as the document spells it.
  ///   - label: The label by which users recognize the object, preferably the text that it shows,
  ///     or `nil` or empty if there is none.
  ///   - id: The id of the object, or `nil` if it has none.
  /// - Returns: The name.
  package static func text(_ element: String, _ label: String?, id: String?) -> String {
    let label = label.map { shortened($0) } ?? ""
    return kind(element) + (label.isEmpty ? "" : " \"\(label)\"") + (id.map { " (\($0))" } ?? "")
  }

  /// Returns the name of a kind of objects as Xcode spells it, in lower case: `stack view` for
  /// `stackView`.
  package static func kind(_ element: String) -> String {
    if let name = names[element] { return name }
    var words = ""
    for character in element.unicodeScalars {
      if character.properties.isUppercase {
        words += " " + character.properties.lowercaseMapping
      } else {
        words.unicodeScalars.append(character)
      }
    }
    return words
  }

  /// Returns the name of a kind of objects as Xcode's library spells it: `Stack View` for `stackView`.
  package static func title(_ element: String) -> String {
    let words = titles[element] ?? kind(element)
    return words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// The kinds that have a shorter name in sentences than in Xcode's library.
  private static let titles = [
    "collectionViewCell": "collection view cell", "tableViewCell": "table view cell",
  ]

  /// The kinds whose names are not the words of their elements.
  private static let names = [
    "arscnView": "ARKit SceneKit view", "arskView": "ARKit SpriteKit view",
    "collectionViewCell": "cell", "collectionViewCellContentView": "content view",
    "glkView": "GLKit view", "mtkView": "MetalKit view", "sceneKitView": "SceneKit view",
    "skView": "SpriteKit view", "tableViewCell": "cell",
    "tableViewCellContentView": "content view", "wkWebView": "web view",
  ]

  /// Returns a text as a single line, without enclosing marks.
  private static func shortened(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isBlank = true
    for scalar in text.unicodeScalars {
      guard scalars.count <= longest else { break }
      let isWhite = scalar.properties.isWhitespace
      if isWhite, isBlank { continue }
      isBlank = isWhite
      scalars.append(isWhite ? " " : scalar == "\"" ? "'" : scalar)
    }
    if scalars.last == " " { scalars.removeLast() }
    return String(scalars).shortened(to: longest)
  }
}
