import Foundation
import TestSupport
import Testing

/// The commands in the guide and the pages of commands, run in the folder of an app.
///
/// `scripts/check readme` runs those of `README.md`.
@Suite struct DocumentedCommandsTests {
  /// A line of a page that runs the program.
  private struct Command {
    let page: String
    let line: String
  }

  /// Returns the lines of a shell block, or those indented by four spaces; continued lines are joined.
  private static func commands() throws -> [Command] {
    let pages = try ["docs/commands", "docs/guide"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        atPath: Fixtures.top.appending(path: folder).path
      ).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
    }
    var commands: [Command] = []
    for page in pages + ["Sources/Reporting/Explanations/agents.md"] {
      let text = try String(contentsOf: Fixtures.top.appending(path: page), encoding: .utf8)
      for line in text.replacing("\\\n", with: " ").split(separator: "\n") {
        guard let match = line.wholeMatch(of: #/(?: {4})?\$?ninefold (.*)/#) else { continue }
        // Pages of commands also have forms of use, which are not indented.
        if page.hasPrefix("docs/commands/"), !line.hasPrefix("    ") { continue }
        commands.append(Command(page: page, line: String(match.1)))
      }
    }
    return commands
  }

  /// Creates a folder with the files that the pages mention: apps in two languages, an older and a newer one, fonts, in
  /// a repository.
  private static func folder() throws -> URL {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    let example = Fixtures.url("AdaptiveExample")
    for app in ["App", "Views", "Old", "New"].map({ folder.appending(path: $0) }) {
      try files.createDirectory(
        at: app.appending(path: "Base.lproj"), withIntermediateDirectories: true)
      for (name, copy) in [
        ("Adaptive.storyboard", "Main.storyboard"), ("Assets.xcassets", "Assets.xcassets"),
        ("Assets.xcassets", "Media.xcassets"),
        ("Adaptive.storyboard", "Base.lproj/Other.storyboard"),
      ] {
        try files.copyItem(
          at: example.appending(path: name), to: app.appending(path: copy))
      }
      for language in ["fr", "ar"] {
        let texts = app.appending(path: "\(language).lproj")
        try files.createDirectory(at: texts, withIntermediateDirectories: true)
        try Data(#""x.text" = "x";"#.utf8).write(to: texts.appending(path: "Other.strings"))
      }
      try Data().write(to: app.appending(path: ".ninefold.yml"))
      try Data(#"<plist version="1.0"><dict/></plist>"#.utf8)
        .write(to: app.appending(path: "Info.plist"))
    }
    try files.copyItem(
      at: example.appending(path: "Adaptive.storyboard"),
      to: folder.appending(path: "Main.storyboard"))
    try files.copyItem(at: example, to: folder.appending(path: "AdaptiveExample"))
    try files.copyItem(at: Fixtures.url("fonts"), to: folder.appending(path: "Fonts"))
    try Data("compile\nApp\n--output\nOut".utf8).write(to: folder.appending(path: "arguments"))
    let run = try BuiltTool.shell(
      """
      cd '\(folder.path)' && git init -q -b main && git add . &&
      git -c user.name=test -c user.email=test@example.com commit -qm test
      """)
    try #require(run.status == 0, "\(run.error)")
    return folder
  }

  @Test func documentedCommandsRun() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var pages: Set<String> = []
    // Commands that run until they are stopped are tested by `WatchTests`.
    for command in try Self.commands() where !command.line.contains("--watch") {
      // The example's objects differ from those of the pages.
      let line = command.line.replacing("w8n-9l-6TN", with: "pRf-vi-000")
      let run = try BuiltTool.shell("cd '\(folder.path)' && HOME=. \"$NINEFOLD\" \(line)")
      #expect(run.status == 0 || run.status == 1, "\(command.page): \(line): \(run.error)")
      #expect(!run.error.contains("ninefold: error:"), "\(command.page): \(line): \(run.error)")
      pages.insert(command.page)
    }
    #expect(pages.contains("Sources/Reporting/Explanations/agents.md"))
    #expect(
      pages.isSuperset(
        of: ["builds", "codegen", "ibtool", "incremental", "page", "using"]
          .map { "docs/guide/\($0).md" }
          + ["assets", "compile", "lint", "why"].map { "docs/commands/\($0).md" }))
  }
}
