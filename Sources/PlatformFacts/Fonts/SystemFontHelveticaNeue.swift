// Written by a fit over the labels of public documents, except the tracking from 21 points on.

/// The advances of Helvetica Neue on the canvas before 7702, in 1/100,000 em.
///
/// Fitted on 147 labels with the advances of a metric-compatible font as prior; confidence low.
// swift-format-ignore
enum SystemFontHelveticaNeue {
  /// The only design.
  static let text = AdvanceTable(
    ascii: [
      // space ! " # $ % & ' ( ) * + , - . / 0 1 2
      28794, 26791, 36136, 56615, 56615, 90514, 67898, 19435, 31214, 31214, 39615, 59448, 29347, 33899, 29616, 28282, 56615, 57132, 57077,
      // 3 4 5 6 7 8 9 : ; < = > ? @ A B C D E
      56615, 56615, 57077, 56615, 56615, 57748, 56615, 30798, 28282, 59448, 59448, 59448, 56615, 103338, 67626, 68954, 72671, 73989, 66798,
      // F G H I J K L M N O P Q R S T U V W X
      60282, 80940, 75216, 28815, 51569, 68012, 54176, 84996, 70938, 78199, 68331, 79181, 72212, 65617, 59749, 74928, 67654, 92629, 67898,
      // Y Z [ \ ] ^ _ ` a b c d e f g h i j k
      67898, 60569, 28282, 28282, 28282, 47767, 56615, 33899, 53887, 59515, 54213, 57560, 54222, 27234, 55911, 54586, 21981, 20838, 49769,
      // l m n o p q r s t u v w x y z { | } ~
      21626, 85079, 56228, 58122, 59799, 57685, 32278, 50072, 30379, 57077, 49464, 76468, 50687, 51512, 50116, 33999, 26443, 33999, 59448,
    ],
    unobserved: "\"#$%&'*+-/034679;<=>?@QXY[\\]^_`{|}~",
    others: [
      (0x00B0, 40709),  // °
      (0x00E9, 56615),  // é
    ])

  /// The tracking at whole sizes, in 1/100,000 em; from 21 points on, 3 texts of 2 projects (weak).
  static let tracking: [(size: Int, tracking: Int)] = [
    (12, 19), (13, 42), (14, 312), (15, 549), (17, -75), (18, -43),
    (20, -425), (21, -1950), (24, -2800), (31, -2900),
  ]
}
