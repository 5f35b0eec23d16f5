import InterfaceSource
import Ninefold
import Reporting

/// The output of `ninefold completions --values`: a line for each value, with a tabulator and a
/// description.
enum OfferedLines {
  /// A value with its description.
  private struct Line: Hashable {
    var value: String
    var meaning: String
  }

  /// Returns the lines for a word that is incomplete; shells select those that begin with it.
  static func text(_ query: OfferedValues.Query, for word: String) -> String {
    let lines =
      switch query {
      case .devices: devices
      case .windows: windows(word)
      case .states: cells + windows(word)
      case .rules: DiagnosticKind.all.map { Line(value: $0.id, meaning: $0.summary) }
      }
    var seen: Set<String> = []
    return lines.filter { seen.insert($0.value).inserted }
      .map { "\($0.value)\t\($0.meaning)\n" }.joined()
  }

  private static var cells: [Line] {
    SizeClassGrid.cells.map { Line(value: $0.shortName, meaning: $0.name) }
  }

  /// The ids, and then the products.
  private static var devices: [Line] {
    let models = DeviceModel.all
    let ids = models.map { Line(value: $0.id, meaning: $0.products.joined(separator: ", ")) }
    let products = models.flatMap { model in
      model.products.flatMap { product in
        // A product with several displays also has a name for all of them.
        [product.split(separator: "(").first.map { String($0) } ?? "", product]
          .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
          .filter { !DeviceModel.displays(named: $0).isEmpty }
          .map { Line(value: $0, meaning: points(model.portraitSize)) }
      }
    }
    return ids + products
  }

  /// Returns the devices, or after a colon the windows of one.
  private static func windows(_ word: String) -> [Line] {
    guard let colon = word.firstIndex(of: ":") else { return devices }
    let name = String(word[..<colon])
    let models = DeviceModel.displays(named: name)
    return models.flatMap { $0.windows + $0.zoomedWindows }.compactMap { window in
      let parts = window.optionName.split(separator: ":").dropFirst()
      let value = ([name] + parts.map { String($0) }).joined(separator: ":")
      guard !parts.isEmpty, !ConfigurationRequest.DeviceWindow.all(named: value).isEmpty else {
        return nil
      }
      return Line(value: value, meaning: points(window.size))
    }
  }

  private static func points(_ size: LayoutSize) -> String {
    "\(PointText.text(size.width))x\(PointText.text(size.height)) points"
  }
}
