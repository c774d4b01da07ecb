@_exported public import TouchGestures
@_exported public import TouchPlugins
