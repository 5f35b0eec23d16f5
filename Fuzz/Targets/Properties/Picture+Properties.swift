import Foundation
import FoundationXML
import Ninefold

extension Picture {
  /// Requires that the picture is well-formed XML that runs and fetches nothing.
  func requireInert() {
    let judge = InertnessJudge()
    let parser = XMLParser(data: Data(svg))
    parser.shouldResolveExternalEntities = false
    parser.delegate = judge
    Property.require(parser.parse(), "the picture \(subject) of \(scene) is not well formed")
    Property.require(
      judge.fault == nil, "the picture \(subject) of \(scene) has \(judge.fault ?? "")")
  }
}

/// A search for anything in an SVG document that runs code or fetches a resource.
private final class InertnessJudge: NSObject, XMLParserDelegate {
  /// The first element or attribute that is not inert.
  var fault: String?

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let active = ["script", "foreignobject", "iframe", "animate", "set", "handler"]
    if active.contains(elementName.lowercased()) { fault = fault ?? "the element \(elementName)" }
    for (name, value) in attributes {
      let isReference = name == "src" || name == "href" || name.hasSuffix(":href")
      let staysInside = value.hasPrefix("#") || value.hasPrefix("data:image/")
      if name.lowercased().hasPrefix("on") || isReference && !staysInside {
        fault = fault ?? "the attribute \(name)"
      }
      let urls = value.components(separatedBy: "url(").dropFirst()
      if !["id", "class"].contains(name), name != "aria-label",
        urls.contains(where: { !$0.hasPrefix("#") })
      {
        fault = fault ?? "an address in the attribute \(name)"
      }
    }
  }
}
