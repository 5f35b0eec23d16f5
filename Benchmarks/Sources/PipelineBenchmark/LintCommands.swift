/// Lint commands, in the order in which they are measured.
struct LintCommands {
  /// The folder with `all.yml`, which enables all rules, and `static.yml`, which enables only those that need no
  /// layout; reports are written to it.
  let folder: String
  /// Further options of all commands.
  let options: [String]

  var all: [(name: String, arguments: [String])] {
    let lint = ["lint", "--jobs", "1", "--quiet"] + options
    return [
      (
        "all rules, with a pseudo-language",
        lint + ["--config", "\(folder)/all.yml", "--locale", "base,pseudo-long"]
      ),
      ("all rules", lint + ["--config", "\(folder)/all.yml"]),
      ("default rules", lint + ["--no-config"]),
      ("rules that need no layout", lint + ["--config", "\(folder)/static.yml"]),
      ("default rules, all reporters", lint + ["--no-config"] + reporters),
    ]
  }

  private var reporters: [String] {
    [
      "xcode", "json", "sarif", "github", "checkstyle", "junit", "codeclimate", "gitlab",
      "sonarqube", "markdown", "html", "csv", "emoji", "summary",
    ].flatMap { ["--reporter", "\($0)=\(folder)/report.\($0)"] } + ["--reporter", "text"]
  }
}
