import InterfaceSource
package import InterfaceTraits
import StructuredData

/// A rectangle whose position and size are expressions in the size of its container.
package struct FrameExpression: Hashable, Sendable {
  package var x: LengthExpression
  package var y: LengthExpression
  package var width: LengthExpression
  package var height: LengthExpression

  /// Reads a rectangle.
  ///
  /// Missing values are 0, the whole width or the whole height. Returns `nil` if an expression is
  /// invalid.
  init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    x = .number(0)
    y = .number(0)
    width = .width
    height = .height
    let members = reader.members(of: value, "a frame", keys: ["x", "y", "width", "height"])
    if value.members?.isEmpty == true {
      reader.report(.configurationInvalidValue, at: value.range, "the frame is empty")
    }
    guard !members.isEmpty else { return nil }
    for member in members {
      guard let expression = reader.expression(member.value, "'\(member.name)'") else {
        return nil
      }
      switch member.name {
      case "x": x = expression
      case "y": y = expression
      case "width": width = expression
      default: height = expression
      }
    }
  }

  /// Returns the rectangle for a container's size, in the container's coordinate space.
  ///
  /// Its width and height are never negative.
  package func rect(in size: LayoutSize) -> LayoutRect {
    LayoutRect(
      x: x.value(in: size), y: y.value(in: size), width: max(0, width.value(in: size)),
      height: max(0, height.value(in: size)))
  }
}

extension ConfigurationReader {
  /// Reads an expression such as `width / 2 - 20`, or a number.
  fileprivate mutating func expression(
    _ value: StructuredValue, _ what: String
  ) -> LengthExpression? {
    guard let text = value.text, value.string != nil || value.number != nil else {
      wrong(value, expected: "\(what) to be an expression such as 'width / 2 - 20'")
      return nil
    }
    do throws(ConditionParser.Fault) {
      return try LengthExpressionParser.expression(text)
    } catch {
      report(
        .configurationInvalidValue, at: range(of: error.range, in: value, text), error.message,
        notes: error.nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? [])
      return nil
    }
  }
}
