@_exported public import TouchResponders
