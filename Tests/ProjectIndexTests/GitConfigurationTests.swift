import Testing

@testable import ProjectIndex

/// Reads configuration files as `git config` reads them.
@Suite struct GitConfigurationTests {
  private func entries(_ text: String) -> [GitConfiguration.Entry] {
    GitConfiguration(reading: Array(text.utf8)).entries
  }

  @Test func sectionsKeysAndValues() {
    let found = entries(
      "# comment\n[Submodule \"Pods \\\"A\\\"\"]\n\tPath = \"a b\" # here\n  url=x\\\n y ; z\n[core]\nbare\n"
    )
    #expect(
      found == [
        .init(section: "submodule", subsection: "Pods \"A\"", key: "path", value: "a b"),
        .init(section: "submodule", subsection: "Pods \"A\"", key: "url", value: "x y"),
        .init(section: "core", subsection: nil, key: "bare", value: nil),
      ])
  }

  @Test func entriesBeforeASyntaxErrorAreRead() {
    #expect(entries("[a]\nx = 1\n?\ny = 2\n").map(\.key) == ["x"])
    #expect(entries("[a]\nx = \"open\ny = 2\n").isEmpty)
  }

  @Test func windowsLineEndingsAndByteOrderMarksAreRead() {
    #expect(entries("\u{FEFF}[a.b]\r\nx = 1\r\n").map(\.value) == ["1"])
    #expect(entries("\u{FEFF}[a.b]\r\nx = 1\r\n").first?.subsection == "b")
  }
}
