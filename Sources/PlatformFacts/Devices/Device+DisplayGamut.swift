package import InterfaceTraits

extension Device {
  /// The colours that the screens of the kind can show; nil where they differ, as between the iPhone 6s
  /// and the iPhone 7, and for a Mac and a television, whose screens are not their own.
  ///
  /// Source: Apple's technical specifications; confidence high.
  package var displayGamut: TraitCollection.DisplayGamut? {
    switch id {
    case "retina3_5", "retina4_0", "ipad10_2": .sRGB
    case "retina4_7", "retina5_5", "ipad9_7", "ipad10_9rounded", "ipad12_9": nil
    default: idiom == .phone || idiom == .pad ? .p3 : nil
    }
  }
}
