package import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that would run forever if the problem that it guards against returned.
  ///
  /// The clock includes the time that a test waits for others, so the limit is far above the test's own time.
  package static var hasTimeLimit: Self { .timeLimit(.minutes(15)) }
}
