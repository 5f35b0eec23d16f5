package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test if a program that `scripts/setup` does not install is missing, and names the
  /// program.
  package static func needs(_ program: Program) -> Self {
    .enabled(if: program.url != nil, Comment(rawValue: program.absence))
  }
}
