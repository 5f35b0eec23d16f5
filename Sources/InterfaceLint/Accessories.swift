import InterfaceComposition
import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// What accessories of rows promise.
enum Accessories {
  /// Whether any cell of a document has an accessory.
  static func areIn(_ document: LintedDocument) -> Bool {
    document.graph.views.contains {
      $0.kind == .tableViewCell && $0.attributes[.accessoryType] != nil
    }
  }

  /// What a row's accessory promises and no segue does, as what is said of the row; nil where there is none such.
  static func missing(_ row: RowUses.Row) -> String? {
    switch row.accessory {
    case "disclosureIndicator" where row.selection.isEmpty:
      "has a disclosure indicator, but no segue"
    case "detailButton" where !row.hasAccessorySegue:
      "has a detail button, but no segue for it"
    case "detailDisclosureButton" where !row.hasAccessorySegue && row.selection.isEmpty:
      "has a detail button and a disclosure indicator, but no segue"
    default: nil
    }
  }

  /// What findings call a row: `the row "About" (Aa1-bB-2cC)`.
  static func name(of row: RowUses.Row, in document: LintedDocument) -> String {
    let graph = document.graph
    guard let cell = graph.views.indices.first(where: { graph.views[$0].range == row.range }) else {
      return "the row"
    }
    return "the " + graph.nameOfRow(at: cell)
  }

  /// A scene with a row, for examples.
  static func scene(_ mark: String, _ connections: String) -> String {
    let list =
      connections.isEmpty
      ? ""
      : """

                                              <connections>
                                                  \(connections)
                                              </connections>
      """
    return """
      <scene sceneID="s-1">
          <objects>
              <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
                  <tableView key="view" opaque="NO" dataMode="static" style="grouped" id="table">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                      <sections>
                          <tableViewSection headerTitle="About" id="section">
                              <cells>
                                  \(mark)<tableViewCell accessoryType="disclosureIndicator" id="row">
                                      <rect key="frame" x="0.0" y="50" width="393" height="44"/>\(list)
                                  </tableViewCell>
                              </cells>
                          </tableViewSection>
                      </sections>
                  </tableView>
              </tableViewController>
          </objects>
      </scene>
      <scene sceneID="s-2">
          <objects>
              <viewController storyboardIdentifier="More" id="more" sceneMemberID="viewController"/>
          </objects>
      </scene>
      """
  }

  /// A segue one level down, for examples.
  static let show = #"<segue destination="more" kind="show" identifier="more" id="seg"/>"#
  /// A segue to something above, for examples.
  static let presentation =
    #"<segue destination="more" kind="presentation" identifier="more" id="seg"/>"#
}
