type Align = 'center' | 'left' | 'none' | 'right'

// What micromark-extension-gfm puts into tokens and compile data, and its main module's types do not declare.
declare module 'micromark-util-types' {
  interface TokenTypeMap {
    gfmFootnoteCall: 'gfmFootnoteCall'
    literalAutolinkEmail: 'literalAutolinkEmail'
    literalAutolinkHttp: 'literalAutolinkHttp'
    literalAutolinkWww: 'literalAutolinkWww'
    table: 'table'
    taskListCheck: 'taskListCheck'
  }
  interface Token {
    _align?: Align[] | undefined
  }
  interface CompileData {
    tableAlign?: Align[] | undefined
  }
}

export {}
