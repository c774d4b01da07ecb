@_exported public import TouchPan
@_exported public import TouchPinch
@_exported public import TouchScrollView
@_exported public import TouchViews
