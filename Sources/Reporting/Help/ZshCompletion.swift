/// The completion script for zsh.
package enum ZshCompletion {
  /// Returns the script.
  package static func text(_ manuals: [Manual]) -> String {
    var cases = ""
    for manual in manuals {
      cases += "    \(manual.name))\n      _arguments -s \\\n"
      for option in CompletedOption.all(of: manual) {
        cases += "        \(specification(option)) \\\n"
      }
      cases += "        '*:document or folder:_files'\n      ;;\n"
    }
    let commands = manuals.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
    return """
      #compdef ninefold
      # Completion of ninefold for zsh, printed by 'ninefold completions zsh'.
      _ninefold() {
        local -a commands
        commands=(
      \(commands)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      _ninefold "$@"

      """
  }

  private static func specification(_ option: CompletedOption) -> String {
    let help = option.help.replacing("]", with: "\\]").replacing("[", with: "\\[")
    var value = ""
    switch option.value {
    case nil: break
    case .choices(let choices):
      value = ":\(option.name.dropFirst(2)):(\(choices.joined(separator: " ")))"
    case .folder: value = ":folder:_files -/"
    case .file: value = ":file:_files"
    case .other: value = ":\(option.placeholder.replacing(":", with: "\\:")): "
    }
    // With several spellings, the description is a separate word of the shell.
    guard let short = option.short else { return quoted("*\(option.name)[\(help)]\(value)") }
    return "'*'{\(short),\(option.name)}\(quoted("[\(help)]\(value)"))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
