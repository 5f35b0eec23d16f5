package import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that would run for ever if what it guards against came back.
  ///
  /// The clock also runs while a test waits for its turn among all others, so the limit is far above what the test takes.
  package static var hasAnEnd: Self { .timeLimit(.minutes(15)) }
}
