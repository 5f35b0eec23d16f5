extension Device {
  /// The `subtype` of slots in asset catalogs that are for screens of this kind; nil for kinds that catalogs do
  /// not tell apart.
  ///
  /// Source: the launch images of public catalogs, whose files are as large as the screens; confidence high.
  package var assetSubtype: String? {
    switch id {
    case "retina4_0": "retina4"
    case "retina4_7": "667h"
    case "retina5_5": "736h"
    case "retina5_9": "2436h"
    case "retina6_1": "1792h"
    case "retina6_5": "2688h"
    default: nil
    }
  }
}
