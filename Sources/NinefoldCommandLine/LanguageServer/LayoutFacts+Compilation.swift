import InterfaceSource
import LanguageServer
import Ninefold

extension LayoutFacts {
  /// Collects the frames of a view or the activity of a constraint in all layouts of its scene.
  init(of id: String, inScene scene: String, of compilation: Compilation, isCurrent: Bool) {
    self.init(isCurrent: isCurrent, configurations: compilation.configurations.map(\.name))
    guard let found = compilation.scenes.first(where: { $0.id == scene }) else { return }
    for layout in found.layouts {
      let names = layout.configurations.map(\.name)
      if let frame = layout.view(id)?.frame {
        let origin = "\(PointText.text(frame.x)), \(PointText.text(frame.y))"
        let size = "\(PointText.text(frame.width)) × \(PointText.text(frame.height))"
        add("\(origin), \(size)", of: id, in: names)
      } else if layout.constraints.contains(where: { $0.id?.text == id }) {
        add(constraint: id, in: names)
      }
    }
  }
}
