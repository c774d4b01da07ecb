@_exported public import TouchGestures
