@_exported public import TouchControls
@_exported public import TouchPlugins
