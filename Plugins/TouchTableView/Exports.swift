@_exported public import TouchCells
@_exported public import TouchControls
@_exported public import TouchScroll
@_exported public import TouchWindows
