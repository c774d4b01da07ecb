import CustomPlugin
import Touchstone
import TouchstoneTool

// The command touchstone with the kinds of this package: a file names `dial` and `checkMark` like any other.
var registry = PluginRegistry.standard
registry.install(DialPlugin())
CommandLineTool.main(registry: registry)
