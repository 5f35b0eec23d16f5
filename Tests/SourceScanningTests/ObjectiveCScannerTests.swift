import SourceScanning
import Testing

@Suite struct ObjectiveCScannerTests {
  @Test func classesCategoriesAndImplementations() {
    let found = scan(
      """
      #import <UIKit/UIKit.h>
      #define CLASS(x) @interface x : NSObject \\
        @end
      @class Forward, Other;
      @protocol Later;
      NS_ASSUME_NONNULL_BEGIN
      __attribute__((visibility("default"))) @interface Page<__covariant T> : Base<T> <Delegate, Source> {
        IBOutlet UILabel *label, *second;
        @private
        int (^_handler)(int a, int b);
      }
      @property (weak, nonatomic) IBOutlet UILabel *title;
      @property (nonatomic, getter=isOn, setter=switchOn:) IBInspectable BOOL on;
      @property (copy) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
      @property (nonatomic, copy, nullable) void (^completion)(BOOL finished);
      @property UIColor *tint UI_APPEARANCE_SELECTOR;
      @property UIView *a, *b;
      @property NSString *gone __attribute__((deprecated("use } other")));
      - (IBAction)save:(id)sender;
      - (IBAction) done;
      - (IBAction)touched:(nullable id)sender forEvent:(UIEvent *)event NS_AVAILABLE_IOS(8_0);
      + (instancetype)shared;
      - (IBSegueAction UIViewController *)make:(NSCoder *)coder sender:(id)sender;
      - noType:sender;
      @end

      @interface Page () <Third>
      @property IBOutlet UIView *hidden;
      @end

      @implementation Page {
        UIView *_ivar;
      }
      @synthesize title = _title, on;
      - (void)secret:(id)__unused sender {
        NSString *text = @"@end \\" {"; char c = '"'; char d = '\\'';
        if (c) { [self save:^(int x) { return x - (1); }]; }
      #if 0
        } @end
      #elif DEBUG
        if (d) {
      #else
        if (c) {
      #endif
        }
      }
      - (void)after { }
      @end

      @protocol Shown <NSObject>
      - (void)shown;
      @end
      static int function(void) { return -(1); }
      @compatibility_alias OldPage Page;
      """, "A.m")
    #expect(
      found.listing == """
        class Page: Base
          property label outlet
          property second outlet
          property _handler
          property title outlet
          method isOn
          method switchOn:
          property on inspectable
          property buttons outlet
          property completion
          property tint
          property UI_APPEARANCE_SELECTOR
          property a
          property b
          property gone
          method save: action
          method done action
          method touched:forEvent: action
          method shared static
          method make:sender: segueAction
          method noType:
        extension Page
          property hidden outlet
        extension Page
          property _ivar
          property title
          property _title
          property on
          method secret:
          method after
        protocol Shown
          method shown
        """)
    #expect(found.aliases == ["OldPage": "Page"])
  }
}
