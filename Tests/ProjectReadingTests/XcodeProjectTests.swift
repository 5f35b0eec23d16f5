import InterfaceSource
import ProjectReading
import SourceScanning
import Testing

/// The targets, bundles and build settings of Xcode projects.
@Suite struct XcodeProjectTests {
  /// Returns a project in `/p` with an app, and the given objects, settings and files of settings.
  private func project(
    _ objects: String = "", app: String = "", settings: String = "",
    configuration: String = "", groups: String = "", xcconfigs: [String: String] = [:]
  ) -> XcodeProject {
    let text = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (A, K); };
      G = {isa = PBXGroup; children = (\(groups)); sourceTree = "<group>"; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
      PC = {isa = XCBuildConfiguration; name = Release; \(configuration)
        buildSettings = { \(settings) }; };
      A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = AL; buildPhases = (R); };
      AL = {isa = XCConfigurationList; buildConfigurations = (AC); };
      AC = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(app) }; };
      K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildConfigurationList = KL; };
      KL = {isa = XCConfigurationList; buildConfigurations = (KC); };
      KC = {isa = XCBuildConfiguration; name = Release;
        buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 9.0; }; };
      \(objects)
      }; }
      """
    return XcodeProject(
      reading: SourceFile(path: "/p/App.xcodeproj/project.pbxproj", bytes: Array(text.utf8)),
      name: "App.xcodeproj", in: "/p"
    ) { xcconfigs[$0].map { Array($0.utf8) } }
  }

  private func configuration(_ project: XcodeProject) throws -> BuildConfiguration {
    try #require(project.targets.first?.configurations.first)
  }

  @Test func groupsGiveFilesTheirPaths() {
    let project = project(
      """
      S = {isa = PBXGroup; path = Sources; children = (F, V); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Home.xib; sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; name = Main.storyboard; children = (B); sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      O = {isa = PBXFileReference; path = ../Shared/Assets.xcassets; sourceTree = SOURCE_ROOT; };
      X = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
      R = {isa = PBXResourcesBuildPhase; files = (1, 2, 3, 4); };
      1 = {isa = PBXBuildFile; fileRef = F; }; 2 = {isa = PBXBuildFile; fileRef = V; };
      3 = {isa = PBXBuildFile; fileRef = O; }; 4 = {isa = PBXBuildFile; fileRef = X; };
      """, groups: "S, O, X")
    #expect(
      project.targets[0].files == [
        "/p/Sources/Home.xib", "/p/Sources/Base.lproj/Main.storyboard", "/Shared/Assets.xcassets",
      ])
  }

  @Test func groupsThatContainEachOtherEnd() {
    let project = project(
      #"S = {isa = PBXGroup; path = S; children = (G, S); sourceTree = "<group>"; };"#, groups: "S")
    #expect(project.isRead && project.targets.count == 2)
  }

  @Test func targetsOverrideFilesAndProjects() throws {
    let files = [
      "/p/App.xcconfig": """
      #include "Base.xcconfig"
      #include? "Missing.xcconfig"
      FLAGS = $(inherited) c // a comment
      FAMILY[sdk=iphoneos*] = 1
      FAMILY = 2
      FAMILY[sdk=macosx*] = 6
      ONLY[config=Debug] = x
      """,
      "/p/Base.xcconfig": "OLDEST = 12\n#include \"App.xcconfig\"",
    ]
    let project = project(
      #"C = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };"#,
      app: #"TARGET = "$(OLDEST).0"; OWN = "$(inherited) d"; FLAGS = "$(inherited) e";"#,
      settings:
        #"FLAGS = "a $(FLAGS)"; OWN = ("$(inherited)", p); LOOP = "$(LOOP2)"; LOOP2 = "$(LOOP)"; LOST = "$(NOWHERE)";"#,
      configuration: "baseConfigurationReference = C;", groups: "C", xcconfigs: files)
    let configuration = try configuration(project)
    #expect(configuration.text(of: "TARGET") == "12.0")
    #expect(configuration.text(of: "FAMILY") == "1")
    #expect(configuration.value(of: "ONLY") == .missing)
    #expect(configuration.value(of: "LOOP") == .unknown)
    #expect(configuration.value(of: "LOST") == .unknown)
    #expect(configuration.value(of: "NONE") == .missing)
    #expect(configuration.text(of: "OWN") == " p d")
    #expect(configuration.text(of: "FLAGS") == "a  c e")
  }

  @Test func variablesThatMultiplyEnd() throws {
    let names = ["A", "B", "C", "D", "E", "F", "G"]
    let settings = zip(names, names.dropFirst()).map { name, next in
      "\(name) = \"\(String(repeating: "$(\(next))", count: 40))\";"
    }
    let configuration = try configuration(project(app: settings.joined() + "G = \"\";"))
    #expect(configuration.value(of: "A") == .unknown)
    #expect(configuration.value(of: "F") == .value(""))
  }

  @Test func fileOfSettingsThatIsMissingMakesValuesUnknown() throws {
    let project = project(
      #"C = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };"#,
      app: "OWN = 1;", configuration: "baseConfigurationReference = C;", groups: "C")
    let configuration = try configuration(project)
    #expect(configuration.text(of: "OWN") == "1")
    #expect(configuration.value(of: "OTHER") == .unknown)
  }

  @Test func partsOfAnAppRunWhereTheAppRuns() {
    let project = project(
      """
      F = {isa = PBXFileReference; path = Home.xib; sourceTree = "<group>"; };
      R = {isa = PBXResourcesBuildPhase; files = (1); }; 1 = {isa = PBXBuildFile; fileRef = F; };
      """, app: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", groups: "F")
    let targets = ProjectTargets(projects: [project])
    #expect(targets.oldestVersion(of: "/p/Home.xib")?.text == "15.0")
    #expect(targets.oldestVersion(of: "/p/Home.xib")?.project == "App.xcodeproj")
    // The framework has an older target of its own, but is part of the app.
    #expect(targets.oldestVersion(of: "/p/Unlisted.xib")?.text == "15.0")
    #expect(targets.oldestVersion(of: "/q/Home.xib") == nil)
  }

  @Test func malformedProjectDecidesNothing() {
    let broken = XcodeProject(
      reading: SourceFile(path: "/p/A.xcodeproj/project.pbxproj", bytes: Array("{ objects".utf8)),
      name: "A.xcodeproj", in: "/p"
    ) { _ in nil }
    #expect(!broken.isRead)
    let manifest = PackageTargets(
      reading: Array("// swift-tools-version:5.9\n.target(name: \"Kit\")".utf8))
    let bundles = ProjectBundles(
      projects: [broken], manifests: [("/p/Kit", manifest)], otherBuilds: [])
    #expect(bundles.membership(of: "/p/Kit/Sources/Kit/A.xcassets") == .unknown)
  }
}
