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
      let operands = manual.operands == .paths ? "document or folder" : "value"
      cases += "        \(quoted("*:\(operands):\(action(manual.operands))"))\n      ;;\n"
    }
    let commands = manuals.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
    return #"""
      #compdef ninefold
      # Completion of ninefold for zsh, printed by 'ninefold completions zsh'.

      # Offers what the installed program knows: devices, cells and rules.
      _ninefold_ask() {
        local -a lines names shown
        lines=("${(@f)$(command ninefold completions --values $1 -- "${(Q)PREFIX}" 2> /dev/null)}")
        names=("${(@)lines%%$'\t'*}")
        shown=("${(@)lines/$'\t'/  -- }")
        [[ -n $names[1] ]] && compadd -l -d shown -a names
      }

      # Offers settings such as 'name=value', each given as 'name=value,value'.
      _ninefold_settings() {
        local -a specifications
        local setting
        for setting; do
          specifications+=("${setting%%=*}:value:(${${setting#*=}//,/ })")
        done
        _values -s , -S = setting $specifications
      }

      # Offers one of the names, and then several of its values.
      _ninefold_variation() {
        local setting
        local -a names
        for setting; do
          if [[ $PREFIX == ${setting%%=*}=* ]]; then
            compset -P '*='
            _values -s , value ${(s:,:)${setting#*=}}
            return
          fi
          names+=("${setting%%=*}")
        done
        compadd -S = -a names
      }

      # Offers words, and files after a word and '='.
      _ninefold_words_with_file() {
        if compset -P '*='; then
          _files
        else
          compadd -- "$@"
        fi
      }

      _ninefold() {
        local -a commands
        commands=(
      \#(commands)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \#(cases)    help) _describe command commands ;;
        esac
      }
      _ninefold "$@"

      """#
  }

  private static func specification(_ option: CompletedOption) -> String {
    let help = escaped(option.help)
    let value = option.values.map { ":\(message(option)):\(action($0))" } ?? ""
    // With several spellings, the description is a separate word of the shell.
    let name = option.name + (option.values == nil ? "" : "=")
    guard let short = option.short else { return quoted("*\(name)[\(help)]\(value)") }
    let shortName = short + (option.values == nil ? "" : "+")
    return "'*'{\(shortName),\(name)}\(quoted("[\(help)]\(value)"))"
  }

  /// The text above the values of an option.
  private static func message(_ option: CompletedOption) -> String {
    option.values == .nothing
      ? option.placeholder.replacing(":", with: "\\:") : String(option.name.dropFirst(2))
  }

  /// Returns the part of a specification that offers values.
  private static func action(_ offered: OfferedValues) -> String {
    switch offered {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , value \(words.joined(separator: " "))"
    case .wordsWithFile(let words):
      " _ninefold_words_with_file \(words.joined(separator: " "))"
    case .beginnings(let words):
      " compadd -S '' -- \(words.joined(separator: " ").replacing(":", with: "\\:"))"
    case .settings(let settings):
      " _ninefold_settings \(settings.map(\.text).joined(separator: " "))"
    case .variation(let settings):
      " _ninefold_variation \(settings.map(\.text).joined(separator: " "))"
    case .asked(let query): " _ninefold_ask \(query.rawValue)"
    case .folders: "_files -/"
    case .paths: "_files"
    case .nothing: " "
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("]", with: "\\]").replacing("[", with: "\\[")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
