import type { CompileContext, Extension } from 'mdast-util-from-markdown'
import type { Token } from 'micromark-util-types'
import { noteLines } from '../silent-lines.ts'

/** Comments leave nothing in the tree. */
export const commentFromMarkdown: Extension = {
  enter: {
    comment(this: CompileContext, token: Token) {
      noteLines.call(this, token)
      this.buffer()
    },
  },
  exit: {
    comment(this: CompileContext) {
      this.resume()
    },
  },
}
