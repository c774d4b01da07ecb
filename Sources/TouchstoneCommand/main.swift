import TouchstoneTool

CommandLineTool.main()
