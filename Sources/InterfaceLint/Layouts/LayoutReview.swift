import InterfaceModel
import InterfaceResolution
package import InterfaceLayout
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A function that lays a document out once more.
package typealias Relayout = (RelayoutRequest) -> DocumentLayout

/// Checks the layouts of a document against all rules about layouts at once.
///
/// Each layout is examined once for all rules. Only the scenes with findings are laid out again,
/// with contents as large and as small as they may be. A finding that then disappears depends on a
/// size that is not known for certain, and is dropped.
struct LayoutReview {
  private let document: LintedDocument
  private let access: CodeAccess
  private let rules: [any SceneLayoutRule.Type]
  private let layOut: Relayout

  init(
    _ document: LintedDocument, _ rules: [any SceneLayoutRule.Type],
    relayout: @escaping Relayout
  ) {
    self.document = document
    self.rules = rules
    layOut = relayout
    access = CodeAccess(document)
  }

  /// The findings of the rules.
  var findings: [Diagnostic] {
    LintPass.allCases.flatMap { passes in
      let rules = rules.filter { $0.passes.contains(passes) }
      return rules.isEmpty ? [] : findings(of: rules, in: passes)
    }
  }

  private func findings(
    of rules: [any SceneLayoutRule.Type], in passes: LintPass
  ) -> [Diagnostic] {
    var found: SceneFindings
    let configurations: [Configuration]
    switch passes {
    case .requested:
      configurations = document.layout.configurations
      found = review(document.layout, rules)
    case .dark:
      configurations = self.configurations(
        overriding: TraitCollection(userInterfaceStyle: .dark))
      found = review(layOut(again(in: configurations, rules)), rules)
    case .largeTexts:
      configurations = self.configurations(
        overriding: TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
      found = review(layOut(again(in: configurations, rules)), rules)
    case .foldable:
      configurations = foldableConfigurations.filter { configuration in
        rules.contains { $0.mayFind(in: configuration) }
      }
      guard !configurations.isEmpty else { return [] }
      found = review(layOut(again(in: configurations, rules)), rules)
    }
    if passes == .dark || passes == .largeTexts, !found.isEmpty {
      found.removeWhatIs(in: review(document.layout, rules))
    }
    for part in [1.0, -1] where !found.isEmpty {
      let scenes = found.scenes
      let again = RelayoutRequest(
        in: configurations.filter { scenes[$0.name] != nil }, contentVariation: part
      ) { configuration, index, _ in scenes[configuration.name]?.contains(index) ?? false }
      found.retainFindings(in: review(layOut(again), rules))
    }
    return found.diagnostics
  }

  /// Returns a layout of the scenes in which rules may find something.
  private func again(
    in configurations: [Configuration], _ rules: [any SceneLayoutRule.Type]
  ) -> RelayoutRequest {
    RelayoutRequest(in: configurations) { _, _, scene in
      rules.contains { $0.mayFind(in: scene) }
    }
  }

  /// Returns the configurations that occur, with other traits, which their names include.
  ///
  /// The canvas has its own.
  private func configurations(overriding traits: TraitCollection) -> [Configuration] {
    document.layout.configurations.compactMap { configuration in
      guard occurs(configuration), case .environment(let environment) = configuration.context else {
        return nil
      }
      return Configuration(environment.overriding(traits))
    }
  }

  /// The displays of a foldable phone, the inner one also partly folded.
  private static let foldableDisplays = Device.all.filter { $0.foldable != nil }

  /// The configurations on the displays of a foldable phone: the outer one, and the inner one partly
  /// folded in both orientations.
  ///
  /// Empty if the document is not for phones or is a launch screen, which people do not interact with,
  /// or if the requested configurations are devices or systems that exclude a foldable phone.
  private var foldableConfigurations: [Configuration] {
    guard !document.document.isLaunchScreen else { return [] }
    let displays = Self.foldableDisplays
    let settings = document.layout.configurations.lazy.compactMap { configuration in
      guard case .environment(let environment) = configuration.context,
        environment.device.map(displays.contains) ?? (configuration.cell != nil)
      else { return nil as EnvironmentSettings? }
      let system = environment.settings.system
      return displays.allSatisfy { $0.ran(system) } ? environment.settings : nil
    }
    guard let settings = settings.first else { return [] }
    return displays.flatMap { display in
      (display.foldable?.fold == nil ? [Orientation.portrait] : [.landscape, .portrait]).map {
        Configuration(
          Environment(
            window: DeviceWindow(
              device: display, orientation: $0,
              isPartlyFolded: display.foldable?.fold != nil),
            settings: settings))
      }
    }.filter(occurs)
  }

  private func review(
    _ layout: DocumentLayout, _ rules: [any SceneLayoutRule.Type]
  ) -> SceneFindings {
    var findings = SceneFindings()
    let occurs = layout.configurations.map(self.occurs)
    for scene in layout.scenes {
      for shared in scene.layouts {
        let indices = shared.configurations.filter { occurs[$0] }
        guard let first = indices.first else { continue }
        findings.configurations = indices.map { layout.configurations[$0].name }
        findings.scene = shared.scene.id
        findings.sceneHandle = scene.index
        let linted = LintedScene(
          shared.scene, shared.layout, layout.configurations[first], access)
        for rule in rules { rule.check(linted, &findings) }
      }
    }
    return findings
  }

  /// Returns whether a configuration occurs in a running app.
  ///
  /// These do not: cells with *any*, which no device has; canvases that stand for such a cell;
  /// cells of compact height, which are lower and much narrower than any phone in landscape; and
  /// cells of a kind of device that the document is not for.
  private func occurs(_ configuration: Configuration) -> Bool {
    if configuration.isCanvas { return configuration.size.width != configuration.size.height }
    if let idiom = configuration.windowIdiom {
      switch idiom {
      case .tv: return document.document.runtime == .tvOS
      case .phone: return document.document.runtime != .tvOS && !document.isForPads
      default: return document.document.runtime != .tvOS && !document.isForPhones
      }
    }
    guard let cell = configuration.cell else { return true }
    if document.document.runtime == .tvOS { return true }
    guard cell.width != .any, cell.height == .regular else { return false }
    return cell.width == .compact ? !document.isForPads : !document.isForPhones
  }
}

extension LintedDocument {
  /// Whether the document is for tablets only, or designed on one.
  var isForPads: Bool {
    document.runtime == .iPad || file.isNamed(endingWith: ["~ipad", "_ipad"])
      || layout.configurations.contains { $0.isCanvas && $0.device?.idiom == .pad }
  }
  /// Whether the document's name marks it as one for phones only.
  var isForPhones: Bool { file.isNamed(endingWith: ["~iphone", "_iphone"]) }
}
