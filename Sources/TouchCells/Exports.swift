@_exported public import TouchViews
