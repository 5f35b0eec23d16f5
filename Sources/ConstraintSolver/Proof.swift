/// The constraints that determine the values, in the order in which they did so.
struct Proof: Sendable {
  /// Each constraint that holds with equality, with the variable it determines.
  let events: [Event]
}
