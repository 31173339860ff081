import CameoTesting

extension Recordings {
  /// The project's own store, as the app that its models were written for sees it.
  static let shopApp = Recordings(nearest: #filePath, as: "ShopApp")
}
