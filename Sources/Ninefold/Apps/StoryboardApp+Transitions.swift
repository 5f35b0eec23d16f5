package import InterfaceComposition
import InterfaceEmission
import InterfaceResolution
import InterfacePicture
public import InterfaceTraits
import PlatformFacts

extension StoryboardApp {
  /// The changes in the app when its environment changes.
  ///
  /// ```swift
  /// let side = { StoryboardApp.Side(.device(.init(name: "ipad9_7:landscape" + $0)!)) }
  /// if let change = app.transition(from: side(""), to: side(":split-1/3")) { print(change.text) }
  /// ```
  public struct Transition: Sendable {
    /// The changes as a model.
    package let model: InterfaceComposition.Transition
    private let pictures: (from: [UInt8], to: [UInt8])

    fileprivate init(
      _ model: InterfaceComposition.Transition, pictures: (from: [UInt8], to: [UInt8])
    ) {
      self.model = model
      self.pictures = pictures
    }

    /// The changes as readable lines of text.
    public var text: String { TransitionText.text(of: model) }

    /// An SVG document that animates the change back and forth with SMIL.
    public var svg: [UInt8] { TransitionSVG.write(model, pictures: pictures) }
  }

  /// An environment on one side of a transition.
  ///
  /// ```swift
  /// let dark = StoryboardApp.Side(
  ///   .cell(SizeClassGrid.Cell(width: .compact, height: .regular)),
  ///   traits: TraitCollection(userInterfaceStyle: .dark))
  /// print(dark.request.name)
  /// ```
  public struct Side: Hashable, Sendable {
    /// The requested configuration.
    public let request: ConfigurationRequest
    /// The traits that override those of the configuration, applied after those of the app's
    /// options.
    public let traits: TraitCollection
    /// A Boolean value that indicates whether the system keyboard is shown on this side, even if
    /// the app's options do not show it.
    public let showsKeyboard: Bool

    /// Creates an environment for a configuration and optional traits.
    public init(
      _ request: ConfigurationRequest, traits: TraitCollection = TraitCollection(),
      showsKeyboard: Bool = false
    ) {
      self.request = request
      self.traits = traits
      self.showsKeyboard = showsKeyboard
    }
  }

  /// Returns the changes from one environment to another.
  ///
  /// - Parameters:
  ///   - from: The environment before.
  ///   - to: The environment after.
  ///   - pictures: Whether the SVG document contains the pictures of both sides.
  /// - Returns: The changes, or `nil` if the app has no initial controller or a configuration shows
  ///   no app.
  public func transition(from: Side, to: Side, pictures: Bool = true) -> Transition? {
    guard let before = configuration(of: from), let after = configuration(of: to),
      let old = controllers(in: before), let new = controllers(in: after)
    else { return nil }
    let model = InterfaceComposition.Transition(old, named: before.name, to: new, named: after.name)
    guard pictures else { return Transition(model, pictures: ([], [])) }
    let files = drawnFiles
    return Transition(
      model,
      pictures: (draw(old, in: before, files: files), draw(new, in: after, files: files)))
  }

  /// Returns a JSON document that describes several transitions in sequence.
  ///
  /// - Parameter transitions: The steps.
  /// - Returns: A JSON document that ends with a line break.
  public static func json(of transitions: [Transition]) -> [UInt8] {
    TransitionJSON.file(of: transitions.map(\.model))
  }

  private func configuration(of side: Side) -> Configuration? {
    configurations(
      [side.request], overriding: side.traits, showsKeyboard: side.showsKeyboard
    ).first
  }
}

extension DeviceModel {
  /// The windows of a multitasking exercise.
  ///
  /// A tablet is in landscape with the full screen, two thirds, half and a third of it, in Slide Over,
  /// in portrait, and in landscape again with the full screen. A foldable phone is rotated, unfolded,
  /// rotated and folded. Any other device is only rotated.
  public var tour: [ConfigurationRequest.DeviceWindow] { tour(named: id) }

  /// Returns the tour on the device, or on a product with its screen, which may run other systems.
  fileprivate func tour(named name: String) -> [ConfigurationRequest.DeviceWindow] {
    let displays = Device.named(id)?.displays ?? []
    if let outer = displays.first, let inner = displays.last, outer != inner {
      let names = [
        outer.id, outer.id + ":landscape", outer.id, inner.id + ":landscape", inner.id, outer.id,
      ]
      return names.compactMap { ConfigurationRequest.DeviceWindow(name: $0) }
    }
    let names =
      idiom == .pad
      ? [
        ":landscape", ":landscape:split-2/3", ":landscape:split-1/2", ":landscape:split-1/3",
        ":landscape:slide-over", ":slide-over", "", ":landscape",
      ] : ["", ":landscape", ""]
    return names.compactMap { ConfigurationRequest.DeviceWindow(name: name + $0) }
  }
}

extension ConfigurationRequest.DeviceWindow {
  /// The tour of `DeviceModel.tour` on the window's product or device.
  package var tour: [ConfigurationRequest.DeviceWindow] {
    DeviceModel.all.first { $0.id == device }?.tour(named: product ?? device) ?? []
  }
}
