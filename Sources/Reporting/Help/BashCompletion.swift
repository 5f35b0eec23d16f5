/// The completion script for bash.
package enum BashCompletion {
  /// Returns the script.
  package static func text(_ manuals: [Manual]) -> String {
    let names = manuals.map(\.name).joined(separator: " ")
    var values = ""
    var words = ""
    for manual in manuals {
      let options = CompletedOption.all(of: manual)
      for option in options {
        guard let offered = option.values else { continue }
        let patterns = option.spellings.map { "\(manual.name)/\($0)" }.joined(separator: "|")
        values += "    \(patterns)) \(action(offered)) ;;\n"
      }
      let spellings = options.flatMap(\.spellings).joined(separator: " ")
      words += "        \(manual.name)/-*) candidates=(\(spellings)) ;;\n"
      if manual.operands != .paths {
        words += "        \(manual.name)/*) \(action(manual.operands)) ;;\n"
      }
    }
    return #"""
      # Completion of ninefold for bash, printed by 'ninefold completions bash'.

      # Adds what the installed program knows: devices, cells and rules.
      _ninefold_ask() {
        local line
        while IFS= read -r line; do
          [ -z "$line" ] || candidates+=("${line%%$'\t'*}")
        done < <(command ninefold completions --values "$1" -- "$typed" 2> /dev/null)
      }

      _ninefold() {
        local line=${COMP_LINE:0:COMP_POINT} index part count=0 word before typed candidate last=
        local quote= cut= lead= base= kind=word
        local -a words candidates
        words=()
        candidates=()
        COMPREPLY=()
        # bash also divides words at ':' and '='.
        for ((index = 0; index <= COMP_CWORD; index++)); do
          part=${COMP_WORDS[index]}
          if [ "$count" -eq 0 ] || [[ $line == [[:blank:]]* ]]; then
            words[count]=
            count=$((count + 1))
          fi
          line=${line#"${line%%[![:blank:]]*}"}
          [ "$index" -lt "$COMP_CWORD" ] || part=$line
          line=${line#"$part"}
          words[count - 1]+=$part
        done
        [ "$count" -gt 1 ] || return
        word=${words[count - 1]}
        before=${words[count - 2]}
        typed=$word
        if [[ $word == --*=* ]]; then
          before=${word%%=*}
          typed=${word#*=}
          [[ $COMP_WORDBREAKS == *=* ]] || lead=$before=
        fi
        case $typed in
          [\"\']*)
            quote=${typed:0:1}
            typed=${typed:1}
            ;;
          *)
            typed=${typed//\\/}
            # bash replaces only what follows the last of them.
            [[ $COMP_WORDBREAKS != *:* || $typed != *:* ]] || cut=${typed%"${typed##*:}"}
            [[ $COMP_WORDBREAKS != *=* || ${typed#"$cut"} != *=* ]] || cut=${typed%"${typed##*=}"}
            ;;
        esac
        if [ "$count" -eq 2 ]; then
          candidates=(\#(names) help --help --version)
        else
          case ${words[1]}/$before in
      \#(values)    *)
            case ${words[1]}/$word in
      \#(words)        help/*) candidates=(\#(names)) ;;
              *) return ;;
            esac
            ;;
          esac
        fi
        case $kind in
          file)
            return
            ;;
          folder)
            compopt -o filenames 2> /dev/null
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$typed")
            return
            ;;
          word+file)
            [[ $typed != *=* ]] || return
            ;;
          variation)
            if [[ $typed == *,* ]]; then
              base=${typed%"${typed##*,}"}
              for index in "${!candidates[@]}"; do
                case ${candidates[index]} in
                  "${typed%%=*}="*) candidates[index]=${candidates[index]#*=} ;;
                  *) unset "candidates[index]" ;;
                esac
              done
            fi
            ;;
          list)
            base=${typed%"${typed##*,}"}
            ;;
        esac
        compopt +o default 2> /dev/null
        [ "$kind" = word ] || compopt -o nospace 2> /dev/null
        for candidate in ${candidates[@]+"${candidates[@]}"}; do
          candidate=$base$candidate
          [[ $candidate == "$typed"* ]] || continue
          candidate=$lead${candidate#"$cut"}
          if [[ -z $quote && $candidate == *[!A-Za-z0-9_.:,=/+-]* ]]; then
            printf -v candidate %q "$candidate"
          fi
          COMPREPLY+=("$candidate")
        done
      }
      complete -o default -F _ninefold ninefold

      """#
  }

  /// Returns commands that set the candidates, and how they are completed.
  private static func action(_ offered: OfferedValues) -> String {
    func candidates(_ words: [String], _ kind: String? = nil) -> String {
      (kind.map { "kind=\($0) " } ?? "") + "candidates=(\(words.joined(separator: " ")))"
    }
    return switch offered {
    case .words(let words): candidates(words)
    case .list(let words): candidates(words, "list")
    case .wordsWithFile(let words): candidates(words, "word+file")
    case .beginnings(let words): candidates(words, "beginning")
    case .settings(let settings): candidates(settings.flatMap(\.pairs), "list")
    case .variation(let settings): candidates(settings.flatMap(\.pairs), "variation")
    case .asked(let query): "_ninefold_ask \(query.rawValue)"
    case .folders: "kind=folder"
    case .paths: "kind=file"
    case .nothing: "candidates=()"
    }
  }
}
