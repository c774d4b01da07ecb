@_exported public import TouchGestures
@_exported public import TouchPlugins
@_exported public import TouchScrollView
@_exported public import TouchWindows
