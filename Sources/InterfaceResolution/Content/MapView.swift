import InterfaceModel

extension ViewContent {
  /// The content of a map view.
  ///
  /// ```swift
  /// if case .mapView(let map) = view.content, map.showsUserLocation { print(map.mapType) }
  /// ```
  public struct MapView: Hashable, Sendable {
    /// The type of a map.
    public enum MapType: String, Hashable, Sendable, CaseIterable {
      /// Streets with labels.
      case standard
      /// Satellite imagery.
      case satellite
      /// Satellite imagery with streets and labels.
      case hybrid
      /// Satellite imagery in 3D.
      case satelliteFlyover
      /// Satellite imagery in 3D with streets and labels.
      case hybridFlyover
      /// Streets with labels in muted colors.
      case mutedStandard
    }

    /// The type of the map.
    public var mapType: MapType
    /// A Boolean value that indicates whether the map shows the user's location.
    public var showsUserLocation: Bool
  }
}

extension ViewContent.MapView {
  init(_ source: ContentSource) {
    mapType = source.keyword(.mapType) ?? .standard
    showsUserLocation = source.flag(.showsUserLocation) ?? false
  }
}
