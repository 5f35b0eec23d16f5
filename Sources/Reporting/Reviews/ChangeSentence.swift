import InterfaceComparison
import InterfaceSource

/// The sentences of a review about changes.
enum ChangeSentence {
  /// Returns what happened to an object; `name` returns the name of a constraint by its id, or `nil`
  /// if it is unknown.
  static func text(of change: Change, naming name: (String) -> String?) -> String {
    let numbers = (numbers(change.from), numbers(change.to))
    switch (change.kind, numbers.0, numbers.1) {
    case (.moved, let from?, let to?) where from.count == 2 && to.count == 2:
      let steps = [
        step(to[0] - from[0], "right", "left"), step(to[1] - from[1], "down", "up"),
      ].compactMap(\.self)
      guard !steps.isEmpty else { break }
      return "moved \(steps.joined(separator: " and "))"
    case (.resized, let from?, let to?) where from.count == 2 && to.count == 2:
      let steps = [
        step(to[0] - from[0], "wider", "narrower"), step(to[1] - from[1], "taller", "shorter"),
      ].compactMap(\.self)
      guard !steps.isEmpty else { break }
      // The size itself may be another one in each configuration.
      return steps.joined(separator: " and ")
    default: break
    }
    let text = ChangeDescription.text(of: change, arrow: "→", naming: name)
    let kind = "constraint "
    return change.kind == .constraint && text.hasPrefix(kind)
      ? String(text.dropFirst(kind.count)) : text
  }

  private static func step(_ distance: Double, _ more: String, _ less: String) -> String? {
    guard distance != 0 else { return nil }
    return "\(PointText.text(abs(distance))) points \(distance > 0 ? more : less)"
  }

  /// Returns the numbers of a position or size, written as `16 204` or `343 x 40`.
  private static func numbers(_ text: String?) -> [Double]? {
    guard let text else { return nil }
    let numbers = text.split(separator: " ").filter { $0 != "x" }.map { Double($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }
}
