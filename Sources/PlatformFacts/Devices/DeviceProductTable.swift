import InterfaceTraits

/// The products of each kind of screen, by the id of the kind.
///
/// Names, and the systems from iOS 26 on: Apple's lists of supported devices, confidence high.
/// Earlier systems: the device lists of the restore images of each version, as collected by
/// https://github.com/littlebyteorg/appledb and https://github.com/cfw-guide/ios.cfw.guide,
/// confidence high. Gamuts and memory: the device traits that Xcode contains, as listed by
/// https://github.com/blacktop/ipsw, and Apple's technical specifications, confidence high; gamuts
/// of products since the iPhone 16e and the iPad Air with M3, and 12 GB of memory, have one source
/// (medium).
enum DeviceProductTable {
  /// The products, oldest first.
  static let products: [String: [DeviceProduct]] = [
    "retina3_5": [
      DeviceProduct("iPhone 4", first: 4, last: 7, .sRGB, memory: [0.5]),
      DeviceProduct("iPhone 4s", first: 5, last: 9, .sRGB, memory: [0.5]),
    ],
    "retina4_0": [
      DeviceProduct("iPhone 5", first: 6, last: 10, .sRGB, memory: [1]),
      DeviceProduct("iPhone 5c", first: 7, last: 10, .sRGB, memory: [1]),
      DeviceProduct("iPhone 5s", first: 7, last: 12, .sRGB, memory: [1]),
      DeviceProduct(
        "iPhone SE", also: ["iPhone SE (1st generation)", "iPhone SE 1"], first: 9, last: 15, .sRGB,
        memory: [2]),
      DeviceProduct(
        "iPod touch 5", also: ["iPod touch (5th generation)"], first: 6, last: 9, .sRGB,
        memory: [0.5]),
      DeviceProduct(
        "iPod touch 6", also: ["iPod touch (6th generation)"], first: 8, last: 12, .sRGB,
        memory: [1]),
      DeviceProduct(
        "iPod touch 7", also: ["iPod touch (7th generation)"], first: 12, last: 15, .sRGB,
        memory: [2]),
    ],
    "retina4_7": [
      DeviceProduct("iPhone 6", first: 8, last: 12, .sRGB, memory: [1]),
      DeviceProduct("iPhone 6s", first: 9, last: 15, .sRGB, memory: [2]),
      DeviceProduct("iPhone 7", first: 10, last: 15, .p3, memory: [2]),
      DeviceProduct("iPhone 8", first: 11, last: 16, .p3, memory: [2]),
      DeviceProduct(
        "iPhone SE 2", also: ["iPhone SE (2nd generation)", "iPhone SE (2020)", "iPhone SE 2020"],
        first: 13, .p3, memory: [3]),
      DeviceProduct(
        "iPhone SE 3", also: ["iPhone SE (3rd generation)", "iPhone SE (2022)", "iPhone SE 2022"],
        first: 15, .p3, memory: [4]),
    ],
    "retina5_5": [
      DeviceProduct("iPhone 6 Plus", first: 8, last: 12, .sRGB, memory: [1]),
      DeviceProduct("iPhone 6s Plus", first: 9, last: 15, .sRGB, memory: [2]),
      DeviceProduct("iPhone 7 Plus", first: 10, last: 15, .p3, memory: [3]),
      DeviceProduct("iPhone 8 Plus", first: 11, last: 16, .p3, memory: [3]),
    ],
    "retina5_9": [
      DeviceProduct("iPhone X", first: 11, last: 16, .p3, memory: [3]),
      DeviceProduct("iPhone XS", first: 12, last: 18, .p3, memory: [4]),
      DeviceProduct("iPhone 11 Pro", first: 13, .p3, memory: [4]),
    ],
    "retina6_1": [
      DeviceProduct("iPhone XR", first: 12, last: 18, .p3, memory: [3]),
      DeviceProduct("iPhone 11", first: 13, .p3, memory: [4]),
    ],
    "retina6_5": [
      DeviceProduct("iPhone XS Max", first: 12, last: 18, .p3, memory: [4]),
      DeviceProduct("iPhone 11 Pro Max", first: 13, .p3, memory: [4]),
    ],
    "retina5_4": [
      DeviceProduct("iPhone 12 mini", first: 14, .p3, memory: [4]),
      DeviceProduct("iPhone 13 mini", first: 15, .p3, memory: [4]),
    ],
    "retina6_0": [
      DeviceProduct("iPhone 12", first: 14, .p3, memory: [4]),
      DeviceProduct("iPhone 12 Pro", first: 14, .p3, memory: [6]),
      DeviceProduct("iPhone 13", first: 15, .p3, memory: [4]),
      DeviceProduct("iPhone 13 Pro", first: 15, .p3, memory: [6]),
      DeviceProduct("iPhone 14", first: 16, .p3, memory: [6]),
      DeviceProduct("iPhone 16e", first: 18, .p3, memory: [8]),
      DeviceProduct("iPhone 17e", first: 26, .p3, memory: [8]),
    ],
    "retina6_7": [
      DeviceProduct("iPhone 12 Pro Max", first: 14, .p3, memory: [6]),
      DeviceProduct("iPhone 13 Pro Max", first: 15, .p3, memory: [6]),
      DeviceProduct("iPhone 14 Plus", first: 16, .p3, memory: [6]),
    ],
    "retina6_12": [
      DeviceProduct("iPhone 14 Pro", first: 16, .p3, memory: [6]),
      DeviceProduct("iPhone 15", first: 17, .p3, memory: [6]),
      DeviceProduct("iPhone 15 Pro", first: 17, .p3, memory: [8]),
      DeviceProduct("iPhone 16", first: 18, .p3, memory: [8]),
    ],
    "retina6_72": [
      DeviceProduct("iPhone 14 Pro Max", first: 16, .p3, memory: [6]),
      DeviceProduct("iPhone 15 Plus", first: 17, .p3, memory: [6]),
      DeviceProduct("iPhone 15 Pro Max", first: 17, .p3, memory: [8]),
      DeviceProduct("iPhone 16 Plus", first: 18, .p3, memory: [8]),
    ],
    "retina6_3": [
      DeviceProduct("iPhone 16 Pro", first: 18, .p3, memory: [8]),
      DeviceProduct("iPhone 17", first: 26, .p3, memory: [8]),
      DeviceProduct("iPhone 17 Pro", first: 26, .p3, memory: [12]),
      DeviceProduct("iPhone 18 Pro", first: 27, .p3, memory: [12]),
    ],
    "retina6_9": [
      DeviceProduct("iPhone 16 Pro Max", first: 18, .p3, memory: [8]),
      DeviceProduct("iPhone 17 Pro Max", first: 26, .p3, memory: [12]),
      DeviceProduct("iPhone 18 Pro Max", first: 27, .p3, memory: [12]),
    ],
    "iphone-air": [
      DeviceProduct("iPhone Air", first: 26, .p3, memory: [12])
    ],
    "iphone-duo-outer": [
      DeviceProduct(
        "iPhone Duo (outer)",
        also: ["iPhone Duo", "iPhone Duo outer", "iPhone Duo (outer display)"], first: 27, minor: 1,
        .p3, memory: [])
    ],
    "iphone-duo-inner": [
      DeviceProduct(
        "iPhone Duo (inner)",
        also: ["iPhone Duo", "iPhone Duo inner", "iPhone Duo (inner display)"], first: 27, minor: 1,
        .sRGB, memory: [])
    ],
    "ipad-mini-8_3": [
      DeviceProduct(
        "iPad mini 6", also: ["iPad mini (6th generation)"], first: 15, .p3, memory: [4]),
      DeviceProduct(
        "iPad mini A17 Pro", also: ["iPad mini (A17 Pro)", "iPad mini 7"], first: 18, .p3,
        memory: [8]),
    ],
    "ipad7_9": [
      DeviceProduct("iPad mini 2", first: 7, last: 12, .sRGB, memory: [1]),
      DeviceProduct("iPad mini 3", first: 8, last: 12, .sRGB, memory: [1]),
      DeviceProduct("iPad mini 4", first: 9, last: 15, .sRGB, memory: [2]),
      DeviceProduct(
        "iPad mini 5", also: ["iPad mini (5th generation)"], first: 12, last: 26, .p3, memory: [3]),
    ],
    "ipad9_7": [
      DeviceProduct("iPad Air", also: ["iPad Air 1"], first: 7, last: 12, .sRGB, memory: [1]),
      DeviceProduct("iPad Air 2", first: 8, last: 15, .sRGB, memory: [2]),
      DeviceProduct(
        "iPad 5", also: ["iPad (5th generation)"], first: 10, last: 16, .sRGB, memory: [2]),
      DeviceProduct(
        "iPad 6", also: ["iPad (6th generation)"], first: 11, last: 17, .sRGB, memory: [2]),
      DeviceProduct(
        "iPad Pro 9.7", also: ["iPad Pro (9.7-inch)"], first: 9, last: 16, .p3, memory: [2]),
    ],
    "ipad10_2": [
      DeviceProduct(
        "iPad 7", also: ["iPad (7th generation)"], first: 13, last: 18, .sRGB, memory: [3]),
      DeviceProduct(
        "iPad 8", also: ["iPad (8th generation)"], first: 14, last: 26, .sRGB, memory: [3]),
      DeviceProduct("iPad 9", also: ["iPad (9th generation)"], first: 15, .sRGB, memory: [3]),
    ],
    "ipad10_5": [
      DeviceProduct(
        "iPad Pro 10.5", also: ["iPad Pro (10.5-inch)"], first: 10, last: 17, .p3, memory: [4]),
      DeviceProduct(
        "iPad Air 3", also: ["iPad Air (3rd generation)"], first: 12, last: 26, .p3, memory: [3]),
    ],
    "ipad10_9rounded": [
      DeviceProduct("iPad Air 4", also: ["iPad Air (4th generation)"], first: 14, .p3, memory: [4]),
      DeviceProduct(
        "iPad Air 5", also: ["iPad Air (5th generation)", "iPad Air M1"], first: 15, .p3,
        memory: [8]),
      DeviceProduct(
        "iPad Air 11 M2", also: ["iPad Air 11", "iPad Air 11-inch (M2)", "iPad Air 6 11"],
        first: 17, .p3, memory: [8]),
      DeviceProduct(
        "iPad Air 11 M3", also: ["iPad Air 11-inch (M3)", "iPad Air 7 11"], first: 18, .p3,
        memory: [8]),
      DeviceProduct(
        "iPad Air 11 M4", also: ["iPad Air 11-inch (M4)", "iPad Air 8 11"], first: 26, .p3,
        memory: [12]),
      DeviceProduct("iPad 10", also: ["iPad (10th generation)"], first: 16, .sRGB, memory: [4]),
      DeviceProduct(
        "iPad A16", also: ["iPad (A16)", "iPad 11", "iPad (11th generation)"], first: 18, .sRGB,
        memory: [6]),
    ],
    "ipad11_0rounded": [
      DeviceProduct(
        "iPad Pro 11",
        also: ["iPad Pro (11-inch)", "iPad Pro 11 (1st generation)", "iPad Pro 11 1"], first: 12,
        last: 26, .p3, memory: [4, 6]),
      DeviceProduct(
        "iPad Pro 11 2", also: ["iPad Pro (11-inch) (2nd generation)"], first: 13, .p3, memory: [6]),
      DeviceProduct(
        "iPad Pro 11 3", also: ["iPad Pro (11-inch) (3rd generation)", "iPad Pro 11 M1"], first: 14,
        .p3, memory: [8, 16]),
      DeviceProduct(
        "iPad Pro 11 4", also: ["iPad Pro (11-inch) (4th generation)", "iPad Pro 11 M2"], first: 16,
        .p3, memory: [8, 16]),
    ],
    "ipad-pro-11-m4": [
      DeviceProduct(
        "iPad Pro 11 M4", also: ["iPad Pro 11-inch (M4)"], first: 17, .p3, memory: [8, 16]),
      DeviceProduct(
        "iPad Pro 11 M5", also: ["iPad Pro 11-inch (M5)"], first: 26, .p3, memory: [12, 16]),
    ],
    "ipad12_9": [
      DeviceProduct(
        "iPad Pro 12.9 1", also: ["iPad Pro (12.9-inch)", "iPad Pro 12.9 (1st generation)"],
        first: 9, last: 16, .sRGB, memory: [4]),
      DeviceProduct(
        "iPad Pro 12.9 2", also: ["iPad Pro (12.9-inch) (2nd generation)"], first: 10, last: 17,
        .p3, memory: [4]),
    ],
    "ipad12_9rounded": [
      DeviceProduct(
        "iPad Pro 12.9 3", also: ["iPad Pro (12.9-inch) (3rd generation)", "iPad Pro 12.9"],
        first: 12, last: 26, .p3, memory: [4, 6]),
      DeviceProduct(
        "iPad Pro 12.9 4", also: ["iPad Pro (12.9-inch) (4th generation)"], first: 13, .p3,
        memory: [6]),
      DeviceProduct(
        "iPad Pro 12.9 5", also: ["iPad Pro (12.9-inch) (5th generation)", "iPad Pro 12.9 M1"],
        first: 14, .p3, memory: [8, 16]),
      DeviceProduct(
        "iPad Pro 12.9 6", also: ["iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9 M2"],
        first: 16, .p3, memory: [8, 16]),
      DeviceProduct(
        "iPad Air 13 M2", also: ["iPad Air 13", "iPad Air 13-inch (M2)"], first: 17, .p3,
        memory: [8]),
      DeviceProduct("iPad Air 13 M3", also: ["iPad Air 13-inch (M3)"], first: 18, .p3, memory: [8]),
      DeviceProduct(
        "iPad Air 13 M4", also: ["iPad Air 13-inch (M4)"], first: 26, .p3, memory: [12]),
    ],
    "ipad13_0rounded": [
      DeviceProduct(
        "iPad Pro 13 M4", also: ["iPad Pro 13", "iPad Pro 13-inch (M4)"], first: 17, .p3,
        memory: [8, 16]),
      DeviceProduct(
        "iPad Pro 13 M5", also: ["iPad Pro 13-inch (M5)"], first: 26, .p3, memory: [12, 16]),
    ],
  ]
}
