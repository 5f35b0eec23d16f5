import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// `--text metrics`: fonts and control sizes are measured.
extension ContentMeasurer {
  mutating func measuredSize(of view: ResolvedView, width: Double?) -> ContentSize {
    storedSize(of: view)
  }
}
