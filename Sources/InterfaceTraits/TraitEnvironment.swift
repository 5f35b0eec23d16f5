/// A node in the tree of trait environments, from the screen inwards: screen, window, presentation,
/// controller, view.
///
/// A child inherits the traits of its parent, which may override some of them for it; an override
/// of a parent applies to all descendants until one of them overrides the trait again. This is how
/// UIKit propagates traits (`UITraitEnvironment`, `setOverrideTraitCollection(_:forChild:)`,
/// `traitOverrides`).
///
/// ```swift
/// let screen = TraitEnvironment(
///   screen: TraitCollection(userInterfaceIdiom: .pad, displayScale: 2), name: "ipad9_7")
/// let compact = TraitCollection(horizontalSizeClass: .compact)
/// let list = screen.child(.window, "full screen")?
///   .child(.controller, "split view")?
///   .child(.controller, "list", overriding: compact)
/// print(list?.traits.horizontalSizeClass == .compact, list?.origin(of: \.displayScale)?.name ?? "")
/// ```
public struct TraitEnvironment: Hashable, Sendable {
  /// The kind of a trait environment.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// The screen, with the user's settings for all apps.
    case screen
    /// A window, whose size determines its size classes.
    case window
    /// A presentation of a controller over others.
    case presentation
    /// A view controller, inside a window, a presentation or a container controller.
    case controller
    /// A view of a controller, or inside another view.
    case view

    /// Returns whether an environment of the level may be a direct child of one of this level.
    func admits(_ child: Level) -> Bool {
      switch (self, child) {
      case (.screen, .window), (.window, .presentation), (.window, .controller),
        (.presentation, .controller), (.controller, .presentation), (.controller, .controller),
        (.controller, .view), (.view, .view):
        true
      default: false
      }
    }
  }

  /// One step on the path from the screen.
  ///
  /// ```swift
  /// let window = TraitEnvironment(screen: TraitCollection(displayScale: 2))
  ///   .child(.window, "window", overriding: TraitCollection(horizontalSizeClass: .compact))
  /// for place in window?.path ?? [] { print(place.level, place.name, place.overrides) }
  /// ```
  public struct Step: Hashable, Sendable {
    /// The kind of the environment.
    public let level: Level
    /// The name of the environment, such as an object id.
    public let name: String
    /// The traits that the parent overrides for the environment; for a screen, all of its traits.
    public let overrides: TraitCollection
  }

  /// The path from the screen to this environment, which is the last element.
  public let path: [Step]
  /// The traits in effect.
  public let traits: TraitCollection

  /// Creates the environment of a screen.
  ///
  /// - Parameters:
  ///   - traits: The screen's traits.
  ///   - name: The name of the screen.
  public init(screen traits: TraitCollection, name: String = "screen") {
    path = [Step(level: .screen, name: name, overrides: traits)]
    self.traits = traits
  }

  private init(path: [Step], traits: TraitCollection) {
    self.path = path
    self.traits = traits
  }

  /// The kind of the environment.
  public var level: Level { path[path.count - 1].level }

  /// The parent environment, or `nil` for a screen.
  public var parent: TraitEnvironment? {
    guard path.count > 1 else { return nil }
    let outer = Array(path.dropLast())
    return TraitEnvironment(
      path: outer, traits: TraitCollection(traitsFrom: outer.map(\.overrides)))
  }

  /// Returns a child environment of this one.
  ///
  /// - Parameters:
  ///   - level: The kind of the environment.
  ///   - name: The name of the environment.
  ///   - overrides: The traits that override those of this environment; unspecified ones are
  ///     inherited.
  /// - Returns: The environment, or `nil` if a child of that kind is invalid: a window is a child
  ///   of a screen only, and a view a child of a controller or a view.
  public func child(
    _ level: Level, _ name: String, overriding overrides: TraitCollection = TraitCollection()
  ) -> TraitEnvironment? {
    guard self.level.admits(level) else { return nil }
    return TraitEnvironment(
      path: path + [Step(level: level, name: name, overrides: overrides)],
      traits: TraitCollection(traitsFrom: [traits, overrides]))
  }

  /// Returns the innermost environment on the path that specifies a size class, or `nil` if it is
  /// unspecified.
  public func origin(of sizeClass: KeyPath<TraitCollection, SizeClass>) -> Step? {
    path.last { $0.overrides[keyPath: sizeClass] != .unspecified }
  }

  /// Returns the innermost environment on the path that specifies a trait, or `nil` if it is
  /// unspecified.
  public func origin<Value>(of trait: KeyPath<TraitCollection, Value?>) -> Step? {
    path.last { $0.overrides[keyPath: trait] != nil }
  }
}
