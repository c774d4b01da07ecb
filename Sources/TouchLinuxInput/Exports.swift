@_exported public import TouchDevices
