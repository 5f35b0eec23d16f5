package import InterfaceComposition
import InterfaceEmission
import InterfaceResolution
import InterfacePicture
public import InterfaceTraits

extension StoryboardApp {
  /// What changes in the app when its environment does.
  ///
  /// ```swift
  /// let side = { StoryboardApp.Side(.device(.init(name: "ipad9_7:landscape" + $0)!)) }
  /// if let change = app.transition(from: side(""), to: side(":split-1/3")) { print(change.text) }
  /// ```
  public struct Transition: Sendable {
    /// What changes, as a model.
    package let model: InterfaceComposition.Transition
    private let pictures: (from: [UInt8], to: [UInt8])

    fileprivate init(
      _ model: InterfaceComposition.Transition, pictures: (from: [UInt8], to: [UInt8])
    ) {
      self.model = model
      self.pictures = pictures
    }

    /// What changes, in lines for people.
    public var text: String { TransitionText.text(of: model) }

    /// A file that shows the change, moved by SMIL, there and back.
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
    /// The place.
    public let request: ConfigurationRequest
    /// The traits that overwrite those of the place, after those of the app's options.
    public let traits: TraitCollection

    /// Names an environment.
    public init(_ request: ConfigurationRequest, traits: TraitCollection = TraitCollection()) {
      self.request = request
      self.traits = traits
    }
  }

  /// What changes from one environment to another.
  ///
  /// - Parameters:
  ///   - from: The environment before.
  ///   - to: The environment after.
  ///   - pictures: Whether the file that shows the change has the pictures of both sides.
  /// - Returns: The change; nil for an app without an initial controller, and for places where no app is shown.
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

  /// What a file of several changes holds, one step after another.
  ///
  /// - Parameter transitions: The steps.
  /// - Returns: A JSON document with a last line.
  public static func json(of transitions: [Transition]) -> [UInt8] {
    TransitionJSON.file(of: transitions.map(\.model))
  }

  private func configuration(of side: Side) -> Configuration? {
    configurations([side.request], overriding: side.traits).first
  }
}

extension KnownDevice {
  /// The windows that the multitasking exercise goes through: a tablet lying across with the whole screen, two thirds, half
  /// and a third of it, above another app, upright, whole again and lying again; any other device as it is turned.
  public var tour: [ConfigurationRequest.DeviceWindow] {
    let names =
      idiom == .pad
      ? [
        ":landscape", ":landscape:split-2/3", ":landscape:split-1/2", ":landscape:split-1/3",
        ":landscape:slide-over", ":slide-over", "", ":landscape",
      ] : ["", ":landscape", ""]
    return names.compactMap { ConfigurationRequest.DeviceWindow(name: id + $0) }
  }
}
