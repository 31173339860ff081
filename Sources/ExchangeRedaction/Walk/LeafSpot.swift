/// Where a scalar of a document stands, in numbers: entries of its index, and nodes of a path tree.
struct LeafSpot {
  var entry: Int32
  var path: Int32
  var place: Int32
  /// The nearest object around it; -1 for none.
  var object: Int32
  /// What the scalar belongs to: the innermost object that is an array's element, else the document.
  var subject: Int32
}
