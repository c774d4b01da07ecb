@_exported public import TouchCore
