/// The Swift file with the examples of all documentation, which a test compiles and runs.
package enum ExamplesFile {
  /// The path relative to the package.
  package static let path = "Tests/PublicInterfaceTests/DocumentationExamples.swift"

  /// The folders whose public declarations belong to the library.
  package static let folders = [
    "Sources/InterfaceTraits", "Sources/InterfaceSource", "Sources/PlatformFacts",
    "Sources/TextMeasurement", "Sources/InterfaceResolution/Content",
    "Sources/InterfaceResolution/Scene", "Sources/InterfaceLayout",
    "Sources/InterfaceEmission/Code",
    "Sources/Ninefold",
  ]

  /// The page about the library, whose examples are compiled, too.
  package static let page = "docs/library.md"

  /// Returns the text of the file.
  ///
  /// - Parameter declarations: The declarations of all files in the folders, and the page.
  /// - Returns: The text, with a function for each example.
  package static func text(_ declarations: [DocumentedDeclaration]) -> String {
    let declarations = declarations.sorted {
      ($0.path, $0.line) < ($1.path, $1.line)
    }
    var names: [(documented: String, function: String)] = []
    var functions = ""
    for declaration in declarations {
      for example in declaration.examples {
        let function = "example\(names.count + 1)"
        names.append((declaration.name, function))
        let origin = [declaration.path, declaration.name].filter { !$0.isEmpty }
        functions += "\n  // \(origin.joined(separator: ", "))\n"
        functions += "  func \(function)() throws {\n"
        for line in example { functions += line.isEmpty ? "\n" : "    \(line)\n" }
        functions += "  }\n"
      }
    }
    let list = names.map { name in
      "    (\"\(name.documented)\", { try $0.\(name.function)() }),\n"
    }
    return """
      // Generated from the documentation of public declarations by `swift run regenerate`: do not edit.
      // swift-format-ignore-file

      import Ninefold

      extension DocumentationSetting {
        /// All examples with the names of what they document.
        static let examples: [(name: String, run: @Sendable (DocumentationSetting) throws -> Void)] = [
      \(list.joined())  ]
      \(functions)}

      """
  }
}
