/// The numbers of a plan, which never change once written.
///
/// Most values depend on no parameter, most others on one, and most guards are a range of one
/// parameter; each of these is kept by itself, so that going to another size touches what moves and
/// nothing else.
final class ReplayTable: Sendable {
  /// The numbers; they live as long as the table.
  let columns: ReplayColumns

  /// Writes the table of a plan for the given parameters.
  init(
    values: borrowing Buffer<Double>, _ builder: inout PlanBuilder, parameters: Parameters
  ) {
    columns = ReplayColumns(values: values, &builder, parameters: parameters)
  }

  deinit {
    columns.start.deallocate()
  }
}
