@_exported public import TouchGestures
@_exported public import TouchPlugins
@_exported public import TouchScreenEdgePan
@_exported public import TouchWindows
