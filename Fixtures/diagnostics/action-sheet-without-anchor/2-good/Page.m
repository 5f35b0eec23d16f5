@implementation Page
- (void)ask {
  UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];
  sheet.popoverPresentationController.barButtonItem = self.item;
  [self presentViewController:sheet animated:YES completion:nil];
}
@end
