import InterfaceComposition
import Testing

/// The destinations of unwind segues.
@Suite struct UnwindTests {
  private typealias Make = TestApp

  /// Returns the id of a segue's destination, given the classes that declare actions, or `nil` if there is none.
  private func target(
    _ segue: String, _ scenes: [String], _ declared: [String: Set<String>],
    on device: String = "retina4_7"
  ) throws -> String? {
    let app = try TestApp(scenes: ["Main": scenes])
    let flow = FlowGraph(
      app.app, in: try TestApp.environment(device), from: nil, containerDeclarations: nil,
      { tree in tree.unwindActions = { declared[$0]?.contains($1) ?? false } })
    let targets = flow.performers(segue)
    #expect(targets.count < 2)
    return targets.first
  }

  private static let unwind = #"<segue destination="x" kind="unwind" unwindAction="back:" id="u"/>"#
  /// Returns a scene with an exit, from which the segue `u` unwinds.
  private static func leaf(_ id: String) -> String {
    #"<scene sceneID="s-\#(id)"><objects><viewController id="\#(id)" customClass="Leaf" sceneMemberID="viewController">"#
      + "<connections>\(unwind)</connections></viewController>"
      + #"<exit id="x" sceneMemberID="exit"/></objects></scene>"#
  }

  @Test func nearestImplementerBelowOnTheStackIsTheTarget() throws {
    let scenes = [
      Make.scene("a", "navigationController", Make.childSegue("r", "rootViewController", "b")),
      Make.scene(
        "b", "viewController", Make.segue("s", "show", to: "c"), attributes: #"customClass="List""#),
      Make.scene(
        "c", "viewController", Make.segue("t", "show", to: "d"), attributes: #"customClass="List""#),
      Self.leaf("d"),
    ]
    #expect(try target("u", scenes, ["List": ["back:"]]) == "c")
    // The segue's own controller is the source.
    #expect(try target("u", scenes, ["Leaf": ["back:"]]) == nil)
    #expect(try target("u", scenes, ["List": ["other:"]]) == nil)
  }

  /// Other controllers that the same controller pushes are not below it.
  @Test func siblingPushesAreNotUnwindTargets() throws {
    let scenes = [
      Make.scene("a", "navigationController", Make.childSegue("r", "rootViewController", "b")),
      Make.scene(
        "b", "viewController", Make.segue("s", "show", to: "c") + Make.segue("t", "show", to: "d")),
      Make.scene("c", attributes: #"customClass="List""#), Self.leaf("d"),
    ]
    #expect(try target("u", scenes, ["List": ["back:"]]) == nil)
  }

  @Test func presentationUnwindsToItsSource() throws {
    let scenes = [
      Make.scene("a", "navigationController", Make.childSegue("r", "rootViewController", "b")),
      Make.scene(
        "b", "viewController", Make.segue("s", "presentation", to: "n"),
        attributes: #"customClass="List""#),
      Make.scene("n", "navigationController", Make.childSegue("q", "rootViewController", "d")),
      Self.leaf("d"),
    ]
    #expect(try target("u", scenes, ["List": ["back:"]]) == "b")
  }

  @Test func withoutSourcesThereAreNoUnwindTargets() throws {
    let app = try TestApp(scenes: ["Main": [Self.leaf("a")]])
    #expect(try app.flow(on: "retina4_7").performers("u").isEmpty)
  }
}
