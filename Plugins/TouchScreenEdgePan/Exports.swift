@_exported public import TouchPan
