/// The owner of the memory of a `ParametricSolution`, which is immutable once written.
final class ReplayTable: Sendable {
  /// The solution, which is valid during the lifetime of the table.
  let solution: ParametricSolution
  private let memory: Allocation

  /// Writes the data collected for a plan at the given parameters.
  init(values: UncheckedSpan<Double>, _ builder: inout PlanBuilder, parameters: Parameters) {
    builder.classify(variableCount: values.count)
    var memory = Allocation(
      byteCount: ParametricSolution.byteCount(values: values.count, &builder))
    solution = ParametricSolution(values: values, &builder, parameters: parameters, &memory)
    self.memory = memory
  }
}
