import InterfaceLint
import NinefoldProject
import ProjectReading

extension ProjectTargets {
  /// Returns the deployment target of the app with a document according to its Xcode project, or
  /// `nil` if it is unknown.
  func deploymentTarget(of document: DocumentInput) -> DeploymentTarget? {
    guard !projects.isEmpty, document.origin != .standardInput,
      let oldest = oldestVersion(of: RealPath.of(document.path))
    else { return nil }
    return DeploymentTarget(oldest.text, origin: .project(oldest.project))
  }
}
