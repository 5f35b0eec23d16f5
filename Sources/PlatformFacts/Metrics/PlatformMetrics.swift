package import InterfaceTraits

/// Every measure and rule that layout, text measurement and pictures need of one system on one kind of
/// device.
///
/// The measures are either UIKit's, for a system and a kind of device, or those of Interface Builder's
/// canvas, which changes them; who reads them cannot tell which. They never change, and equal ids
/// mean equal measures: two of them are compared, and used as keys, by their ids alone.
package final class PlatformMetrics: Sendable {
  /// What two measures are compared by.
  package struct ID: Hashable, Sendable {
    /// A system and a kind of device, or a number of a canvas and a kind of device.
    private let code: Int
    /// Which rules of a canvas are left out.
    private let excludedRules: Set<String>

    init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
      code = -(system.major << 3 | Self.number(idiom)) - 1
      excludedRules = []
    }

    /// The measures of a canvas.
    ///
    /// - Parameters:
    ///   - number: Tells canvases apart that are drawn with different measures; not below 0.
    ///   - excludedRules: Which rules of the canvas are left out.
    ///   - idiom: The kind of device; nil is measured as a phone.
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
  /// Which of the constraints that contradict each other is given up.
  package let contradictions: ContradictionMetrics
  /// Presented controllers.
  package let presentations: PresentationMetrics
  /// The keyboard.
  package let keyboard: KeyboardMetrics
  /// Colours and shapes.
  package let look: SystemLook

  /// Creates measures.
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
    keyboard = draft.keyboard
    look = draft.look
  }

  /// Measures that are being put together.
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
    package var keyboard: KeyboardMetrics
    package var look: SystemLook

    /// UIKit's measures.
    package init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
      controls = ControlMetrics(system)
      buttons = ButtonMetrics(system, idiom)
      fields = TextFieldMetrics(system)
      textViews = TextViewMetrics(system)
      texts = TextMetrics(system, idiom)
      bars = BarMetrics(system, idiom)
      barItems = BarItemMetrics(system)
      margins = MarginMetrics(system)
      cells = TableCellMetrics(system)
      presentations = PresentationMetrics(system)
      keyboard = KeyboardMetrics(system)
      look = SystemLook(system)
    }
  }

  /// The colours of the system in an interface's style and contrast.
  package func palette(_ traits: TraitCollection) -> SystemPalette {
    SystemPalette(
      SystemColors.Appearance(
        style: traits.userInterfaceStyle ?? .light,
        isHighContrast: traits.accessibilityContrast == .high, look: look))
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
