import type { Extension, CompileContext as TreeContext } from 'mdast-util-from-markdown'
import type { CompileContext, HtmlExtension, Token } from 'micromark-util-types'
import { noteLines, stopSlurping } from '../silent-lines.ts'

/** Comments leave nothing in HTML, not even the line endings in them. */
export const commentHtml: HtmlExtension = {
  enter: {
    comment(this: CompileContext) {
      this.buffer()
    },
  },
  exit: {
    comment(this: CompileContext) {
      this.resume()
      stopSlurping.call(this)
    },
  },
}

/** Comments leave nothing in a tree. */
export const commentFromMarkdown: Extension = {
  enter: {
    comment(this: TreeContext, token: Token) {
      noteLines.call(this, token)
      this.buffer()
    },
  },
  exit: {
    comment(this: TreeContext) {
      this.resume()
    },
  },
}
