import Ninefold
import NinefoldProject

extension Option where Value == String {
  static var operationsFile: Option {
    Option(
      text: "--ops", "FILE", help: "Read the operations from FILE as JSON ('-': standard input)"
    ) { OutputStream.name($0) }
  }
  static var expectedDigest: Option {
    Option(
      text: "--if-match", "DIGEST",
      help: "Edit only a document with this digest, which 'edit', 'outline' or 'inspect' printed",
      expected: "64 hexadecimal digits, or xxh128: and 32 of them"
    ) { text in
      let prefix = "xxh128:"
      let digits = text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...]
      let count = text.hasPrefix(prefix) ? 32 : 64
      return digits.utf8.count == count && digits.allSatisfy(\.isHexDigit) ? text : nil
    }
  }
}

extension Option where Value == DiagnosticKind.ID {
  static var allowedFindings: Option {
    Option(
      text: "--allow", "RULE",
      help: "Write the document although it has new findings of this rule; may be repeated",
      expected: "the id of a diagnostic such as ambiguous-layout"
    ) { text in
      DiagnosticKind.all.first { $0.id == text }?.id
    }
  }
}

extension Option where Value == EditCommand.Format {
  static var editFormat: Option {
    Option(choice: "--format", help: "Output format: text or json (default: text)", suggests: false)
  }
}

extension Flag {
  static var changesSources: Flag {
    Flag("--sources", help: "With 'rename', also change the sources of the project")
  }
}
