import InterfaceResolution
import InterfaceTraits

extension SegueOutcome {
  /// Returns a description of the effect that follows the segue's name.
  ///
  /// - Parameter performer: The display name of the controller that performs the action, or `nil`
  ///   if there is none.
  /// - Returns: A description such as `forwarded to the collapsed primary: pushes in navigation
  ///   controller (n)`.
  package func description(performer: String?) -> String {
    func by(_ word: String) -> String { performer.map { " \(word) \($0)" } ?? "" }
    let text: String
    switch action {
    case .push: text = "pushes" + by("in")
    case .replace(.secondary): text = "replaces the detail" + by("of")
    case .replace(let column): text = "replaces the \(column) column" + by("of")
    case .present(let style):
      text =
        Self.description(of: style)
        + (style.missing.map { " for lack of a \($0.rawValue)" } ?? "")
    case .contain: text = "is contained" + by("in")
    case .embed: text = "is embedded"
    case .unwind(let action): text = "goes back" + (action.map { " to \($0)" } ?? "") + by("of")
    case .custom(let name): text = "is performed by " + (name ?? "a class of the app")
    case .handled: text = "is handled" + by("by")
    case .unknown: text = "is of an unknown kind"
    }
    return isForwarded ? "is forwarded to the collapsed primary and " + text : text
  }

  /// Returns a description of a presentation: the resulting style, and the requested one if it
  /// differs.
  private static func description(of style: Style) -> String {
    let automatic = PresentationStyle.automatic.rawValue
    guard let resulting = style.resulting?.rawValue else {
      return style.requested == automatic ? "presents" : "presents as \(style.requested)"
    }
    return "presents as \(resulting)"
      + (style.requested == automatic || style.requested == resulting
        ? "" : " instead of \(style.requested)")
  }
}
