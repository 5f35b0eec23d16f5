import Testing
import regenerate

@Suite struct DocumentationReaderTests {
  private let text = """
    /// A type.
    ///
    /// ```swift
    /// let outer = Outer()
    ///
    /// print(outer)
    /// ```
    public struct Outer: Sendable {
      /// The values of a property.
      public enum Word {
        case one
      }

      /// An inner type.
      public struct Inner {}

      /// A member.
      ///
      /// ```swift
      /// print(Outer.all)
      /// ```
      public static let all: [Outer] = []

      /// Nobody sees it.
      ///
      /// ```swift
      /// hidden()
      /// ```
      func hidden() {}
    }

    extension Outer.Inner {
      /// A deep type.
      public enum Deep {}
    }

    /// Words.
    public indirect enum Top: Sendable {}
    """

  @Test func publicTypesAndMembersWithExamples() {
    let found = DocumentationReader.declarations(in: text, path: "a.swift")
    #expect(
      found.map(\.name) == [
        "Outer", "Outer.Word", "Outer.Inner", "Outer", "Outer.Inner.Deep", "Top",
      ])
    #expect(
      found.map(\.kind) == [
        .type, .nestedEnumeration, .type, .member, .nestedEnumeration, .type,
      ])
    #expect(found[0].examples == [["let outer = Outer()", "", "print(outer)"]])
    #expect(found[3].examples == [["print(Outer.all)"]])
    #expect(found[2].examples.isEmpty)
    #expect(found[0].line == 8)
  }

  /// Code with further words after `swift` is not compiled.
  @Test func examplesOfPagesAreRead() {
    let page = """
      # Title

      ```swift
      if true {
        print(1)
      }
      ```

      ```swift package
      let package = 1
      ```
      """
    let found = DocumentationReader.page(page, path: "a.md")
    #expect(found.examples == [["if true {", "  print(1)", "}"]])
    #expect(ExamplesFile.text([found]).contains("\n  // a.md\n  func example1()"))
  }

  @Test func examplesBecomeFunctions() {
    let declarations = DocumentationReader.declarations(in: text, path: "a.swift")
    let file = ExamplesFile.text(declarations)
    #expect(file.contains("(\"Outer\", { try $0.example2() }),"))
    #expect(
      file.contains(
        """
          // a.swift, Outer
          func example1() throws {
            let outer = Outer()

            print(outer)
          }
        """))
  }
}
