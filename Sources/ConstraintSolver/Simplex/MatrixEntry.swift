/// A coefficient of a row of a linear program.
struct MatrixEntry: BitwiseCopyable {
  /// The coefficient of the column.
  var coefficient: Double
  /// The column.
  var column: Int32
}
