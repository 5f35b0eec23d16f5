import ConfigurationReading
import InterfaceComposition
import InterfaceResolution
import InterfaceLint
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// Looks up what configuration files declare about each controller of an app.
struct ContainerDeclarations {
  private let documents: AppStoryboards
  private let environment: Environment
  /// The section of each storyboard, or `nil` if it has none.
  private let sections: Table<AppDocument, ContainersSection?>
  /// The classes of the controllers, by storyboard.
  private let classes: Table<AppDocument, ViewClasses>

  /// Prepares the declarations, or returns `nil` if there are none about controllers.
  init?(
    _ documents: AppStoryboards, configurations: [ConfigurationSections?],
    in environment: Environment
  ) {
    sections = Table(
      configurations.map { configuration in
        configuration.map { $0[ContainersSection.self] }.flatMap { $0.rules.isEmpty ? nil : $0 }
      })
    guard sections.contains(where: { $0 != nil }) else { return nil }
    classes = documents.documents.mapValues { ViewClasses($0.graph) }
    self.documents = documents
    self.environment = environment
  }

  /// Returns what configuration files declare about the controllers of a document that is a whole
  /// app.
  static func containerDeclarations(of sections: ConfigurationSections)
    -> LintedDocument.Declarations
  {
    { app, environment in
      guard let declared = ContainerDeclarations(app, configurations: [sections], in: environment)
      else { return nil }
      return { declared.declared(of: $0, in: $1) }
    }
  }

  /// Returns the declarations about a controller in its container, or `nil` if there are none.
  func declared(of scene: AppScene, in layoutEnvironment: ControllerEnvironment)
    -> DeclaredContainer?
  {
    let graph = documents.documents[scene.document].graph
    guard let section = sections[scene.document],
      let controller = graph.scenes[scene.scene].controller
    else { return nil }
    let classes = classes[scene.document]
    let rules = section.rules(
      id: graph[controller].id?.text, classes: classes.line(of: controller),
      around: classes.chain(around: scene.scene))
    guard !rules.isEmpty else { return nil }
    let window = ConditionEnvironment(
      size: environment.windowSize, traits: layoutEnvironment.traits,
      system: environment.settings.system.major)
    let declaration = section.declaration(rules, in: window)
    return DeclaredContainer(
      declaration,
      inside: ConditionEnvironment(
        size: layoutEnvironment.frame.size, traits: layoutEnvironment.traits, system: window.system),
      window: environment.windowSize)
  }
}

extension DeclaredContainer {
  /// Creates the container that a declaration describes for a controller.
  fileprivate init(
    _ declaration: ContainerDeclaration, inside conditions: ConditionEnvironment, window: LayoutSize
  ) {
    self.init()
    collapse = declaration.collapse.flatMap { Collapse(rawValue: $0.rawValue) }
    displayMode = declaration.displayMode.flatMap { SplitViewDisplayMode(named: $0.rawValue) }
    stack = declaration.stack.map { $0.map(ControllerName.init) }
    switch declaration.selected {
    case .index(let index): selectedIndex = index
    case .controller(let controller): selectedName = ControllerName(controller)
    case nil: break
    }
    overrides = declaration.overrides.filter { $0.condition.holds(in: conditions) }.map {
      override in
      switch override.children {
      case .all: Override(child: nil, traits: override.traits)
      case .named(let name): Override(child: name.text, traits: override.traits)
      }
    }
    primaryAfterCollapse = declaration.primaryAfterCollapse.map(ControllerName.init)
    primaryAfterExpand = declaration.primaryAfterExpand.map(ControllerName.init)
    if case .controller(let controller) = declaration.expand {
      detailAfterExpand = ControllerName(controller)
    }
    answer = declaration.adaptive.map {
      PresentationRequest.DelegateResponse(style: $0.style, wrapsInNavigation: $0.wrapsInNavigation)
    }
    presentedFrame = declaration.frame.map { $0.rect(in: window) }
    dimsPresenter = declaration.dims ?? false
    slots = declaration.slots.map {
      (ObjectID($0.container.text), ControllerName($0.scene.text, in: $0.document))
    }
    detents = (declaration.detents ?? []).map { detent in
      switch detent {
      case .medium: .medium
      case .large: .large
      case .height(let height): .custom(height)
      }
    }
    presents = declaration.presents.map { DeclaredPresentation($0) }
    hidesBackButton = declaration.hidesBackButton ?? false
    implements = Set((declaration.implements ?? []).map(\.selector))
  }
}

extension DeclaredPresentation {
  fileprivate init(_ presented: ContainerDeclaration.Presented) {
    switch presented.kind {
    case .alert: self.init(.alert)
    case .actionSheet: self.init(.actionSheet)
    case .search: self.init(.searchController)
    }
    title = presented.title
    message = presented.message
    actions = presented.actions
    cancel = presented.cancel
    anchor = presented.anchor.map { ObjectID($0.text) }
  }
}

extension ControllerName {
  fileprivate init(_ controller: ContainerDeclaration.Controller) {
    self.init(controller.name.text, in: controller.document)
  }
}
