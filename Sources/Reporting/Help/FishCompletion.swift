/// The completion script for fish.
package enum FishCompletion {
  /// Returns the script.
  package static func text(_ manuals: [Manual]) -> String {
    var text = """
      # Completion of ninefold for fish, printed by 'ninefold completions fish'.

      # The value so far, without quotes.
      function __ninefold_typed
        commandline -ct | string replace -r '^--[a-z-]+=' '' | string replace -r '^["\\']' '' \\
          | string replace -a '\\\\' ''
      end

      # What the installed program knows: devices, cells and rules.
      function __ninefold_ask
        command ninefold completions --values $argv[1] -- (__ninefold_typed | string collect -a) 2> /dev/null
      end

      # Several words, separated by commas.
      function __ninefold_list
        set -l base (__ninefold_typed | string match -r '^.*,' | string collect -a)
        printf '%s\\n' $base$argv
      end

      # One name with several of its values, from words such as 'name=value'.
      function __ninefold_variation
        set -l typed (__ninefold_typed | string collect -a)
        if string match -q '*,*' -- $typed
          set -l name (string replace -r '=.*' '=' -- $typed)
          __ninefold_list (string match -- "$name*" $argv | string replace -- $name '')
        else
          printf '%s\\n' $argv
        end
      end

      # Words, and files after a word and '='.
      function __ninefold_words_with_file
        set -l typed (__ninefold_typed | string collect -a)
        if string match -q '*=*' -- $typed
          set -l name (string replace -r '=.*' '=' -- $typed)
          __fish_complete_path (string replace -- $name '' $typed) | string replace -r '^' $name
        else
          printf '%s\\n' $argv
        end
      end


      """
    for manual in manuals {
      text +=
        "complete -c ninefold -n __fish_use_subcommand -f -a \(manual.name) -d \(quoted(manual.summary))\n"
    }
    text += "complete -c ninefold -n __fish_use_subcommand -f -a help -d 'Print help'\n"
    text += "complete -c ninefold -n __fish_use_subcommand -s h -l help -d 'Print help'\n"
    text += "complete -c ninefold -n __fish_use_subcommand -l version -d 'Print the version'\n"
    let names = manuals.map(\.name).joined(separator: " ")
    text += "complete -c ninefold -n '__fish_seen_subcommand_from help' -f -a '\(names)'\n"
    for manual in manuals {
      let seen = "complete -c ninefold -n '__fish_seen_subcommand_from \(manual.name)'"
      if manual.operands != .paths, let words = words(manual.operands) {
        text += seen + " -f -a \(quoted(words))\n"
      }
      for option in CompletedOption.all(of: manual) {
        text += seen + " -l \(option.name.dropFirst(2))"
        if let short = option.short { text += " -s \(short.dropFirst())" }
        switch option.values {
        case nil: break
        case .paths: text += " -r -F"
        case .some(let offered): text += " -x" + (words(offered).map { " -a \(quoted($0))" } ?? "")
        }
        text += " -d \(quoted(option.help))\n"
      }
    }
    return text
  }

  /// Returns words or a call of a function that prints them, or `nil` if there is nothing to offer.
  private static func words(_ offered: OfferedValues) -> String? {
    switch offered {
    case .words(let words), .beginnings(let words): words.joined(separator: " ")
    case .list(let words): "(__ninefold_list \(words.joined(separator: " ")))"
    case .wordsWithFile(let words):
      "(__ninefold_words_with_file \(words.joined(separator: " ")))"
    case .settings(let settings):
      "(__ninefold_list \(settings.flatMap(\.pairs).joined(separator: " ")))"
    case .variation(let settings):
      "(__ninefold_variation \(settings.flatMap(\.pairs).joined(separator: " ")))"
    case .asked(let query): "(__ninefold_ask \(query.rawValue))"
    case .folders: "(__fish_complete_directories)"
    case .paths, .nothing: nil
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
