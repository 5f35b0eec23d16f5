package import InterfaceTraits

/// Every measure and rule that layout, text measurement and pictures need of one system on one kind of
/// device.
///
/// The measures are either UIKit's, for a system and a kind of device, or those of Interface Builder's
/// canvas, which `CanvasEra` emulates; who reads them cannot tell which. They never change, and equal ids
/// mean equal measures: two of them are compared, and used as keys, by their ids alone.
package final class PlatformMetrics: Sendable {
  /// What two measures are compared by.
  package struct ID: Hashable, Sendable {
    /// A system and a kind of device, or a version of Interface Builder and a kind of device.
    private let code: Int
    /// Which rules of the editor are left out; nil for UIKit's own measures.
    private let options: CanvasEra.Options?

    init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
      code = -(system.major << 3 | Self.number(idiom)) - 1
      options = nil
    }

    init(_ era: CanvasEra, _ idiom: TraitCollection.Idiom?) {
      code = era.version << 3 | Self.number(idiom)
      options = era.options
    }

    private static func number(_ idiom: TraitCollection.Idiom?) -> Int {
      switch idiom {
      case nil, .phone: 0
      case .pad: 1
      case .tv: 2
      case .mac: 3
      }
    }

    /// Feeds what nearly always tells ids apart.
    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
  }

  /// What the measures are compared by.
  package let id: ID
  /// Controls.
  package let controls: ControlMetrics
  /// Buttons.
  package let buttons: ButtonMetrics
  /// Text fields.
  package let fields: TextFieldMetrics
  /// Fonts.
  package let texts: TextMetrics
  /// Labels.
  package let labels: LabelMetrics
  /// Bars.
  package let bars: BarMetrics
  /// Layout margins.
  package let margins: MarginMetrics
  /// Items of bars.
  package var barItems: BarItemMetrics { BarItemMetrics(margins, hasBackTitles: !hasPalette26) }
  /// Rows of tables.
  package let cells: TableCellMetrics
  /// Stack views.
  package let stacks: StackViewMetrics
  /// Which of the constraints that contradict each other is given up.
  package let contradictions: ContradictionMetrics
  /// Whether the system's colours are those of iOS 26.
  package let hasPalette26: Bool

  init(id: ID, _ draft: Draft) {
    self.id = id
    controls = draft.controls
    buttons = draft.buttons
    fields = draft.fields
    texts = draft.texts
    labels = draft.labels
    bars = draft.bars
    margins = draft.margins
    cells = draft.cells
    stacks = draft.stacks
    contradictions = draft.contradictions
    hasPalette26 = draft.hasPalette26
  }

  /// Measures that are being put together.
  struct Draft {
    var controls: ControlMetrics
    var buttons: ButtonMetrics
    var fields: TextFieldMetrics
    var texts: TextMetrics
    var labels = LabelMetrics()
    var bars: BarMetrics
    var margins: MarginMetrics
    var cells: TableCellMetrics
    var stacks = StackViewMetrics()
    var contradictions = ContradictionMetrics()
    var hasPalette26: Bool

    /// UIKit's measures.
    init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
      controls = ControlMetrics(system)
      buttons = ButtonMetrics(system, idiom)
      fields = TextFieldMetrics(system)
      texts = TextMetrics(system, idiom)
      bars = BarMetrics(system, idiom)
      margins = MarginMetrics(system)
      cells = TableCellMetrics(system)
      hasPalette26 = system.major >= 26
    }
  }

  /// The colours of the system in an interface's style and contrast.
  package func palette(_ traits: TraitCollection) -> SystemPalette {
    SystemPalette(
      SystemColors.Appearance(
        style: traits.userInterfaceStyle ?? .light,
        isHighContrast: traits.accessibilityContrast == .high, isPalette26: hasPalette26))
  }
}

extension PlatformMetrics: Hashable {
  /// Whether both are the same measures.
  package static func == (lhs: PlatformMetrics, rhs: PlatformMetrics) -> Bool { lhs.id == rhs.id }

  /// Feeds the id.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension PlatformMetrics {
  /// UIKit's measures: those of the newest system are made once.
  ///
  /// - Parameters:
  ///   - system: The system's version.
  ///   - idiom: The kind of device; nil is measured as a phone.
  /// - Returns: The measures.
  package static func uiKit(
    _ system: SystemVersion = .newest, idiom: TraitCollection.Idiom? = nil
  ) -> PlatformMetrics {
    guard system == .newest else { return PlatformMetrics(system, idiom) }
    return switch idiom {
    case nil, .phone: newestPhone
    case .pad: newestPad
    case .tv: newestTelevision
    case .mac: newestMac
    }
  }

  private convenience init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
    self.init(id: ID(system, idiom), Draft(system, idiom))
  }

  private static let newestPhone = PlatformMetrics(.newest, .phone)
  private static let newestPad = PlatformMetrics(.newest, .pad)
  private static let newestTelevision = PlatformMetrics(.newest, .tv)
  private static let newestMac = PlatformMetrics(.newest, .mac)
}
