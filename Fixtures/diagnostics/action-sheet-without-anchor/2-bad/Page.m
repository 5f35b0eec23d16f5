@implementation Page
- (void)ask {
  UIAlertController *sheet = [↓UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];
  [self presentViewController:sheet animated:YES completion:nil];
}
@end
