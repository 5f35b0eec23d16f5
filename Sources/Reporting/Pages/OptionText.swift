import InterfaceSource
import Ninefold

extension DiagnosticKind.Option {
  /// The description of the option, its values and its default.
  var explanation: String {
    let others = aliases.isEmpty ? "" : " Also called \(aliases.joined(separator: ", "))."
    return "Option \(name) (\(form.text); \(standard.text)): \(meaning)\(others)"
  }
}

extension DiagnosticExample {
  /// The context that both texts of an example need, each with a title.
  var contextSections: [(title: String, text: String)] {
    (configuration.isEmpty ? [] : [("With this `.ninefold.yml`", configuration)])
      + sources.map { ("With `\($0.path)`", $0.text) }
  }
}
