import InterfaceResolution
import PlatformFacts

/// The metrics of the systems that the parts of pictures show.
struct DrawnMetrics {
  private let configurations: [String: PlatformMetrics]
  /// The metrics of the first configuration.
  let first: PlatformMetrics

  /// Creates the metrics of the configurations in which pictures are drawn.
  init(_ configurations: [Configuration]) {
    first = configurations.first?.metrics ?? .uiKit(.newest)
    self.configurations = Dictionary(
      configurations.map { ($0.name, $0.metrics) }, uniquingKeysWith: { first, _ in first })
  }

  /// Passes each text of a picture to a function, with its index and the metrics of its
  /// configuration.
  func forEachText(
    of list: DisplayList, _ body: (Int, DrawnText, PlatformMetrics) -> Void
  ) {
    var groups: [(end: Int, metrics: PlatformMetrics)] = []
    let metrics = list.configuration.flatMap { configurations[$0] } ?? first
    for index in list.items.indices {
      while let last = groups.last, last.end <= index { groups.removeLast() }
      switch list.items[index] {
      case .group(let group):
        if let name = group.configuration, let metrics = configurations[name] {
          groups.append((group.end, metrics))
        }
      case .text(let text): body(index, text, groups.last?.metrics ?? metrics)
      case .box, .shape, .image: break
      }
    }
  }
}
