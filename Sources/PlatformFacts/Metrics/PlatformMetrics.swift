package import InterfaceTraits

/// The metrics and rules of one system and design on one kind of device that layout, text
/// measurement and pictures need.
///
/// They are either UIKit's for a system and a kind of device, or those of Interface Builder's
/// canvas, which modifies them; code that uses them does not need to know which. They are immutable
/// and identified by their ids, by which they are compared and hashed.
package final class PlatformMetrics: Sendable {
  /// The identity of metrics.
  package struct ID: Hashable, Sendable {
    /// The system, design and kind of device, or the number of a canvas and kind of device.
    private let code: Int
    /// The canvas rules that are disabled.
    private let excludedRules: Set<String>

    init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?, _ design: InterfaceDesign) {
      code = -((system.major << 3 | Int(design.rawValue)) << 3 | Self.number(idiom)) - 1
      excludedRules = []
    }

    /// Creates the identity of a canvas's metrics.
    ///
    /// - Parameters:
    ///   - number: A nonnegative number that distinguishes canvases with different metrics.
    ///   - excludedRules: The rules of the canvas that are disabled.
    ///   - idiom: The kind of device; `nil` is treated as a phone.
    package init(
      canvas number: Int, _ excludedRules: Set<String>, _ idiom: TraitCollection.Idiom?
    ) {
      code = number << 3 | Self.number(idiom)
      self.excludedRules = excludedRules
    }

    private static func number(_ idiom: TraitCollection.Idiom?) -> Int {
      switch idiom {
      case nil, .phone: 0
      case .pad: 1
      case .tv: 2
      case .mac: 3
      }
    }

    /// Hashes the code, in which nearly all different ids differ.
    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
  }

  /// The identity of the metrics.
  package let id: ID
  /// Controls.
  package let controls: ControlMetrics
  /// Buttons.
  package let buttons: ButtonMetrics
  /// Text fields.
  package let fields: TextFieldMetrics
  /// Text views.
  package let textViews: TextViewMetrics
  /// Fonts.
  package let texts: TextMetrics
  /// Labels.
  package let labels: LabelMetrics
  /// Bars.
  package let bars: BarMetrics
  /// Layout margins.
  package let margins: MarginMetrics
  /// Items of bars.
  package let barItems: BarItemMetrics
  /// Rows of tables.
  package let cells: TableCellMetrics
  /// Stack views.
  package let stacks: StackViewMetrics
  /// The rules for breaking contradicting constraints.
  package let contradictions: ContradictionMetrics
  /// Presented controllers.
  package let presentations: PresentationMetrics
  /// Colors and shapes.
  package let appearanceSet: AppearanceSet

  package init(id: ID, _ draft: Draft) {
    self.id = id
    controls = draft.controls
    buttons = draft.buttons
    fields = draft.fields
    textViews = draft.textViews
    texts = draft.texts
    labels = draft.labels
    bars = draft.bars
    barItems = draft.barItems
    margins = draft.margins
    cells = draft.cells
    stacks = draft.stacks
    contradictions = draft.contradictions
    presentations = draft.presentations
    appearanceSet = draft.appearanceSet
  }

  /// Metrics under construction.
  package struct Draft {
    package var controls: ControlMetrics
    package var buttons: ButtonMetrics
    package var fields: TextFieldMetrics
    package var textViews: TextViewMetrics
    package var texts: TextMetrics
    package var labels = LabelMetrics()
    package var bars: BarMetrics
    package var barItems: BarItemMetrics
    package var margins: MarginMetrics
    package var cells: TableCellMetrics
    package var stacks = StackViewMetrics()
    package var contradictions = ContradictionMetrics()
    package var presentations: PresentationMetrics
    package var appearanceSet: AppearanceSet

    /// Creates UIKit's metrics.
    ///
    /// - Parameters:
    ///   - system: The version of the system.
    ///   - idiom: The kind of device; `nil` is treated as a phone.
    ///   - design: The app's design, or `nil` for that of the system.
    package init(
      _ system: SystemVersion, _ idiom: TraitCollection.Idiom?, _ design: InterfaceDesign? = nil
    ) {
      let styled = design?.metricsSystem(on: system) ?? system
      controls = ControlMetrics(styled)
      buttons = ButtonMetrics(styled, idiom)
      fields = TextFieldMetrics(styled)
      textViews = TextViewMetrics(styled)
      texts = TextMetrics(system, idiom)
      bars = BarMetrics(styled, idiom)
      barItems = BarItemMetrics(styled)
      margins = MarginMetrics(system)
      cells = TableCellMetrics(styled)
      presentations = PresentationMetrics(system, design)
      appearanceSet = AppearanceSet(system, design)
    }
  }

  /// The design of bars, controls, rows and presentations.
  package var design: InterfaceDesign { appearanceSet.design }

  /// Returns the system colors in an interface style and contrast.
  package func palette(_ traits: TraitCollection) -> SystemPalette {
    SystemPalette(
      SystemColors.Appearance(
        style: traits.userInterfaceStyle ?? .light,
        isHighContrast: traits.accessibilityContrast == .high, appearanceSet: appearanceSet))
  }
}

extension PlatformMetrics: Hashable {
  /// Whether both have the same id.
  package static func == (lhs: PlatformMetrics, rhs: PlatformMetrics) -> Bool { lhs.id == rhs.id }

  /// Hashes the id.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension PlatformMetrics {
  /// Returns UIKit's metrics; those of the newest system with its own design are cached.
  ///
  /// - Parameters:
  ///   - system: The version of the system.
  ///   - idiom: The kind of device; `nil` is treated as a phone.
  ///   - design: The app's design, or `nil` for that of the system.
  /// - Returns: The metrics.
  package static func uiKit(
    _ system: SystemVersion = .newest, idiom: TraitCollection.Idiom? = nil,
    design: InterfaceDesign? = nil
  ) -> PlatformMetrics {
    let own = InterfaceDesign(system)
    let design = min(design ?? own, own)
    guard system == .newest, design == own else {
      return PlatformMetrics(system, idiom, design)
    }
    return switch idiom {
    case nil, .phone: newestPhone
    case .pad: newestPad
    case .tv: newestTelevision
    case .mac: newestMac
    }
  }

  private convenience init(
    _ system: SystemVersion, _ idiom: TraitCollection.Idiom?, _ design: InterfaceDesign
  ) {
    self.init(id: ID(system, idiom, design), Draft(system, idiom, design))
  }

  private static let newestPhone = PlatformMetrics(.newest, .phone, InterfaceDesign(.newest))
  private static let newestPad = PlatformMetrics(.newest, .pad, InterfaceDesign(.newest))
  private static let newestTelevision = PlatformMetrics(.newest, .tv, InterfaceDesign(.newest))
  private static let newestMac = PlatformMetrics(.newest, .mac, InterfaceDesign(.newest))
}
