import EditorCanvas
import InterfaceTraits
import TextMeasurement

extension TextEnvironment {
  /// The canvas of a version of Interface Builder.
  static func canvas(_ version: Int, scale: Double) -> TextEnvironment {
    TextEnvironment(CanvasBehavior(version).metrics(idiom: .phone), scale: scale)
  }
}
