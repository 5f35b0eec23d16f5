extension Family {
  /// All families.
  static let all: [Family] = views + contents + objects + findings + assets

  /// Views and constraints.
  private static let views: [Family] = [
    Family("views with frames") { count in
      Markup.document(
        Markup.scene(views: Markup.each(count) { Markup.view($0, isConstrained: false) }))
    },
    Family("views with constraints") { count in
      Markup.document(
        Markup.scene(
          views: Markup.each(count) { Markup.view($0) },
          constraints: Markup.each(count) { number in
            Markup.constraint("\(number)a", "v\(number).leading", "sa0.leading", constant: number)
              + Markup.constraint("\(number)b", "v\(number).top", "sa0.top", constant: 8)
              + Markup.constraint("\(number)c", "v\(number).width", constant: 30)
              + Markup.constraint("\(number)d", "v\(number).height", constant: 20)
          }))
    },
    Family("views below each other") { count in
      Markup.document(
        Markup.scene(
          views: Markup.each(count) { Markup.view($0) },
          constraints: Markup.each(count) { number in
            Markup.constraint(
              "\(number)a", "v\(number).top", number == 0 ? "sa0.top" : "v\(number - 1).bottom",
              constant: 8) + Markup.constraint("\(number)b", "v\(number).leading", "sa0.leading")
              + Markup.constraint("\(number)c", "v\(number).width", constant: 30)
              + Markup.constraint("\(number)d", "v\(number).height", constant: 2)
          }))
    },
    Family("equal constraints of one view") { count in
      Markup.document(
        Markup.scene(
          views: Markup.view(0),
          constraints: Markup.each(count) { Markup.constraint("\($0)", "v0.width", constant: 5) }))
    },
    Family("layout guides") { count in
      Markup.document(
        Markup.scene(
          views: Markup.view(0),
          constraints: Markup.each(count) { number in
            Markup.constraint("\(number)", "g\(number).width", constant: 3)
          },
          inView: "<layoutGuides>" + Markup.each(count) { #"<layoutGuide id="g\#($0)"/>"# }
            + "</layoutGuides>"))
    },
    Family("variations of views") { count in
      Markup.document(
        Markup.scene(
          views: Markup.each(count) {
            Markup.view(
              $0, isConstrained: false, #"<variation key="heightClass=compact" alpha="0.5"/>"#)
          }))
    },
  ]

  /// Contents of views.
  private static let contents: [Family] = [
    Family("labels") { count in
      Markup.document(
        Markup.scene(
          views: Markup.each(count) {
            Markup.view(
              $0, element: "label", isConstrained: false, attributes: #"text="Label \#($0)""#)
          }))
    },
    Family("image views and images") { count in
      Markup.document(
        Markup.scene(
          views: Markup.each(count) {
            Markup.view(
              $0, element: "imageView", isConstrained: false, attributes: #"image="image\#($0)""#)
          }),
        resources: Markup.each(count) {
          #"<image name="image\#($0)" width="20" height="20"/>"#
        })
    },
    Family("views with named colours") { count in
      Markup.document(
        Markup.scene(
          views: Markup.each(count) {
            Markup.view(
              $0, isConstrained: false, #"<color key="backgroundColor" name="color\#($0)"/>"#)
          }),
        resources: Markup.each(count) { number in
          #"<namedColor name="color\#(number)"><color red="1" green="0" blue="0" alpha="1" "#
            + #"colorSpace="custom" customColorSpace="sRGB"/></namedColor>"#
        })
    },
    Family("effect views") { count in
      Markup.document(
        Markup.scene(
          views: Markup.each(count) {
            Markup.view(
              $0, element: "visualEffectView", isConstrained: false,
              #"<blurEffect style="dark"/>"#)
          }))
    },
    Family("rows of a table") { count in
      Markup.document(
        Markup.scene(
          views: Self.table(
            #"<tableViewSection id="se">"# + "<cells>"
              + Markup.each(count) { Self.cell($0) } + "</cells></tableViewSection>")))
    },
    Family("sections of a table") { count in
      Markup.document(
        Markup.scene(
          views: Self.table(
            Markup.each(count) { number in
              #"<tableViewSection headerTitle="h\#(number)" id="se\#(number)"><cells>"#
                + Self.cell(number) + "</cells></tableViewSection>"
            })))
    },
    Family("segments") { count in
      Markup.document(
        Markup.scene(
          views: Markup.view(
            0, element: "segmentedControl", isConstrained: false,
            "<segments>" + Markup.each(count) { #"<segment title="s\#($0)"/>"# }
              + "</segments>")))
    },
    Family("items of a toolbar") { count in
      Markup.document(
        Markup.scene(
          views: Markup.view(
            0, element: "toolbar", isConstrained: false,
            "<items>" + Markup.each(count) { #"<barButtonItem title="s\#($0)" id="b\#($0)"/>"# }
              + "</items>")))
    },
    Family("attributed fragments") { count in
      Markup.document(
        Markup.scene(
          views: Markup.view(
            0, element: "label", isConstrained: false,
            #"<attributedString key="attributedText">"#
              + Markup.each(count) {
                #"<fragment content="ab\#($0) "><attributes><font key="NSFont" size="\#(10 + $0 % 9)" "#
                  + #"name="Helvetica"/></attributes></fragment>"#
              } + "</attributedString>")))
    },
  ]

  /// Objects other than views.
  private static let objects: [Family] = [
    Family("scenes") { count in
      Markup.document(Markup.each(count) { Markup.scene($0) })
    },
    Family("scenes with one id") { count in
      Markup.document(
        Markup.each(count) {
          Markup.scene($0).replacing("sceneID=\"s\($0)\"", with: "sceneID=\"s\"")
        })
    },
    Family("segues") { count in
      Markup.document(
        Markup.each(count) { number in
          Markup.scene(
            number,
            inController: "<connections>"
              + Markup.each(3) {
                #"<segue destination="vc\#((number * 7 + $0) % count)" kind="show" "#
                  + #"id="g\#(number)-\#($0)"/>"#
              } + "</connections>")
        })
    },
    Family("segues to one scene") { count in
      Markup.document(
        Markup.each(count) { number in
          Markup.scene(
            number,
            inController:
              #"<connections><segue destination="vc0" kind="show" id="g\#(number)"/></connections>"#
          )
        })
    },
    Family("tabs") { count in
      let bar = """
        <scene sceneID="ts"><objects><tabBarController id="tbc" sceneMemberID="viewController">\
        <tabBar key="tabBar" contentMode="scaleToFill" id="tb"><rect key="frame" x="0" y="0" \
        width="375" height="49"/></tabBar><connections>
        """
      return Markup.document(
        bar
          + Markup.each(count) {
            #"<segue destination="vc\#($0)" kind="relationship" relationship="viewControllers" "#
              + #"id="r\#($0)"/>"#
          } + "</connections></tabBarController></objects></scene>\n"
          + Markup.each(count) {
            Markup.scene(
              $0, inController: #"<tabBarItem key="tabBarItem" title="i\#($0)" id="ti\#($0)"/>"#)
          })
    },
    Family("outlets") { count in
      Markup.document(
        Markup.scene(
          views: Markup.view(0, isConstrained: false),
          inController: "<connections>"
            + Markup.each(count) { #"<outlet property="p\#($0)" destination="v0" id="o\#($0)"/>"# }
            + "</connections>"))
    },
    Family("runtime attributes") { count in
      Markup.document(
        Markup.scene(
          views: Markup.view(
            0, isConstrained: false,
            "<userDefinedRuntimeAttributes>"
              + Markup.each(count) {
                #"<userDefinedRuntimeAttribute type="string" keyPath="k\#($0)" value="x"/>"#
              } + "</userDefinedRuntimeAttributes>")))
    },
    Family("gesture recognizers") { count in
      Markup.document(
        Markup.scene(
          views: Markup.view(
            0, isConstrained: false,
            "<connections>"
              + Markup.each(count) {
                #"<outletCollection property="gestureRecognizers" destination="gr\#($0)" "#
                  + #"appends="YES" id="oc\#($0)"/>"#
              } + "</connections>"),
          beside: Markup.each(count) { #"<tapGestureRecognizer id="gr\#($0)"/>"# }))
    },
  ]

  /// Parts that cause one finding each.
  private static let findings: [Family] = [
    Family("undetermined views") { count in
      Markup.document(Markup.scene(views: Markup.each(count) { Markup.view($0) }))
    },
    Family("views with one id") { count in
      Markup.document(
        Markup.scene(views: Markup.each(count) { _ in Markup.view(0, isConstrained: false) }))
    },
    Family("constraints to nothing") { count in
      Markup.document(
        Markup.scene(
          constraints: Markup.each(count) {
            Markup.constraint("\($0)", "q\($0).leading", "w\($0).leading")
          }))
    },
    Family("unknown elements") { count in
      Markup.document(Markup.scene(views: Markup.each(count) { "<zz\($0 % 5000)/>" }))
    },
    Family("unknown words") { count in
      Markup.document(
        Markup.scene(
          views: Markup.each(count) {
            Markup.view(
              $0, isConstrained: false, attributes: #"clearsContextBeforeDrawing="N\#($0)""#)
          }))
    },
  ]

  /// Asset catalogs.
  private static let assets: [Family] = [
    Family("missing files of a catalog") { count in
      [("A.storyboard", Markup.document(Markup.scene()))]
        + (0..<count).map { number in
          (
            "A.xcassets/i\(number).imageset/Contents.json",
            #"{"images":[{"idiom":"universal","scale":"1x","filename":"i\#(number).png"}]}"#
          )
        }
    },
    Family("colours of a catalog") { count in
      [
        (
          "A.storyboard",
          Markup.document(
            Markup.scene(
              views: Markup.each(count) {
                Markup.view(
                  $0, isConstrained: false, #"<color key="backgroundColor" name="c\#($0)"/>"#)
              }))
        )
      ]
        + (0..<count).map { number in
          (
            "A.xcassets/c\(number).colorset/Contents.json",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
              + #"{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}]}"#
          )
        }
    },
    Family("variants of an image") { count in
      let slots = (0..<count).map { number in
        #"{"idiom":"universal","scale":"\#(number % 3 + 1)x","subtype":"s\#(number)"}"#
      }
      return [
        (
          "A.storyboard",
          Markup.document(
            Markup.scene(
              views: Markup.view(
                0, element: "imageView", isConstrained: false, attributes: #"image="i""#)))
        ),
        (
          "A.xcassets/i.imageset/Contents.json",
          #"{"images":[\#(slots.joined(separator: ","))]}"#
        ),
      ]
    },
  ]

  private static func table(_ sections: String) -> String {
    """
    <tableView contentMode="scaleToFill" fixedFrame="YES" dataMode="static" style="grouped" \
    rowHeight="44" id="tv"><rect key="frame" x="0" y="0" width="375" height="600"/>\
    <sections>\(sections)</sections></tableView>
    """
  }

  private static func cell(_ number: Int) -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" textLabel="t\(number)" \
    style="IBUITableViewCellStyleDefault" id="ce\(number)">\(Markup.rect)\
    <tableViewCellContentView key="contentView" tableViewCell="ce\(number)" id="cc\(number)">\
    \(Markup.rect)<subviews><label text="T" id="t\(number)">\(Markup.rect)</label></subviews>\
    </tableViewCellContentView></tableViewCell>
    """
  }
}
