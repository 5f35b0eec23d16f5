package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where a program that `scripts/setup` does not install is missing, and says which.
  package static func needs(_ program: Program) -> Self {
    .enabled(if: program.url != nil, Comment(rawValue: program.absence))
  }
}
