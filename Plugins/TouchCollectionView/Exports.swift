@_exported public import TouchScroll
