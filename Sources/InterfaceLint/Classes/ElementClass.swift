/// The platform's classes that elements stand for.
enum ElementClass {
  /// The name of the class of an element such as `tableViewCell`.
  ///
  /// Elements have the names of their classes, without `UI` and with a small first letter; the others are listed.
  static func name(of element: String) -> String {
    switch element {
    case "mapView": "MKMapView"
    case "wkWebView": "WKWebView"
    case "glkView": "GLKView"
    case "mtkView": "MTKView"
    case "arscnView": "ARSCNView"
    case "sceneKitView": "SCNView"
    case "skView": "SKView"
    case "containerView": "UIView"
    default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }
  }
}
