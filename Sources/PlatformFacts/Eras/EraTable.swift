/// A value that changed with the versions of Interface Builder.
package struct EraTable<Value: Sendable>: Sendable {
  /// The versions at which the value changed, ascending, with the value from there on.
  ///
  /// Values of Xcode 26 end at 32000, so that the placeholder version 32700 does not meet them.
  private let steps: [(from: Int, value: Value)]
  private let first: Value

  /// Creates a table from the oldest value and the versions at which it changed, ascending.
  package init(_ first: Value, _ steps: (from: Int, value: Value)...) {
    self.first = first
    self.steps = steps
  }

  /// The value that the given version drew with.
  package subscript(version: ToolsVersion) -> Value {
    steps.last { $0.from <= version.number }?.value ?? first
  }
}
