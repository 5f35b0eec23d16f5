/// A place in the tree of trait environments, from the screen inwards: screen, window, presentation, controller, view.
///
/// A child inherits the traits of its parent, which may override some of them for it; what a parent overrides holds
/// for all that is inside, until somebody there overrides it again. That is how UIKit hands traits on
/// (`UITraitEnvironment`, `setOverrideTraitCollection(_:forChild:)`, `traitOverrides`).
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
  /// What kind of environment a place is.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// The screen, with what a person set for all apps.
    case screen
    /// A window, whose size decides its size classes.
    case window
    /// What presents a controller over others.
    case presentation
    /// A view controller, inside a window, a presentation or a container controller.
    case controller
    /// A view of a controller, or inside another view.
    case view

    /// Whether an environment of the level may stand directly inside this one.
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

  /// One place on the way from the screen.
  ///
  /// ```swift
  /// let window = TraitEnvironment(screen: TraitCollection(displayScale: 2))
  ///   .child(.window, "window", overriding: TraitCollection(horizontalSizeClass: .compact))
  /// for place in window?.path ?? [] { print(place.level, place.name, place.overrides) }
  /// ```
  public struct Place: Hashable, Sendable {
    /// What kind of environment it is.
    public let level: Level
    /// What it is called, such as an object id.
    public let name: String
    /// The traits that its parent overrides for it; of a screen all that it has.
    public let overrides: TraitCollection
  }

  /// The places from the screen to this one, which is the last.
  public let path: [Place]
  /// The traits that hold here.
  public let traits: TraitCollection

  /// The environment of a screen.
  ///
  /// - Parameters:
  ///   - traits: The screen's traits.
  ///   - name: What it is called.
  public init(screen traits: TraitCollection, name: String = "screen") {
    path = [Place(level: .screen, name: name, overrides: traits)]
    self.traits = traits
  }

  private init(path: [Place], traits: TraitCollection) {
    self.path = path
    self.traits = traits
  }

  /// The kind of environment that this is.
  public var level: Level { path[path.count - 1].level }

  /// The environment around this one; nil for a screen.
  public var parent: TraitEnvironment? {
    guard path.count > 1 else { return nil }
    let outer = Array(path.dropLast())
    return TraitEnvironment(
      path: outer, traits: TraitCollection(traitsFrom: outer.map(\.overrides)))
  }

  /// An environment directly inside this one.
  ///
  /// - Parameters:
  ///   - level: What kind of environment it is.
  ///   - name: What it is called.
  ///   - overrides: The traits that hold in it instead of those here; what is unspecified is inherited.
  /// - Returns: The environment; nil where none of that kind can be: a window is inside a screen alone, and a view
  ///   inside a controller or a view.
  public func child(
    _ level: Level, _ name: String, overriding overrides: TraitCollection = TraitCollection()
  ) -> TraitEnvironment? {
    guard self.level.admits(level) else { return nil }
    return TraitEnvironment(
      path: path + [Place(level: level, name: name, overrides: overrides)],
      traits: TraitCollection(traitsFrom: [traits, overrides]))
  }

  /// The innermost place that says what a size class is here; nil where it is unspecified.
  public func origin(of sizeClass: KeyPath<TraitCollection, SizeClass>) -> Place? {
    path.last { $0.overrides[keyPath: sizeClass] != .unspecified }
  }

  /// The innermost place that says what a trait is here; nil where it is unspecified.
  public func origin<Value>(of trait: KeyPath<TraitCollection, Value?>) -> Place? {
    path.last { $0.overrides[keyPath: trait] != nil }
  }
}
