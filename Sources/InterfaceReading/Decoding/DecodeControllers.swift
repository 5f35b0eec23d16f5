import InterfaceModel
import InterfaceSource
import InterfaceTraits

extension DocumentDecoder {
  mutating func controller(_ node: Int32, _ kind: Controller.Kind) -> Controller {
    var controller = Controller(
      id: value(node, .id).map { ObjectID($0) }, kind: kind, range: range(node),
      attributes: attributes(node))
    for child in children(of: node) { decode(child, into: &controller) }
    return controller
  }

  private mutating func decode(_ child: Int32, into controller: inout Controller) {
    let key = key(child)
    switch name(child) {
    case _ where isRejected(child): controller.extras.append(element(child))
    case .layoutGuides:
      for guide in children(of: child) {
        if !isRejected(guide), let guide = layoutGuide(guide) {
          controller.layoutGuides.append(guide)
        } else {
          controller.extras.append(element(guide))
        }
      }
    case .navigationItem where key == .navigationItem:
      controller.navigationItem = navigationItem(child)
    case .tabBarItem where key == .tabBarItem: controller.tabBarItem = barItem(child)
    case .toolbarItems:
      controller.toolbarItems += children(of: child).map { barItem($0) }
    case .connections: controller.connections += connections(child, &controller.extras)
    case .userDefinedRuntimeAttributes:
      controller.runtimeAttributes += runtimeAttributes(child, &controller.extras)
    case .viewControllers:
      for inner in children(of: child) {
        guard let name = name(inner), let kind = Controller.Kind(name) else {
          controller.extras.append(element(inner))
          continue
        }
        controller.children.append(self.controller(inner, kind))
      }
    default:
      if decodeMetric(child, into: &controller.metrics) { return }
      if let name = name(child), isKeyed(child) {
        if let kind = ViewKind(name) {
          let view = view(child, kind)
          if key == .view, controller.view == nil {
            controller.view = view
          } else {
            controller.bars.append(view)
          }
          return
        }
        if let kind = Controller.Kind(name) {
          controller.children.append(self.controller(child, kind))
          return
        }
      }
      if let property = property(child, key), controller.properties.add(property) { return }
      controller.extras.append(element(child))
    }
  }

  /// Decodes a simulated metric of a controller or view, and returns `false` if the element is not
  /// one.
  func decodeMetric(_ node: Int32, into metrics: inout SimulatedMetrics) -> Bool {
    decodeMetric(node, named: value(node, .key), into: &metrics)
  }

  /// Decodes a metric of the whole document, whose keys are shorter, and returns `false` if the
  /// element is not one.
  func decodeDefaultMetric(_ node: Int32, into metrics: inout SimulatedMetrics) -> Bool {
    switch value(node, .key) {
    case "statusBar": decodeMetric(node, named: "simulatedStatusBarMetrics", into: &metrics)
    case "orientation": decodeMetric(node, named: "simulatedOrientationMetrics", into: &metrics)
    case "destination": decodeMetric(node, named: "simulatedDestinationMetrics", into: &metrics)
    default: false
    }
  }

  private func decodeMetric(
    _ node: Int32, named key: String?, into metrics: inout SimulatedMetrics
  ) -> Bool {
    let isNil = name(node) == .nil
    switch key {
    case "simulatedStatusBarMetrics": metrics.hasStatusBar = !isNil
    case "simulatedTopBarMetrics":
      metrics.topBar =
        name(node) == .simulatedNavigationBarMetrics
        ? .navigationBar(
          hasPrompt: value(node, .prompted).map { $0 == "YES" } ?? false,
          isTranslucent: value(node, .translucent) != "NO") : SimulatedMetrics.TopBar.none
    case "simulatedBottomBarMetrics":
      metrics.bottomBar =
        switch name(node) {
        case .simulatedToolbarMetrics: .toolbar
        case .simulatedTabBarMetrics: .tabBar
        default: SimulatedMetrics.BottomBar.none
        }
    case "simulatedOrientationMetrics":
      metrics.isLandscape = value(node, .orientation)?.hasPrefix("landscape") ?? false
    case "simulatedDestinationMetrics": metrics.destination = destination(node)
    default: return false
    }
    metrics.elements.append(element(node))
    return true
  }

  private func destination(_ node: Int32) -> SimulatedMetrics.Destination {
    var sizes: [String: LayoutSize] = [:]
    for child in children(of: node) where name(child) == .size {
      sizes[value(child, .key) ?? ""] = size(child)
    }
    switch spelling(node) {
    case "freeformSimulatedSizeMetrics": return .freeform
    case "fixedSimulatedSizeMetrics": return .fixed(sizes["portraitSize"] ?? sizes["landscapeSize"])
    case "simulatedScreenMetrics":
      return .screen(
        type: value(node, .type), portrait: sizes["portraitSize"],
        landscape: sizes["landscapeSize"])
    case "splitViewMasterSimulatedSizeMetrics": return .splitViewPrimary
    case "splitViewDetailSimulatedSizeMetrics": return .splitViewSecondary
    case "modalFormSheetSimulatedSizeMetrics": return .formSheet
    case "modalPageSheetSimulatedSizeMetrics": return .pageSheet
    default: return .none
    }
  }
}
