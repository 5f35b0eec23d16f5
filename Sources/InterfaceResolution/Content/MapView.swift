import InterfaceModel

extension ViewContent {
  /// A map.
  ///
  /// ```swift
  /// if case .mapView(let map) = view.content, map.showsUserLocation { print(map.mapType) }
  /// ```
  public struct MapView: Hashable, Sendable {
    /// The type of a map.
    public enum MapType: String, Hashable, Sendable, CaseIterable {
      /// Streets and names.
      case standard
      /// Pictures.
      case satellite
      /// Pictures with streets and names.
      case hybrid
      /// Pictures from above.
      case satelliteFlyover
      /// Pictures from above with streets and names.
      case hybridFlyover
      /// Streets and names in pale colors.
      case mutedStandard
    }

    /// The type of the map.
    public var mapType: MapType
    /// Whether the map shows where the person is.
    public var showsUserLocation: Bool
  }
}

extension ViewContent.MapView {
  init(_ source: ContentSource) {
    mapType = source.word(.mapType) ?? .standard
    showsUserLocation = source.flag(.showsUserLocation) ?? false
  }
}
