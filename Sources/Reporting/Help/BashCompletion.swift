/// The completion script for bash.
package enum BashCompletion {
  /// Returns the script.
  package static func text(_ manuals: [Manual]) -> String {
    let commands = (manuals.map(\.name) + ["help", "--help", "--version"]).joined(separator: " ")
    var values = ""
    var options = ""
    for manual in manuals {
      let all = CompletedOption.all(of: manual)
      let names = all.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
      options += "    \(manual.name)) names='\(names.joined(separator: " "))' ;;\n"
      for option in all {
        guard let value = option.value else { continue }
        let patterns = ([option.name] + (option.short.map { [$0] } ?? []))
          .map { "\(manual.name)/\($0)" }.joined(separator: "|")
        switch value {
        case .choices(let choices):
          values +=
            "    \(patterns)) COMPREPLY=($(compgen -W '\(choices.joined(separator: " "))' -- \"$word\")); return ;;\n"
        case .folder:
          values += "    \(patterns)) COMPREPLY=($(compgen -d -- \"$word\")); return ;;\n"
        case .file: values += "    \(patterns)) return ;;\n"
        case .other: values += "    \(patterns)) compopt +o default 2> /dev/null; return ;;\n"
        }
      }
    }
    return """
      # Completion of ninefold for bash, printed by 'ninefold completions bash'.
      _ninefold() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} names=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands)' -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]}/$before in
      \(values)  esac
        case $word in
          -*) ;;
          *) return ;;
        esac
        case ${COMP_WORDS[1]} in
      \(options)  esac
        COMPREPLY=($(compgen -W "$names" -- "$word"))
      }
      complete -o filenames -o default -F _ninefold ninefold

      """
  }
}
