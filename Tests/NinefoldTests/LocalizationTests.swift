import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// The heights are from `Fixtures/localization/README.md`.
@Suite struct LocalizationTests {
  static let folder = "localization/App"

  private func compile(
    _ languages: [String], on places: [ConfigurationRequest] = [phone],
    files: [String] = [
      "fr.lproj/Greeting.strings", "ar.lproj/Greeting.strings", "mul.lproj/Greeting.xcstrings",
      "es.lproj/Greeting.stringsdict",
    ]
  ) throws -> Compilation {
    var options = CompilerOptions(configurations: places)
    options.languages = try languages.map { try #require(LanguageRequest(name: $0)) }
    var compiler = Compiler(options: options)
    let all = try files.map { name in
      let bytes = try Fixtures.file("\(Self.folder)/\(name)").bytes
      return Assets.File(path: name) { Array(bytes.prefix($0)) }
    }
    return compiler.compile(
      try Fixtures.file("\(Self.folder)/Base.lproj/Greeting.xib"),
      localizations: Localizations(files: all, documentPath: "Base.lproj/Greeting.xib"))
  }

  private static let phone = ConfigurationRequest.cell(
    SizeClassGrid.Cell(width: .compact, height: .regular))

  private func heights(_ compilation: Compilation) -> [String: Double] {
    var heights: [String: Double] = [:]
    for configuration in compilation.configurations {
      let layout = compilation.scenes.first?.layout(in: configuration.name)
      heights[configuration.name] =
        layout?.views.first { $0.id?.text == "lab-00-001" }?.frame.height
    }
    return heights
  }

  @Test func `localized texts determine sizes`() throws {
    let compilation = try compile(["base", "fr", "ar", "pt-BR", "es"])
    #expect(
      heights(compilation) == [
        "wCompact-hRegular": 20.5, "wCompact-hRegular:fr": 41, "wCompact-hRegular:ar": 61,
        "wCompact-hRegular:pt-BR": 41, "wCompact-hRegular:es": 41,
      ])
    #expect(
      compilation.configurations.map(\.traits.layoutDirection) == [
        nil, nil, .rightToLeft, nil, nil,
      ])
  }

  @Test func `texts vary by device`() throws {
    let window = try #require(ConfigurationRequest.DeviceWindow(name: "ipad9_7"))
    let compilation = try compile(["de"], on: [Self.phone, .device(window)])
    #expect(
      heights(compilation) == ["wCompact-hRegular:de": 20.5, "device:ipad9_7:de": 41])
  }

  @Test func `all languages of folders and catalogs are included`() throws {
    let compilation = try compile(["all"], on: [.canvas, Self.phone])
    #expect(
      compilation.configurations.map(\.name) == [
        "canvas", "wCompact-hRegular:ar", "wCompact-hRegular:de", "wCompact-hRegular:es",
        "wCompact-hRegular:fr", "wCompact-hRegular:pt",
      ])
  }

  @Test func `languages that change nothing share the layout of the document's own texts`() throws {
    let compilation = try compile(["base", "it", "pseudo-long", "fr-CA", "fr"])
    let shared = try #require(compilation.scenes.first).layouts.map {
      $0.configurations.map(\.name)
    }
    #expect(
      shared == [
        ["wCompact-hRegular", "wCompact-hRegular:it"], ["wCompact-hRegular:pseudo-long"],
        ["wCompact-hRegular:fr-CA", "wCompact-hRegular:fr"],
      ])
  }

  @Test func `unmatched keys are reported with the nearest one`() throws {
    let findings = try compile(["fr"]).localizationFindings
    #expect(findings.map(\.file.path) == ["fr.lproj/Greeting.strings"])
    let found = findings.first?.diagnostics ?? []
    #expect(found.map(\.id) == ["strings-unknown-property", "strings-unknown-object"])
    #expect(found.first?.notes.map(\.message) == ["did you mean 'segmentTitles[1]'?"])
    #expect(found.map { findings[0].file.location(of: $0.range.start).line } == [10, 8])
  }

  @Test func `localized documents are reported unless all languages are requested`() throws {
    let document = try Fixtures.file("\(Self.folder)/Base.lproj/Greeting.xib")
    for (name, ids) in [("es", ["localized-document"]), ("all", [])] {
      var options = CompilerOptions(configurations: [Self.phone])
      options.languages = [try #require(LanguageRequest(name: name))]
      var compiler = Compiler(options: options)
      let other = Assets.File(path: "es.lproj/Greeting.xib") { _ in [] }
      let compilation = compiler.compile(
        document,
        localizations: Localizations(files: [other], documentPath: "Base.lproj/Greeting.xib"))
      #expect(compilation.diagnostics.map(\.id) == ids)
      // A request never silently yields nothing: if no language is found, `all` uses the texts of the document itself.
      #expect(compilation.configurations.map(\.language) == (ids.isEmpty ? [nil] : []))
    }
  }

  /// Acceptance 15: the label's leading edge is 20 points from the right side of 400, so its left edge is at 80; views
  /// pinned to the left side stay at 20.
  @Test func `right-to-left languages swap leading and trailing, not left and right`() throws {
    let layout = try #require(
      compile(["ar"]).scenes.first?.layout(in: "wCompact-hRegular:ar"))
    let frames = Dictionary(
      uniqueKeysWithValues: layout.views.compactMap { view in
        view.id.map { ($0.text, view.frame) }
      })
    #expect(frames["lab-00-001"]?.x == 80)
    #expect(frames["seg-00-001"]?.x == 20)
    #expect(frames["seg-00-001"]?.y == 171)
  }

  @Test func `circular references between strings terminate`() throws {
    let twice = "\"%#@a@%#@a@%#@b@%#@b@\""
    let words = #"{"variations":{"plural":{"other":{"stringUnit":{"value":\#(twice)}}}}}"#
    let catalog =
      #"{"sourceLanguage":"en","strings":{"lab-00-001.text":{"localizations":{"fr":{"stringUnit":{"value":\#(twice)},"#
      + #""substitutions":{"a":\#(words),"b":\#(words)}}}}}}"#
    var options = CompilerOptions(configurations: [Self.phone])
    options.languages = [.all]
    var compiler = Compiler(options: options)
    let file = Assets.File(path: "Greeting.xcstrings") { Array(catalog.utf8.prefix($0)) }
    let compilation = compiler.compile(
      try Fixtures.file("\(Self.folder)/Base.lproj/Greeting.xib"),
      localizations: Localizations(files: [file]))
    #expect(compilation.configurations.map(\.name) == ["wCompact-hRegular:fr"])
  }

  @Test func `contact sheets are drawn for each language`() throws {
    var options = PictureOptions()
    options.sheetsOnly = true
    let pictures = try compile(["base", "fr"]).pictures(options)
    #expect(pictures.map(\.language) == [nil, Language("fr")])
  }
}
