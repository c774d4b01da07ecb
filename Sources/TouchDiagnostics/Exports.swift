@_exported public import TouchEvents
