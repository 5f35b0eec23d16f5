/// A coefficient of a row of a linear program.
struct MatrixEntry: BitwiseCopyable {
  /// What the column is multiplied by.
  var coefficient: Double
  /// The column.
  var column: Int32
}
