@_exported public import TouchWindows
