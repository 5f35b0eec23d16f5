/// The completion script for fish.
package enum FishCompletion {
  /// Returns the script.
  package static func text(_ manuals: [Manual]) -> String {
    var text = "# Completion of ninefold for fish, printed by 'ninefold completions fish'.\n"
    for manual in manuals {
      text +=
        "complete -c ninefold -n __fish_use_subcommand -f -a \(manual.name) -d \(quoted(manual.summary))\n"
    }
    text += "complete -c ninefold -n __fish_use_subcommand -s h -l help -d 'Print help'\n"
    text += "complete -c ninefold -n __fish_use_subcommand -l version -d 'Print the version'\n"
    for manual in manuals {
      for option in CompletedOption.all(of: manual) {
        text += "complete -c ninefold -n '__fish_seen_subcommand_from \(manual.name)'"
        text += " -l \(option.name.dropFirst(2))"
        if let short = option.short { text += " -s \(short.dropFirst())" }
        switch option.value {
        case nil: break
        case .choices(let choices): text += " -x -a \(quoted(choices.joined(separator: " ")))"
        case .folder: text += " -x -a '(__fish_complete_directories)'"
        case .file: text += " -r -F"
        case .other: text += " -x"
        }
        text += " -d \(quoted(option.help))\n"
      }
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
