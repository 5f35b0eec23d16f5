import InterfaceSource
import Ninefold

extension DiagnosticKind.Option {
  /// What the option says, its values and the one that holds where nothing is said.
  var explanation: String {
    let others = aliases.isEmpty ? "" : " Also called \(aliases.joined(separator: ", "))."
    return "Option \(name) (\(form.text); \(standard.text)): \(meaning)\(others)"
  }
}

extension DiagnosticExample {
  /// What belongs to both texts, each with a title.
  var surroundings: [(title: String, text: String)] {
    (configuration.isEmpty ? [] : [("With this `.ninefold.yml`", configuration)])
      + sources.map { ("With `\($0.path)`", $0.text) }
  }
}
