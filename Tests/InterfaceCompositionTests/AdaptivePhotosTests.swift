import Foundation
import InterfaceComposition
import InterfaceResolution
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import Testing

/// The behavior that the talks on adaptive interfaces describe for their sample: tested with an app of our own with the
/// same structure, and with the sample itself if the corpus is available.
@Suite struct AdaptivePhotosTests {
  /// The names of one app's scenes and segues.
  struct Names {
    var split: String
    var navigation: String
    var list: String
    var empty: String
    /// The segues that show a conversation.
    var conversations: [String]
    /// The segues that show a photo as detail.
    var photos: [String]
    /// The segue that presents the profile.
    var profile: String
  }

  private static let photos = Names(
    split: "spl-vc-000", navigation: "nav-vc-000", list: "lst-vc-000", empty: "emp-vc-000",
    conversations: ["lst-se-001"], photos: ["lst-se-002", "cnv-se-001"], profile: "lst-se-003")
  private static let sample = Names(
    split: "2fz-2i-1MN", navigation: "sle-Ng-i1E", list: "Ff6-he-bXm", empty: "xeh-Xx-3gM",
    conversations: ["L0q-fY-ryW"], photos: ["JUf-fN-yHR", "3fP-56-oJG"], profile: "s8N-EC-TaJ")

  /// The available apps.
  private func apps() throws -> [(app: TestApp, names: Names)] {
    var apps = [(app: try TestApp.photos(), names: Self.photos)]
    if let url = TestApp.sample {
      let file = SourceFile(path: "Main.storyboard", bytes: [UInt8](try Data(contentsOf: url)))
      apps.append((app: try TestApp([("Main", file)]), names: Self.sample))
    }
    return apps
  }

  /// Acceptance 7, compact: conversations are pushed, photos forwarded to the collapsed primary, which pushes.
  @Test(arguments: [("retina4_7", false), ("retina4_7", true), ("retina5_5", false)])
  func phonesPush(device: String, landscape: Bool) throws {
    for (app, names) in try apps() {
      let flow = try app.flow(on: device, landscape: landscape)
      for segue in names.conversations + names.photos {
        #expect(flow.outcomes(segue) == [.push], "\(segue)")
        #expect(flow.performers(segue) == [names.navigation], "\(segue)")
        #expect(flow.isForwarded(segue) == names.photos.contains(segue), "\(segue)")
      }
    }
  }

  /// Acceptance 7, tablet: the first pushes in the primary, the second replaces the detail.
  @Test(arguments: [("ipad9_7", false), ("ipad9_7", true), ("retina5_5", true)])
  func tabletsReplaceTheDetail(device: String, landscape: Bool) throws {
    for (app, names) in try apps() {
      let flow = try app.flow(on: device, landscape: landscape)
      for segue in names.conversations {
        #expect(flow.outcomes(segue) == [.push], "\(segue)")
        #expect(flow.performers(segue) == [names.navigation], "\(segue)")
      }
      for segue in names.photos {
        #expect(flow.outcomes(segue) == [.replace(.secondary)], "\(segue)")
        #expect(flow.performers(segue) == [names.split], "\(segue)")
        #expect(!flow.isForwarded(segue), "\(segue)")
      }
    }
  }

  @Test func theProfileIsPresentedAsAFormSheet() throws {
    for (app, names) in try apps() {
      for (device, landscape) in [("retina4_7", false), ("ipad9_7", true)] {
        let flow = try app.flow(on: device, landscape: landscape)
        var style = SegueOutcome.Style(requested: "formSheet")
        style.resulting = .formSheet
        style.dismissal = .swipe
        #expect(flow.outcomes(names.profile) == [.present(style)])
        #expect(flow.performers(names.profile) == [names.split])
      }
    }
  }

  /// Acceptance 7: the photo row's disclosure indicator is correct only if the row pushes.
  @Test func disclosureIndicatorIsCorrectWhereItsRowPushes() throws {
    let app = try TestApp.photos()
    let graph = try #require(app.app.documents.first).graph
    for segue in graph.segues where Self.photos.photos.contains(segue.id?.text ?? "") {
      guard case .view(let row) = segue.source else {
        Issue.record("the segue starts from no row")
        continue
      }
      #expect(graph[row].attributes[.accessoryType] == "disclosureIndicator")
    }
    for segue in Self.photos.photos {
      #expect(try app.flow(on: "retina4_7").outcomes(segue) == [.push])
      #expect(try app.flow(on: "ipad9_7", landscape: true).outcomes(segue) != [.push])
    }
  }

  /// Acceptance 8: without a declaration the detail is pushed on top of the primary; with `collapse: primary` a phone
  /// shows the list, and after expanding the empty scene is the detail.
  @Test func collapsingRespectsTheDeclaration() throws {
    for (app, names) in try apps() {
      func shown(_ device: String, _ landscape: Bool, keepsPrimary: Bool) throws -> [String] {
        var tree = ControllerTree(
          app.app, in: try TestApp.environment(device, landscape: landscape),
          containerDeclarations: { scene, _ in
            guard keepsPrimary, app.app.id(of: scene)?.text == names.split else { return nil }
            var declared = DeclaredContainer()
            declared.collapse = .primary
            return declared
          })
        let start = try #require(app.app.scene(named: ControllerName(names.split), near: Handle(0)))
        tree.add(start, at: tree.window)
        return tree.shown
      }
      #expect(try shown("retina4_7", false, keepsPrimary: false) == [names.empty])
      #expect(try shown("retina4_7", false, keepsPrimary: true) == [names.list])
      #expect(
        Set(try shown("ipad9_7", true, keepsPrimary: true)) == [names.list, names.empty])
      #expect(
        Set(try shown("ipad9_7", true, keepsPrimary: false)) == [names.list, names.empty])
    }
  }

  /// A scene that a collapsed split view discards is not unreachable.
  @Test func scenesDiscardedByCollapsingAreReachable() throws {
    for (app, names) in try apps() {
      let flow = try app.flow(on: "retina4_7") { scene, _ in
        guard app.app.id(of: scene)?.text == names.split else { return nil }
        var declared = DeclaredContainer()
        declared.collapse = .primary
        return declared
      }
      // The sample's empty scene has an identifier that code can use.
      let expected: FlowGraph.Beginning = names.split == Self.sample.split ? .named : .held
      #expect(flow.reach(names.empty) == expected)
      #expect(try app.flow(on: "retina4_7").reach(names.empty) == .initial)
    }
  }

  @Test func scenesAreReachableInitiallyByCodeOrNotAtAll() throws {
    let app = try TestApp.photos()
    for landscape in [false, true] {
      let flow = try app.flow(on: "ipad9_7", landscape: landscape)
      #expect(flow.reach("pro-vc-000") == .initial)
      #expect(flow.reach("sta-vc-000") == .initial)
      #expect(flow.reach("sea-vc-000") == .named)
      #expect(flow.reach("old-vc-000") == FlowGraph.Beginning.none)
      #expect(flow.reach("lic-vc-000") == FlowGraph.Beginning.none)
    }
  }
}
